// @ts-check
import { satteri } from '@astrojs/markdown-satteri';
import mdx from '@astrojs/mdx';
import react from '@astrojs/react';
import { defineConfig } from 'astro/config';

export default defineConfig({
  site: 'https://stubai-tarock.example',
  trailingSlash: 'always',
  integrations: [mdx(), react()],
  i18n: {
    defaultLocale: 'en',
    locales: ['en', 'de'],
    routing: { prefixDefaultLocale: false },
  },
  markdown: {
    processor: satteri({ features: { definitionList: true, headingAttributes: true } }),
  },
  vite: {
    environments: {
      client: {
        build: {
          rolldownOptions: {
            output: {
              codeSplitting: {
                // React and its renderer are never loaded apart.
                groups: [
                  { name: 'react', test: /node_modules[\\/](?:react|react-dom|scheduler)[\\/]/ },
                ],
              },
            },
          },
        },
      },
    },
    build: {
      // Astro's own "use astro:head-inject" makes Rolldown warn once for each MDX page.
      rolldownOptions: { checks: { moduleLevelDirective: false } },
    },
  },
});

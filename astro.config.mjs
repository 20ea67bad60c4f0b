// @ts-check
import { satteri } from '@astrojs/markdown-satteri';
import mdx from '@astrojs/mdx';
import react from '@astrojs/react';
import sitemap from '@astrojs/sitemap';
import { defineConfig } from 'astro/config';

/** Pages that ask not to be listed: for unknown addresses, to print, to cite, to embed. */
const UNLISTED = /\/(?:404\/$|print\/.+|cite\/|embed\/(?:hands\/|$)|hands\/.+\/sheet\/)/;

/** The script of a hand page: each function that it has not compiled yet keeps the reader waiting. */
const AT_ONCE = new Set([
  ...['react', 'client', 'common', 'cards', 'dobbm', 'game', 'steps', 'Trick'],
  ...[
    'hand-stepper',
    'HandStepper',
    'DroggnEnglish',
    'DroggnGerman',
    'DobbmEnglish',
    'DobbmGerman',
  ],
]);

/**
 * Lets these files be compiled while they arrive, beside the main thread: the first words of each say so.
 *
 * @type {import('vite').Plugin}
 */
const compiledAtOnce = {
  name: 'compiled-at-once',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type === 'chunk' && AT_ONCE.has(chunk.name))
          chunk.code = `//# allFunctionsCalledOnLoad\n${chunk.code}`;
      }
    },
  },
};

export default defineConfig({
  site: 'https://stubai-tarock.example',
  trailingSlash: 'always',
  integrations: [
    mdx(),
    react(),
    sitemap({
      filter: (page) => !UNLISTED.test(page),
      i18n: { defaultLocale: 'en', locales: { en: 'en', de: 'de' } },
    }),
  ],
  i18n: {
    defaultLocale: 'en',
    locales: ['en', 'de'],
    routing: { prefixDefaultLocale: false },
  },
  markdown: {
    // Code stands in the ink of the page, light and dark.
    syntaxHighlight: false,
    processor: satteri({ features: { definitionList: true, headingAttributes: true } }),
  },
  vite: {
    plugins: [compiledAtOnce],
    environments: {
      client: {
        build: {
          rolldownOptions: {
            output: {
              codeSplitting: {
                // React and its renderer are never loaded apart.
                groups: [
                  {
                    name: 'react',
                    priority: 4,
                    test: /node_modules[\\/](?:@astrojs[\\/]react|react|react-dom|scheduler)[\\/]/,
                  },
                  // What hands, counter and account have in common, so that none carries another.
                  {
                    name: 'common',
                    priority: 3,
                    test: /src[\\/](?:engine[\\/](?:core[\\/](?!notation|deal|auction|following|trick)|droggn[\\/](?:scoring|outcome|options|contracts|money|threshold)\.ts)|record[\\/]value|words[\\/](?:contracts|locale|numbers|phrases)|widgets[\\/](?:links|saveFile|useReady))|vite[\\/]preload-helper/,
                  },
                  // Cards and their names: an account that is kept by figures needs none.
                  {
                    name: 'cards',
                    priority: 2,
                    test: /src[\\/](?:engine[\\/]core[\\/](?:notation|deal|auction|following|trick)\.ts|words[\\/](?:cards[\\/](?!hand\.)|speech)|widgets[\\/]card)/,
                  },
                  {
                    name: 'dobbm',
                    priority: 2,
                    test: /src[\\/]engine[\\/]dobbm[\\/](?:scoring|outcome|options|contracts|money)\.ts/,
                  },
                  // Nor are the parts of an account, but for those that few evenings want.
                  {
                    name: 'account',
                    test: /src[\\/](?:engine[\\/]evening[\\/](?!playedHand|refereed|file[\\/](?:cells|columns|csv|parseCsv|printCsv))|widgets[\\/]evening[\\/](?:book|draft|terms|record[\\/]referee|talk|names|result|today|use|files[\\/](?:eveningFile|save))|words[\\/]evening[\\/](?:company|money))/,
                  },
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

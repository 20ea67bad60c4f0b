import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { requireBrowser } from '../../scripts/browser.ts';
import { siteFolder } from '../../scripts/site-folder.ts';
import { serveSite } from '../../scripts/site-server.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Address of the served site, without a slash at the end. */
    siteUrl: string;
    /** Where the browser that all tests share is to be reached. */
    browserEndpoint: string;
    /** Folder of the built site. */
    siteFolder: string;
  }
}

/** Root may not use Chromium's sandbox, and the pages are our own. */
const FLAGS = ['--no-sandbox', '--disable-gpu', '--disable-background-networking'];

/** Serves the built site and starts one browser, which is installed if there is none. */
export default async ({ provide }: TestProject) => {
  const folder = siteFolder();
  const site = await serveSite(folder);
  const browser = await chromium.launchServer({ executablePath: requireBrowser(), args: FLAGS });
  provide('siteUrl', site.url);
  provide('siteFolder', folder);
  provide('browserEndpoint', browser.wsEndpoint());
  return async () => {
    await browser.close();
    await site.close();
  };
};

import { existsSync } from 'node:fs';
import { resolve } from 'node:path';

/** The folder of the built site: the first argument, else `SITE_FOLDER`, else `dist`. */
export const siteFolder = (argument?: string): string =>
  resolve(argument ?? process.env.SITE_FOLDER ?? 'dist');

/** @throws Error with a sentence for the reader if no site has been built into the folder. */
export const requireSite = (folder: string): void => {
  if (existsSync(resolve(folder, 'index.html'))) return;
  throw new Error(`There is no built site in ${folder}; run “npm run build” first.`);
};

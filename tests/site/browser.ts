import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { afterAll, inject } from 'vitest';

const siteUrl = inject('siteUrl');

let connection: Promise<Browser> | null = null;

const browser = (): Promise<Browser> => {
  connection ??= chromium.connect(inject('browserEndpoint'));
  return connection;
};

afterAll(async () => {
  const connected = await connection;
  await connected?.close();
});

export const PHONE = { width: 390, height: 844 };
export const DESK = { width: 1440, height: 900 };

/** A page in a fresh profile, with paths of the site as addresses. Close its context afterwards. */
export const openPage = async (options: BrowserContextOptions = {}): Promise<Page> => {
  const connected = await browser();
  const context = await connected.newContext({ baseURL: siteUrl, viewport: DESK, ...options });
  return context.newPage();
};

/** Runs a test in a fresh profile and closes it. */
export const withPage = async <Value>(
  use: (page: Page) => Promise<Value>,
  options: BrowserContextOptions = {},
): Promise<Value> => {
  const page = await openPage(options);
  try {
    return await use(page);
  } finally {
    await page.context().close();
  }
};

import type { Browser } from 'playwright-core';

/** Sends a command of the browser's protocol to the page, and gives what it answers. */
export type Ask = (method: string, params?: object) => Promise<Readonly<Record<string, unknown>>>;

interface Answer {
  readonly id?: number;
  readonly result?: Readonly<Record<string, unknown>>;
  readonly error?: { readonly message: string };
}

/**
 * Runs something with a page in a fresh profile of which nothing is asked but what is sent. A page
 * that Playwright itself opens has its console listened to, and then each script that begins
 * something is read a second time for the place where it did: two fifths of what a hand takes.
 */
export const withQuietPage = async <Value>(
  browser: Browser,
  use: (ask: Ask) => Promise<Value>,
): Promise<Value> => {
  const session = await browser.newBrowserCDPSession();
  const { browserContextId } = await session.send('Target.createBrowserContext');
  const { targetId } = await session.send('Target.createTarget', {
    url: 'about:blank',
    browserContextId,
  });
  const { sessionId } = await session.send('Target.attachToTarget', { targetId });
  const waiting = new Map<number, (answer: Answer) => void>();
  session.on('Target.receivedMessageFromTarget', (event) => {
    const answer: Answer = JSON.parse(event.message);
    if (event.sessionId === sessionId && answer.id !== undefined) waiting.get(answer.id)?.(answer);
  });
  const ask: Ask = async (method, params = {}) => {
    const id = waiting.size;
    const answered = new Promise<Answer>((resolve) => waiting.set(id, resolve));
    const message = JSON.stringify({ id, method, params });
    await session.send('Target.sendMessageToTarget', { sessionId, message });
    const { result, error } = await answered;
    if (!result) throw new Error(`${method}: ${error?.message}`);
    return result;
  };
  try {
    return await use(ask);
  } finally {
    await session.send('Target.disposeBrowserContext', { browserContextId });
    await session.detach();
  }
};

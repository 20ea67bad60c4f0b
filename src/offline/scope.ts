export interface Extendable {
  waitUntil(done: Promise<unknown>): void;
}

/** What a page asks the worker to keep. */
export interface Errand extends Extendable {
  readonly data?: { readonly keep?: unknown; readonly locale?: unknown };
}

/** The part of a worker's scope that is used here; the types of a page do not know it. */
export interface WorkerScope {
  addEventListener(type: 'install' | 'activate', listener: (event: Extendable) => void): void;
  addEventListener(type: 'message', listener: (event: Errand) => void): void;
  skipWaiting(): Promise<void>;
  readonly clients: { claim(): Promise<void> };
}

import { readFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';
import { requireSite } from './site-folder.ts';

export interface SiteServer {
  /** Without a slash at the end. */
  readonly url: string;
  readonly close: () => Promise<void>;
}

/** An unknown address below `/de/` gets the German page, if there is one. */
const notFoundPages = (folder: string) => {
  const read = (file: string): string | null => {
    try {
      return readFileSync(join(folder, file), 'utf8');
    } catch {
      return null;
    }
  };
  const english = read('404.html') ?? 'Not found';
  const german = read('de/404.html') ?? read('de/404/index.html') ?? english;
  return (path: string): string => (path.startsWith('/de/') ? german : english);
};

const refuse = (response: ServerResponse, page: string): void => {
  response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' });
  response.end(page);
};

const sentenceFor = (error: NodeJS.ErrnoException, port: number): Error => {
  if (error.code === 'EADDRINUSE')
    return new Error(`Port ${port} is taken; stop what uses it, or set PORT to another number.`);
  if (error.code === 'EACCES')
    return new Error(
      `Port ${port} may not be used by this account; set PORT to a number above 1023.`,
    );
  return error;
};

/**
 * Serves a built site on this machine, with the 404 page for an unknown address.
 *
 * @param port 0 for any free one
 * @throws Error with a sentence for the reader if nothing is built or the port is taken
 */
export const serveSite = async (folder: string, port = 0): Promise<SiteServer> => {
  requireSite(folder);
  const notFound = notFoundPages(folder);
  const files = sirv(folder, {
    etag: true,
    onNoMatch: (request, response) => refuse(response, notFound(request.url ?? '/')),
  });
  const server = createServer((request, response) => files(request, response));
  await new Promise<void>((started, failed) => {
    server.once('error', (error) => failed(sentenceFor(error, port)));
    server.listen(port, 'localhost', started);
  });
  const address = server.address();
  const taken = typeof address === 'object' && address !== null ? address.port : port;
  return {
    url: `http://localhost:${taken}`,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
};

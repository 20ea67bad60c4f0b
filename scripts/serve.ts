import { siteFolder } from './site-folder.ts';
import { serveSite } from './site-server.ts';

const portFrom = (text: string): number => {
  const port = Number(text);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new Error(`PORT must be a number from 1 to 65535, not “${text}”.`);
};

try {
  const port = portFrom(process.env.PORT ?? '4321');
  const { url } = await serveSite(siteFolder(process.argv[2]), port);
  console.log(`The archive is open at ${url}/ (Ctrl+C ends it).`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

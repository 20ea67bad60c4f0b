import { siteFolder } from './site-folder.ts';
import { serveSite } from './site-server.ts';

const port = Number(process.env.PORT ?? 4321);

try {
  const { url } = await serveSite(siteFolder(process.argv[2]), port);
  console.log(`The archive is open at ${url}/ (Ctrl+C ends it).`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

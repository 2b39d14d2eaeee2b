// Before all journeys: builds the portal and loads the demo, as `npm start` does, into a folder of which each file of journeys gets a copy (test.ts).
import { rmSync } from 'node:fs';
import { confirmNotices } from '../apps/server/src/test/confirmNotices.ts';
import { createServer, demoFolder, journeysFolder } from './steps/ownServer.ts';

/** @returns removes everything that the journeys left */
export default async function loadDemo(): Promise<() => void> {
  // Copied where it was loaded earlier today (seed/snapshot).
  const server = createServer('demo', 'empty', 'scripts/start.ts');
  await server.start({ HARROW_DEMO: '1' });
  await server.stop();
  // A pop-up before each journey would be in its way.
  await confirmNotices(demoFolder);
  return () => rmSync(journeysFolder, { recursive: true, force: true });
}

// Before all journeys: builds the portal, and loads the demo into a folder of which each file of journeys gets a copy (steps/ownServer.ts).
import { rmSync } from 'node:fs';
import { confirmNotices } from '../apps/server/src/test/confirmNotices.ts';
import { buildPortal } from '../scripts/portalBuild.ts';
import { createServer, demoFolder, journeysFolder } from './steps/ownServer.ts';

/** @returns what clears away everything that the journeys left */
export default async function loadDemo(): Promise<() => void> {
  if (!(await buildPortal())) throw new Error('The portal could not be built; the messages above say why.');
  // Copied where it was loaded earlier today (seed/snapshot).
  const server = createServer('demo', 'empty');
  await server.start({ HARROW_DEMO: '1', HARROW_DEMO_SNAPSHOTS: 'node_modules/.cache/harrow/demo' });
  await server.stop();
  // A pop-up before each journey would be in its way.
  await confirmNotices(demoFolder);
  return () => rmSync(journeysFolder, { recursive: true, force: true });
}

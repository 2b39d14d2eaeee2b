// The server that the journeys run against: as `npm start` does it, with fresh demo data in a temporary folder of its own.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const data = mkdtempSync(join(tmpdir(), 'harrow-e2e-'));
process.on('exit', () => rmSync(data, { recursive: true, force: true }));
process.env.HARROW_DATA = data;
process.env.HARROW_DEMO = '1';
await import('../scripts/start.ts');

// The server that the journeys run against: as `npm start` does it, on a data folder of its own with fresh demo data.
import { rmSync } from 'node:fs';
import { join } from 'node:path';

const data = join(import.meta.dirname, '..', 'artifacts', 'e2e-data');
rmSync(data, { recursive: true, force: true });
process.env.HARROW_DATA = data;
process.env.HARROW_DEMO = '1';
await import('../scripts/start.ts');

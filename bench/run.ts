// Runs one bench at a time: npm run bench -- server|nightly|heavy|parts|finance|goals|dashboard|forecast|portal|departments|cron|pickers|compare [options of that bench]
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const parts: Record<string, readonly string[]> = {
  server: ['server/run.mjs', '--subjects', 'floor,floor-capped,harrow', '--connections', '16'],
  'server-data': ['server/load.mjs'],
  nightly: ['server/nightly.mjs'],
  heavy: ['server/heavy.mjs'],
  parts: ['server/parts.mjs'],
  finance: ['server/finance.mjs'],
  goals: ['server/goals.mjs'],
  dashboard: ['server/dashboard.mjs'],
  forecast: ['table/forecast.ts'],
  portal: ['portal/run.ts'],
  departments: ['portal/departments.ts'],
  cron: ['cron/run.ts'],
  pickers: ['pickers/run.ts'],
  compare: ['compare/run.ts'],
};

const [name = '', ...options] = process.argv.slice(2);
const part = parts[name];
if (!part) {
  console.error(`Usage: npm run bench -- ${Object.keys(parts).join('|')} [options]\nSee bench/README.md.`);
  process.exit(2);
}
const folder = fileURLToPath(new URL('.', import.meta.url));
const [script, ...defaults] = part;
const { status } = spawnSync(process.execPath, [folder + script, ...defaults, ...options], { cwd: `${folder}${script!.split('/')[0]}`, stdio: 'inherit' });
process.exitCode = status ?? 1;

// Plays stories of parts and money drawn by chance: npm run stories -- [COUNT] [SEED]. By default 200 of them, by another seed each time.
// On PostgreSQL with HARROW_TEST_DATABASE, else embedded. A failing story is shortened and told with its seed.
import { spawnSync } from 'node:child_process';
import { root } from './command.ts';

const [count = '200', seed = String(Math.floor(Math.random() * 1_000_000_000))] = process.argv.slice(2);
if (!/^\d+$/.test(count) || !/^\d+$/.test(seed)) {
  console.error('npm run stories -- [COUNT] [SEED]: both are whole numbers');
  process.exit(2);
}
console.log(`${count} stories, seed ${seed}`);
const { status } = spawnSync('vitest', ['run', '--project', 'server', 'apps/server/stories'], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, HARROW_STORIES: count, HARROW_STORIES_SEED: seed, HARROW_STORIES_TELL: '1' },
});
process.exitCode = status ?? 1;

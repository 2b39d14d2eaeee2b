// Runs the races of parts and money again and again: npm run races -- [COUNT]. By default 100 times each.
// On the PostgreSQL of HARROW_TEST_DATABASE, else on one of its own: an embedded database has one connection, on which calls only take turns.
import { globSync } from 'node:fs';
import { root, run } from './command.ts';
import { postgresAdvice, startPostgres } from './machine/postgres.ts';

const [count = '100'] = process.argv.slice(2);
if (!/^[1-9]\d*$/.test(count)) {
  console.error('npm run races -- [COUNT]: a whole number');
  process.exit(2);
}
const files = globSync('apps/server/src/modules/*/races.test.ts', { cwd: root });
const given = process.env.HARROW_TEST_DATABASE;
const postgres = given ? undefined : await startPostgres();
const url = given ?? postgres?.url;
if (!url) throw new Error(postgresAdvice);
console.log(`${files.length} files, each race ${count} times`);
const { code } = await run('vitest', ['run', '--project', 'server', ...files], { env: { HARROW_TEST_DATABASE: url, HARROW_RACES: count } });
await postgres?.stop();
process.exitCode = code;

// Kills a server in the middle of its work again and again: npm run faults -- [COUNT]. By default 30 times, at moments drawn by chance.
// On the PostgreSQL of HARROW_TEST_DATABASE, else on one of its own.
import { run } from './command.ts';
import { postgresAdvice, startPostgres } from './machine/postgres.ts';

const [count = '30'] = process.argv.slice(2);
if (!/^[1-9]\d*$/.test(count)) {
  console.error('npm run faults -- [COUNT]: a whole number');
  process.exit(2);
}
const given = process.env.HARROW_TEST_DATABASE;
const postgres = given ? undefined : await startPostgres();
const url = given ?? postgres?.url;
if (!url) throw new Error(postgresAdvice);
const { code } = await run('vitest', ['run', '--project', 'server', 'apps/server/stories/faults'], {
  env: { HARROW_TEST_DATABASE: url, HARROW_FAULTS: count },
});
await postgres?.stop();
process.exitCode = code;

// Brings the database of an earlier state up to date: npm run upgrade-check -- REVISION. The demo of that revision is loaded by its own
// server into a PostgreSQL; then today's migrations run, and everything that can be read is read, as its users. Fails
// where an answer is not as the contract promises, a table has lost rows, or money, shelves and documents do not agree.
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkOut, type EarlierCheckout } from '../bench/compare/revision.ts';
import { demoUsers } from '../apps/server/seed/organisations/users.ts';
import { createApp } from '../apps/server/src/app.ts';
import { breaches } from '../apps/server/src/modules/ledger-check/ledgerCheck.ts';
import { connect } from '../apps/server/src/shared/database/connection/connect.ts';
import { operations } from '../apps/server/src/test/contract/operations.ts';
import { createReader } from '../apps/server/src/test/contract/reader.ts';
import { signIn } from '../apps/server/src/test/testApp.ts';
import { createPostgresDatabase } from '../apps/server/src/test/testDatabase.ts';
import { postgresAdvice, startPostgres } from './machine/postgres.ts';

const [revision] = process.argv.slice(2);
if (!revision) {
  console.error('npm run upgrade-check -- REVISION');
  process.exit(2);
}
const earlier = checkOut(revision);
const postgres = await startPostgres();
if (!postgres) throw new Error(postgresAdvice);
const folder = mkdtempSync(join(tmpdir(), 'harrow-upgrade-'));

try {
  const { url } = await createPostgresDatabase(postgres.url, 'empty');
  console.log(`Loading the demo of ${earlier.name} …`);
  await loadDemo(earlier, url);
  process.exitCode = (await check(url)) ? 0 : 1;
} finally {
  await postgres.stop();
  earlier.remove();
  rmSync(folder, { recursive: true, force: true });
}

/** Runs the server of the earlier state until it has filled the database. */
function loadDemo({ root }: EarlierCheckout, databaseUrl: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const env = { ...process.env, DATABASE_URL: databaseUrl, HARROW_DEMO: '1', HARROW_JOBS: '0', HARROW_DATA: folder, PORT: '0', LOG_LEVEL: 'warn' };
    const server: ChildProcess = spawn(process.execPath, ['scripts/run.mjs', 'node', 'apps/server/src/main.ts'], {
      cwd: root,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [server.stdout, server.stderr])
      stream?.on('data', (chunk: Buffer) => {
        output += chunk.toString();
        if (/Stop {8}Ctrl-C/.test(output)) server.kill('SIGTERM');
      });
    server.on('exit', () => (/Stop {8}Ctrl-C/.test(output) ? resolve() : reject(new Error(`The server of ${revision} has not started:\n${output}`))));
  });
}

/** Rows of each table. */
async function countRows(databaseUrl: string): Promise<Map<string, number>> {
  const { db, close } = await connect({ databaseUrl, poolSize: 1 });
  const tables = (await db.introspection.getTables()).filter(({ isView }) => !isView).map(({ name }) => name);
  const counts = new Map<string, number>();
  for (const table of tables)
    counts.set(
      table,
      await db
        .selectFrom(table as never)
        .select(({ fn }) => fn.countAll<number>().as('n'))
        .executeTakeFirstOrThrow()
        .then((row) => (row as { n: number }).n),
    );
  await close();
  return counts;
}

async function check(databaseUrl: string): Promise<boolean> {
  const problems: string[] = [];
  const stored = await countRows(databaseUrl);
  const connection = await connect({ databaseUrl });
  const began = performance.now();
  const { app, services } = await createApp({ connection, dataFolder: folder });
  await app.ready();
  console.log(`Up to date after ${((performance.now() - began) / 1000).toFixed(1)} s`);
  for (const [table, n] of await countRows(databaseUrl)) {
    const was = stored.get(table);
    if (was !== undefined && n < was) problems.push(`${table} had ${was} rows and has ${n}`);
  }
  const tokens: string[] = [];
  for (const { username } of demoUsers.slice(0, 20))
    await signIn({ app }, username).then(
      (token) => tokens.push(token),
      () => undefined,
    );
  const reader = createReader((url, token) => app.inject({ url, headers: { ...(token && { 'x-access-token': token }), 'accept-language': 'en' } }), tokens);
  const reads = operations.filter(({ id, method }) => method === 'GET' && id !== 'KeptFiles_detail');
  const answers = await reader.readAll(reads);
  for (const { faults } of answers.values()) problems.push(...faults);
  const told = [...answers.values()].filter((answer) => answer.told > 0).length;
  const { rows } = await breaches(null).execute(services.db);
  for (const { code, n, example } of rows) problems.push(`${code} does not hold for ${n} records, such as ${example}`);
  console.log(`${tokens.length} users have read ${reads.length} calls, of which ${told} had something to tell; ${problems.length} problems`);
  for (const problem of problems) console.log(problem);
  await app.close();
  await connection.close();
  return problems.length === 0;
}

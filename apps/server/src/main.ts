/** The server process: environment, data folder lock, demo data, signals, and the block that says where everything is. */
import { existsSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { seedDemo } from '../seed/index.ts';
import { seedToday } from '../seed/seedToday.ts';
import { type DemoSnapshot, demoSnapshot, keepDemo, restoreDemo } from '../seed/snapshot/demoSnapshot.ts';
import { createApp } from './app.ts';
import { type Config, readConfig } from './config.ts';
import { createFirstAdministrator, type FirstAdministrator } from './base-data/firstAdministrator.ts';
import { connect } from './shared/database/connect.ts';
import { FolderInUse, lockFolder } from './shared/database/folderLock.ts';
import type { Services } from './shared/services.ts';
import { createJobRunner } from './shared/jobs/runner.ts';
import { loggerOptions } from './shared/http/logging.ts';
import { forgetUnanswered } from './shared/idempotency/idempotency.ts';

/** How long requests under way may take once the server is asked to stop. */
const stopWithinMs = 10_000;

await start().catch((error: unknown) => {
  const known = error instanceof FolderInUse || (error as NodeJS.ErrnoException).code === 'EADDRINUSE';
  console.error(known ? `\n${(error as Error).message}\n` : error);
  process.exit(1);
});

async function start(): Promise<void> {
  const begun = performance.now();
  const config = readConfig(process.env);
  /** What has been opened so far, closed in the opposite order. */
  const opened: (() => unknown)[] = [];
  stopOnSignal(opened);
  if (config.databaseUrl === undefined) opened.push(await lockFolder(config.dataFolder));
  const snapshot = snapshotFor(config);
  if (snapshot && (await restoreDemo(snapshot, config.dataFolder))) say('Copied the demo that was loaded earlier today');
  say('Opening the database');
  const connection = await connect({ databaseUrl: config.databaseUrl, folder: join(config.dataFolder, 'db'), poolSize: config.poolSize });
  opened.push(() => connection.close());
  const { app, services } = await createApp({
    connection,
    dataFolder: config.dataFolder,
    portalFolder: config.portalFolder,
    demo: config.demo,
    trustedProxies: config.trustedProxies,
    frameOrigins: config.frameOrigins,
    signing: config.signing,
    portals: config.portals,
    sso: config.sso,
    bucket: config.bucket,
    scan: config.scan,
    smtpUrl: config.smtpUrl,
    logger: loggerOptions(config.logLevel),
  });
  opened.push(() => Promise.race([app.close(), sleep(stopWithinMs)]));
  // What was still arriving when the last server stopped; with several servers on PostgreSQL it may be another's.
  if (connection.kind === 'embedded') {
    await emptyFolder(services.files.incoming);
    await forgetUnanswered(services.db);
  }
  const administrator = await fillEmptyDatabase(config, services, snapshot);
  await app.listen({ host: config.host, port: config.port });
  if (config.jobs) {
    const runner = createJobRunner(
      services,
      connection,
      services.modules.flatMap(({ jobs = [] }) => jobs),
    );
    opened.push(() => runner.stop());
    await runner.start();
  }

  const address = app.server.address();
  const port = typeof address === 'object' && address ? address.port : config.port;
  console.log(readyBlock(config, port, administrator, performance.now() - begun));
}

/** Ctrl-C, SIGTERM and SIGHUP let requests under way finish, then close the database and free the folder. */
function stopOnSignal(opened: readonly (() => unknown)[]): void {
  let stopping = false;
  const stop = async (signal: string): Promise<void> => {
    if (stopping) return;
    stopping = true;
    say(`${signal}: stopping`);
    for (const close of opened.toReversed()) await close();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop(signal));
}

/** An empty database gets demo data, or its first administrator. */
async function fillEmptyDatabase(
  { demo, admin, dataFolder }: Config,
  services: Services,
  snapshot: DemoSnapshot | undefined,
): Promise<FirstAdministrator | undefined> {
  if (!demo) return createFirstAdministrator(services.db, admin);
  const someone = await services.db.selectFrom('sysUser').select('id').limit(1).executeTakeFirst();
  if (someone) return undefined;
  await seedDemo(services, say);
  // What was loaded over midnight may be of either day.
  if (snapshot?.day === seedToday(new Date()))
    await keepDemo(snapshot, dataFolder, services.db).catch((error: Error) => say(`The demo is not kept for the next first start: ${error.message}`));
  return undefined;
}

/** A demo can be kept as files where the embedded database is used, and no bucket and no scan has to see each file. */
function snapshotFor({ demo, demoSnapshots, databaseUrl, bucket, scan, dataFolder }: Config): DemoSnapshot | undefined {
  const isFilled = existsSync(join(dataFolder, 'db'));
  if (!demo || isFilled || demoSnapshots === undefined || databaseUrl !== undefined || bucket || scan.command || scan.url) return undefined;
  return demoSnapshot(demoSnapshots, seedToday(new Date()));
}

async function emptyFolder(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
}

function say(text: string): void {
  console.log(`  ${text} …`);
}

function readyBlock(config: Config, port: number, administrator: FirstAdministrator | undefined, ms: number): string {
  const host = config.host === '0.0.0.0' || config.host === '::' ? 'localhost' : config.host;
  const lines = [
    `Harrow is ready after ${(ms / 1000).toFixed(1)} s`,
    '',
    `  Address     http://${host}:${port}${config.portalFolder === undefined ? '   (API only: no portal is built)' : ''}`,
    `  API page    http://${host}:${port}/api-docs`,
    `  Data        ${config.databaseUrl === undefined ? `${config.dataFolder} (embedded database)` : `PostgreSQL; files in ${config.dataFolder}`}`,
    ...accountLines(config, administrator),
    '  Stop        Ctrl-C',
  ];
  const width = Math.max(...lines.map((line) => line.length)) + 2;
  const bar = '─'.repeat(width);
  return `\n┌${bar}┐\n${lines.map((line) => `│ ${line.padEnd(width - 1)}│`).join('\n')}\n└${bar}┘\n`;
}

function accountLines({ demo }: Config, administrator: FirstAdministrator | undefined): string[] {
  if (demo)
    return ['  Accounts    d001.service (dealer), wang.service (reviewer), zhao.manager (manager), admin', '  Password    Harrow#2026   (all demo accounts)'];
  if (!administrator) return [];
  const { username, oneTimePassword } = administrator;
  return oneTimePassword === undefined
    ? [`  Account     ${username}, with the password of HARROW_ADMIN_PASSWORD`]
    : [`  Account     ${username}`, `  Password    ${oneTimePassword}   (shown only now; it must be changed at the first sign-in)`];
}

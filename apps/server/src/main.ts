/** The server process: environment, data folder lock, demo data, signals, and the block that says where everything is. */
import { existsSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { restoreDemo } from '../seed/snapshot/demoSnapshot.ts';
import { createApp } from './app.ts';
import { readConfig } from './config.ts';
import { connect } from './shared/database/connection/connect.ts';
import { lockFolder } from './shared/database/connection/folderLock.ts';
import { openFileStore } from './shared/files/fileStore.ts';
import { createJobRunner, type JobRunner } from './shared/jobs/runner.ts';
import { loggerOptions } from './shared/http/logging/logging.ts';
import { forgetUnanswered } from './shared/idempotency/idempotency.ts';
import { abandonDatabase, fillEmptyDatabase, snapshotFor } from './start/fillEmptyDatabase.ts';
import { type Place, whyNotStarted } from './start/notStarted.ts';
import { readyBlock } from './start/readyBlock.ts';
import { unfinishedIn } from './start/unfinished.ts';
import { mustBeFree, mustBeNewEnough, mustBeWritable } from './start/usablePlace.ts';

/** Resources that are open while the server runs. */
interface Opened {
  close: () => Promise<unknown> | void;
  /** Takes back what a start that fails has begun, once all that was opened later is closed. */
  undo?: () => Promise<void>;
}

/** How long a server that stops still answers what comes, with 503: connections that were closed at once would cut off what is on its way. */
const answerComersMs = 500;
/** How long requests under way may take once the server is asked to stop; what still waits for the database then is told to come again. */
const finishWithinMs = 4000;
/** How long they may take to be answered after all. */
const answerWithinMs = 6000;
/** When the process ends, whatever is still open. */
const stopWithinMs = 9000;

/** Resources opened so far, closed in the opposite order. */
const opened: Opened[] = [];
/** Whether a signal has asked the process to stop, or the start has failed. */
let isEnding = false;
/** Where the server was to listen, for the line that says why it does not. */
let place: Place = { host: '', port: 0, databaseUrl: undefined };

try {
  await start();
} catch (error) {
  await fail(error);
}

async function start(): Promise<void> {
  const begun = performance.now();
  const config = readConfig(process.env);
  const { dataFolder, databaseUrl, host, port } = config;
  place = { host, port, databaseUrl };
  const isEmbedded = databaseUrl === undefined;
  stopOnSignal();
  await mustBeWritable(dataFolder);
  await mustBeFree(host, port);
  if (isEmbedded) opened.push({ close: await lockFolder(dataFolder) });
  const files = await openFileStore(config.bucket, dataFolder);
  const unfinished = unfinishedIn(dataFolder);
  const database = join(dataFolder, 'db');
  const abandon = (): Promise<void> => abandonDatabase(database, unfinished, files);
  if (isEmbedded) await abandon();
  // Named before the demo is loaded: what it is made from may change meanwhile.
  const snapshot = snapshotFor(config);
  if (isEmbedded) {
    if (snapshot && (await restoreDemo(snapshot, dataFolder))) say('Copied the demo that was loaded earlier today');
    if (!existsSync(database)) await unfinished.begin();
    opened.push({ close: () => {}, undo: abandon });
  }
  say('Opening the database');
  const connection = await connect({ databaseUrl, folder: database, poolSize: config.poolSize });
  opened.push({ close: () => connection.close() });
  let runner: JobRunner | undefined;
  const fill = async () => {
    await mustBeNewEnough(connection.db);
    const { app, services, stopping } = await createApp({
      connection,
      dataFolder,
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
      smtpPorts: config.smtpPorts,
      secret: config.secret,
      logger: loggerOptions(config.logLevel),
    });
    opened.push({
      close: () => {
        stopping.begin();
        services.turns.stop();
        const tooLate = setTimeout(() => connection.refuse(), finishWithinMs);
        const closed = sleep(app.server.listening ? answerComersMs : 0).then(() => app.close());
        return Promise.race([Promise.all([runner?.stop(), closed]), sleep(answerWithinMs)]).finally(() => clearTimeout(tooLate));
      },
    });
    // Uploads that were incomplete when the last server stopped. With several servers on PostgreSQL they may belong to another one.
    if (isEmbedded) {
      await emptyFolder(services.files.incoming);
      await forgetUnanswered(services.db);
    }
    const administrator = await fillEmptyDatabase(config, services, { unfinished, snapshot, say });
    return { app, services, administrator };
  };
  const { app, services, administrator } = await connection.alone(fill, () => say('Waiting for another server, which is preparing the database'));
  await app.listen({ host, port });
  if (config.jobs) {
    runner = createJobRunner(
      services,
      connection,
      services.modules.flatMap(({ jobs = [] }) => jobs),
    );
    await runner.start();
  }

  const address = app.server.address();
  const listensOn = typeof address === 'object' && address ? address.port : port;
  console.log(readyBlock(config, listensOn, administrator, performance.now() - begun));
}

/** Ctrl-C, SIGTERM and SIGHUP let requests under way finish, then close the database and free the folder. */
function stopOnSignal(): void {
  const stop = async (signal: string): Promise<void> => {
    if (isEnding) return;
    isEnding = true;
    say(`${signal}: stopping`);
    setTimeout(() => process.exit(0), stopWithinMs);
    for (const { close } of opened.toReversed()) await close();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop(signal));
}

/** Says why the server does not start, and leaves nothing behind that it has begun. A start that is stopped by a signal fails as well: that is no news. */
async function fail(reason: unknown): Promise<void> {
  if (isEnding) return;
  isEnding = true;
  console.error(whyNotStarted(reason, place));
  if (process.env.LOG_LEVEL === 'debug') console.error(reason);
  await Promise.race([takeBack(), sleep(stopWithinMs)]);
  process.exit(1);
}

/** Closes what is open; what cannot be closed, or taken back, must not keep the rest from it. */
async function takeBack(): Promise<void> {
  for (const { close, undo } of opened.toReversed()) {
    await Promise.allSettled([close()]);
    await Promise.allSettled([undo?.()]);
  }
}

async function emptyFolder(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
}

function say(text: string): void {
  console.log(`  ${text} …`);
}

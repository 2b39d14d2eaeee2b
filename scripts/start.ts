// Builds the portal where its sources changed, then runs the server, which serves portal and API on one port.
//
// PORT           8080
// HOST           127.0.0.1
// HARROW_DATA    .harrow-data in the project: folder of the embedded database and of attachments
// HARROW_DEMO    1: demo data is loaded on the first start; 0: an empty system with one administrator
// DATABASE_URL   a PostgreSQL to use instead of the embedded database
import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { resolve } from 'node:path';
import { root, stopCommands } from './command.ts';
import { buildPortal, portalFolder } from './machine/portalBuild.ts';

const {
  PORT = '8080',
  HOST = '127.0.0.1',
  HARROW_DATA = '.harrow-data',
  HARROW_DEMO = '1',
  HARROW_DEMO_SNAPSHOTS = 'node_modules/.cache/harrow/demo',
} = process.env;

let server: ChildProcess | undefined;
// A terminal and npm both pass a signal on, so it comes more than once. Asked again after a while, the server is ended at once.
let stoppingSince: number | undefined;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    const isAskedAgain = stoppingSince !== undefined && performance.now() - stoppingSince > 1000;
    if (isAskedAgain) server?.kill('SIGKILL');
    else if (stoppingSince === undefined) {
      server?.kill(signal);
      stopCommands(signal);
    }
    stoppingSince ??= performance.now();
  });
}

const port = Number(PORT);
if (!Number.isInteger(port) || port < 1 || port > 65_535) fail(`PORT is "${PORT}", which is no port number.`);
const trouble = await portTrouble(port, HOST);
if (trouble) fail(trouble);
const isBuilt = await buildPortal();
if (stoppingSince !== undefined) process.exit(130);
if (!isBuilt) fail('The portal could not be built; the messages above say why.');

server = spawn(process.execPath, ['apps/server/src/main.ts'], {
  cwd: root,
  stdio: ['ignore', 'inherit', 'inherit'],
  // Its own process group, so that Ctrl-C in a terminal reaches it once: from here.
  detached: process.platform !== 'win32',
  env: {
    ...process.env,
    PORT,
    HOST,
    HARROW_DATA: resolve(root, HARROW_DATA),
    HARROW_DEMO,
    HARROW_DEMO_SNAPSHOTS: resolve(root, HARROW_DEMO_SNAPSHOTS),
    HARROW_PORTAL_DIR: portalFolder,
  },
});
server.on('error', (error) => fail(error.message));
server.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 143)));

/** Reason why the port cannot be used. Checked before the build, which takes its time. */
function portTrouble(wanted: number, host: string): Promise<string | undefined> {
  return new Promise((answer) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') answer(`Port ${wanted} on ${host} is in use. Stop what uses it, or choose another: PORT=8081 npm start`);
      else if (error.code === 'EACCES') answer(`Port ${wanted} may not be used by this user. Choose one above 1023: PORT=8080 npm start`);
      else answer(`Cannot listen on ${host}: ${error.message}`);
    });
    probe.listen(wanted, host, () => probe.close(() => answer(undefined)));
  });
}

function fail(text: string): never {
  console.error(text);
  process.exit(1);
}

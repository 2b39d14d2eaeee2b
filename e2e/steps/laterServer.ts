/** Starts the server with its clock ahead of the machine's by `E2E_AHEAD` milliseconds, so that a journey sees the month after this one. */
import { env } from 'node:process';

const ahead = Number(env.E2E_AHEAD ?? 0);
const Machine = Date;
const now = (): number => Machine.now() + ahead;

globalThis.Date = new Proxy(Machine, {
  construct: (_date, given: [], self) => Reflect.construct(Machine, given.length === 0 ? [now()] : given, self) as Date,
  get: (date, name) => (name === 'now' ? now : (Reflect.get(date, name) as unknown)),
});

await import('../../apps/server/src/main.ts');

/** Starts the server with its clock ahead of the machine's by `E2E_AHEAD` milliseconds, so that a journey sees the month after this one. */
const ahead = Number(process.env.E2E_AHEAD ?? 0);
const Machine = Date;

globalThis.Date = class extends Machine {
  constructor(...given: [number]) {
    super(...(given.length === 0 ? ([Machine.now() + ahead] as const) : given));
  }

  static override now(): number {
    return Machine.now() + ahead;
  }
} as DateConstructor;

await import('../../apps/server/src/main.ts');

// Usable times of the portal and its bytes, as the portal bench reads them, on a slow machine and line. Each state runs its own demo.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launch, type Results, signIn } from '../portal/throttled.ts';
import { listUser, usableTimes } from '../portal/usableTimes.ts';
import { startProgram } from '../server/lib/program.mjs';
import { inTurns } from './inTurns.ts';
import type { Checkout } from './revision.ts';
import type { Measured, Task } from './run.ts';
import type { Figure } from './verdict.ts';

/** To build the portal and fill the demo, on a busy machine. */
const startMs = 15 * 60_000;

export async function measure({ now, before, rounds = 8, port }: Task): Promise<Measured> {
  const demos: Awaited<ReturnType<typeof startDemo>>[] = [];
  const browser = await launch();
  try {
    for (const [index, checkout] of [before, now].entries()) demos.push(await startDemo(checkout, port + index));
    const visited = await Promise.all(demos.map(async ({ base }) => ({ base, session: await signIn(browser, base, listUser) })));
    const once = ({ base, session }: (typeof visited)[number]): Promise<Results> => usableTimes(browser, base, session);
    // A first time for the caches of the servers, which is not read.
    for (const one of visited) await once(one);
    const [valuesBefore, valuesNow] = await inTurns(visited, rounds, once);
    return {
      browser: `Chromium ${browser.version()}`,
      notes: ['CPU × 4, 10 Mbit/s, 40 ms. What the main thread worked is four times what it really did.'],
      readings: Object.keys(valuesNow![0]!).map((name) => ({
        ...figureOf(name),
        now: valuesNow!.map((values) => values[name]!),
        before: valuesBefore!.map((values) => values[name]!),
      })),
    };
  } finally {
    await browser.close();
    for (const { stop } of demos) await stop();
  }
}

/** The portal and its server with demo data, built and started as `npm start` does. */
async function startDemo({ name, root }: Checkout, port: number): Promise<{ base: string; stop: () => Promise<void> }> {
  const data = mkdtempSync(join(tmpdir(), 'harrow-compare-demo-'));
  console.log(`Building and starting the demo of ${name} …`);
  const { base, stop } = await startProgram({
    args: ['scripts/run.mjs', 'node', 'scripts/start.ts'],
    cwd: root,
    env: { PORT: String(port), HOST: '127.0.0.1', HARROW_DATA: data, HARROW_DEMO: '1' },
    base: `http://127.0.0.1:${port}`,
    log: `${data}.log`,
    probe: '/ready',
    withinMs: startMs,
    // Killed, it would leave its server behind.
    endsWithinMs: 60_000,
  });
  return {
    base,
    stop: async () => {
      await stop();
      for (const path of [data, `${data}.log`]) rmSync(path, { recursive: true, force: true });
    },
  };
}

function figureOf(named: string): Figure {
  const [, name, unit] = /^(.*), (\w+)$/.exec(named)!;
  const kind = unit === 'kB' ? 'bytes' : name!.includes('work of the main thread') ? 'CPU' : 'wall';
  return { name: name!, unit: unit!, better: 'less', kind };
}

import { act } from '../../src/documents/act.ts';
import { systemContext } from '../../src/documents/systemContext.ts';
import { goalKind, machinesOf, type Month, saveGoal, targetsOf } from '../../src/modules/sales-goal/service.ts';
import { contextOf, transact } from '../../src/shared/context.ts';
import type { Trx } from '../../src/shared/database/database.ts';
import { createRandom } from '../random.ts';
import type { Stage } from '../stage.ts';

const keeper = 'sun.sales';

/** Shares of the months in a year's sales, January first: those of the northern hemisphere. */
const northern = [3, 5, 11, 15, 13, 9, 7, 8, 11, 9, 6, 3] as const;
const southern = [...northern.slice(6), ...northern.slice(0, 6)];

interface DemoDealer {
  dealerCode: string;
  confirmer: string;
  season: readonly number[];
  /** Goals besides those that sell most: platforms, or teams as a whole. */
  always: readonly Key[];
}

/** A team, or one of its platforms. */
interface Key {
  productTeam: string;
  platform: string;
}

const platform = (code: string): Key => ({ productTeam: 'tractor', platform: code });
const team = (code: string): Key => ({ productTeam: code, platform: '' });

const dealers: readonly DemoDealer[] = [
  {
    dealerCode: 'D001',
    confirmer: 'd001.sales',
    season: southern,
    always: [platform('T50'), platform('T90'), platform('T140'), team('harvest'), team('construction')],
  },
  { dealerCode: 'D002', confirmer: 'd002.admin', season: northern, always: [] },
  { dealerCode: 'D003', confirmer: 'd003.admin', season: northern, always: [] },
  { dealerCode: 'D004', confirmer: 'd004.admin', season: southern, always: [] },
];
const choices: readonly Key[] = [...['T30', 'T50', 'T90', 'T140', 'T220'].map(platform), ...['harvest', 'planting', 'construction'].map(team)];
const perDealer = 5;

/** Share of the annual target that was reached, in percent, in turn. */
const rates = [84, 112, 57, 98, 43, 76, 105, 66, 91, 50] as const;

const leastRate = 40;

/** Machines of a year by the shares of its months: largest remainders; months without one stay blank. */
function spread(annual: number, shares: readonly number[]) {
  const all = shares.reduce((sum, share) => sum + share, 0);
  const exact = shares.map((share) => (annual * share) / all);
  const left = annual - exact.reduce((sum, n) => sum + Math.floor(n), 0);
  const raised = new Set([...exact.keys()].toSorted((one, other) => (exact[other]! % 1) - (exact[one]! % 1)).slice(0, left));
  return targetsOf(Object.fromEntries(exact.map((n, at) => [`m${(at + 1) as Month}_target`, Math.floor(n) + (raised.has(at) ? 1 : 0) || null])));
}

/** Goals of the last year, which are over, of this one, and of the next, which are being set. */
export async function replayGoals(stage: Stage, trx: Trx, today: string): Promise<void> {
  const { services, setClock, actAs } = stage;
  const random = createRandom('goals');
  const keeping = contextOf(services, await actAs(keeper));
  const thisYear = Number(today.slice(0, 4));
  /** A day of the demo is never later than today. */
  const on = (day: string, hour: number): void => setClock(new Date(`${day < today ? day : today}T${String(hour).padStart(2, '0')}:20:00Z`));
  let turn = 0;
  for (const { dealerCode, confirmer, season, always } of dealers) {
    const confirming = contextOf(services, await actAs(confirmer));
    const keys = always.length > 0 ? always : await bestSold(trx, { dealerCode, year: thisYear });
    for (const [place, key] of keys.entries()) {
      const sold = (await machinesOf(trx, { ...key, dealerCode, goalBasis: 'retail', year: thisYear })).reduce((sum, n) => sum + n, 0);
      const usual = Math.max(2, Math.min(Math.floor((sold * 100) / leastRate), Math.ceil((sold * 100) / rates[turn++ % rates.length]!)));
      const save = (year: number, annualTarget: number) =>
        transact(keeping, (within) =>
          saveGoal(within, { ...key, dealerCode, year, goalBasis: 'retail', annualTarget, ...spread(annualTarget, season) }, { confirm: true }),
        );
      const release = (id: string) => act(keeping, goalKind, 'release', { id, confirm: true });

      on(`${thisYear - 2}-11-12`, 2);
      const past = await save(thisYear - 1, Math.max(2, usual - random.integer(0, 2)));
      await release(past.id);
      on(`${thisYear - 2}-11-19`, 8);
      await act(confirming, goalKind, 'confirm', { id: past.id });
      on(`${thisYear}-02-01`, 18);
      await act(systemContext(services, trx), goalKind, 'finish', { id: past.id });

      on(`${thisYear - 1}-11-10`, 2);
      const current = await save(thisYear, usual);
      await release(current.id);
      // The last goal of each dealer waits for its confirmation.
      if (place < perDealer - 1) {
        on(`${thisYear - 1}-11-17`, 8);
        await act(confirming, goalKind, 'confirm', { id: current.id });
      }

      on(today, 1);
      const next = await save(thisYear + 1, usual + random.integer(1, 3));
      if (place < 2) await release(next.id);
    }
  }
  on(today, 0);
}

/** The keys of which a dealer has sold most in a year. */
async function bestSold(trx: Trx, { dealerCode, year }: { dealerCode: string; year: number }): Promise<Key[]> {
  const counts = new Map<Key, number>();
  for (const key of choices)
    counts.set(
      key,
      (await machinesOf(trx, { ...key, dealerCode, goalBasis: 'retail', year })).reduce((sum, n) => sum + n, 0),
    );
  return [...counts]
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, perDealer)
    .map(([key]) => key);
}

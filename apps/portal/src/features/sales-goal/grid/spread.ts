/** Monthly targets that make up an annual one. Pure. */
import { months, type TargetField, targetField } from '../months.ts';

type Spread = { [Field in TargetField]: number | null };

const fields = (of: (at: number) => number | null): Spread => Object.fromEntries(months.map((month, at) => [targetField(month), of(at)])) as Spread;

/** The same each month, the remainder in the first ones; of fewer than twelve machines one in each of the first months. */
export const spreadEvenly = (annual: number): Spread =>
  fields((at) => {
    const share = Math.floor(annual / months.length) + (at < annual % months.length ? 1 : 0);
    return share === 0 ? null : share;
  });

/** As the machines of the year before were sold: largest remainders; months without a machine stay blank. Evenly where none were. @param lastYear January first */
export function spreadBySeason(annual: number, lastYear: readonly number[]): Spread {
  const sold = lastYear.reduce((sum, n) => sum + n, 0);
  if (sold === 0) return spreadEvenly(annual);
  const exact = lastYear.map((n) => (annual * n) / sold);
  const whole = exact.map(Math.floor);
  const left = annual - whole.reduce((sum, n) => sum + n, 0);
  const order = exact.map((share, at) => ({ at, rest: share - whole[at]! })).toSorted((one, other) => other.rest - one.rest || one.at - other.at);
  const raised = new Set(order.slice(0, left).map(({ at }) => at));
  return fields((at) => whole[at]! + (raised.has(at) ? 1 : 0) || null);
}

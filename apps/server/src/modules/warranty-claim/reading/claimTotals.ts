/** Figures of claims from their sums: months, amounts, rates, costs. Pure. */
import { divide, sum } from '@harrow/validation';
import type { Operations } from '../../../generated/operations.gen.ts';

export type ClaimStatistics = NonNullable<Operations['dashboardsAnalysis']['reply']['result']['claims']>;

/** Sum of a measure of `claimRollup` over the claims of a month. */
export interface ClaimTotal {
  /** `YYYY-MM` */
  month: string;
  measure: string;
  /** Currency of amounts, reason of returns; otherwise empty. */
  key: string;
  value: number;
}

type Totals = readonly ClaimTotal[];

/** Measures over all totals of a month or of a key. */
function valuesOf<Measure extends string>(totals: Totals, wanted: Partial<ClaimTotal>, ...measures: Measure[]): Record<Measure, number> {
  const isWanted = (total: ClaimTotal): boolean => Object.entries(wanted).every(([name, value]) => total[name as keyof ClaimTotal] === value);
  const found = totals.filter(isWanted);
  const valueOf = (name: Measure): number => sum(found.filter(({ measure }) => measure === name).map(({ value }) => value));
  return Object.fromEntries(measures.map((measure) => [measure, valueOf(measure)])) as Record<Measure, number>;
}

const keysOf = (totals: Totals, measure: string): string[] =>
  [...new Set(totals.filter((total) => total.measure === measure).map(({ key }) => key))].toSorted();

export const monthsOf = (totals: Totals, months: readonly string[]): ClaimStatistics['months'] =>
  months.map((month) => ({ month, ...valuesOf(totals, { month }, 'submitted', 'approved', 'returned') }));

/** Amounts of the months in which claims were approved. */
export function moneyOf(totals: Totals): ClaimStatistics['money'] {
  const entries = totals.filter(({ measure }) => measure === 'claimed').toSorted((a, b) => a.month.localeCompare(b.month) || a.key.localeCompare(b.key));
  return entries.map(({ month, key }) => {
    const { claimed, granted, settled, recovered } = valuesOf(totals, { month, key }, 'claimed', 'granted', 'settled', 'recovered');
    return { month, currency: key, claimed, approved: granted, settled, supplierRecoveryAmount: recovered };
  });
}

/** Rates over all months; null without anything that they could be of. */
export function ratesOf(totals: Totals): Pick<ClaimStatistics, 'averageDays' | 'firstPassRate' | 'repeatRate'> {
  const { approved, firstPass, seconds, withFault, repeated } = valuesOf(totals, {}, 'approved', 'firstPass', 'seconds', 'withFault', 'repeated');
  return {
    averageDays: approved === 0 ? null : divide(seconds, approved * 86_400, 1),
    firstPassRate: approved === 0 ? null : divide(firstPass, approved, 4),
    repeatRate: withFault === 0 ? null : divide(repeated, withFault, 4),
  };
}

/** Goodwill shares, and cost per machine under warranty, by currency in which claims were approved. @param machines under warranty, by currency */
export function costsOf(
  totals: Totals,
  machines: readonly { currency: string; count: number }[],
): Required<Pick<ClaimStatistics, 'goodwillShares' | 'costPerMachine'>> {
  const amounts = keysOf(totals, 'granted').map((key) => ({ currency: key, ...valuesOf(totals, { key }, 'granted', 'goodwill', 'chargedBack') }));
  return {
    goodwillShares: amounts.flatMap(({ currency, granted, goodwill }) => (granted > 0 ? [{ currency, share: divide(goodwill, granted, 4) }] : [])),
    costPerMachine: amounts.flatMap(({ currency, granted, chargedBack }) => {
      const count = machines.find((machine) => machine.currency === currency)?.count ?? 0;
      return count > 0 ? [{ currency, amount: divide(sum([granted, -chargedBack]), count) }] : [];
    }),
  };
}

/** Reasons for returns, the most frequent first. */
export const reasonsOf = (totals: Totals): { key: string; count: number }[] =>
  keysOf(totals, 'returned')
    .filter((key) => key !== '')
    .map((key) => ({ key, count: valuesOf(totals, { key }, 'returned').returned }))
    .toSorted((a, b) => b.count - a.count);

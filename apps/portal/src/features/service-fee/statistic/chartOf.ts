import type { ServiceFeeStatistic } from '@harrow/api-client';

type FeeMonth = ServiceFeeStatistic['byMonth'][number];

/** Months of a period, `YYYY-MM`, the oldest first. @param last month @param count how many */
export function monthsUntil(last: string, count: number): string[] {
  const [year = 0, month = 0] = last.split('-').map(Number);
  return Array.from({ length: count }, (_, place) => new Date(Date.UTC(year, month - count + place, 1)).toISOString().slice(0, 7));
}

/** The kinds that have fees in a currency, and their amounts month by month; a month without fees has 0. */
export function chartOf(byMonth: readonly FeeMonth[], currency: string, months: readonly string[]) {
  const own = byMonth.filter((row) => row.currency === currency);
  const kinds = [...new Map(own.map(({ feeType, feeType_dictText }) => [feeType, feeType_dictText]))].map(([key, label]) => ({ key, label }));
  const rows = months.map((month): { month: string } & Record<string, string | number> => ({
    ...Object.fromEntries(kinds.map(({ key }) => [key, own.find((row) => row.month === month && row.feeType === key)?.amount ?? 0])),
    month,
  }));
  return { kinds, rows };
}

import { type ExchangeRate, exchangeRatesList } from '@harrow/api-client';
import { formatNumber } from '@harrow/ui';
import { listOf } from '../../shared/calls/callsOf.ts';
import { resource } from '../../shared/calls/resource.ts';
import { type ListState, sortedBy } from '../../shared/list/address/listAddress.ts';
import { todayIn } from '../../shared/todayIn.ts';

export const exchangeRates = resource<ExchangeRate, never>('exchangeRate', { list: listOf(exchangeRatesList) });

/** The last twelve months, the newest first. */
export function exchangeRateDefaults(): ListState {
  const today = todayIn(undefined);
  const yearAgo = `${Number(today.slice(0, 4)) - 1}${today.slice(4).replace('-02-29', '-02-28')}`;
  return { ...sortedBy('rateDate', 'desc'), filters: { rateDate_begin: yearAgo } };
}

export const ratedCurrencies = ['USD', 'EUR'] as const;
export type RatedCurrency = (typeof ratedCurrencies)[number];

/** Rates of the days on which one of the currencies has one, the earliest first. */
export type RateDay = { day: string } & Partial<Record<RatedCurrency, number>>;

/** @param records of the currencies, in any order */
export function byDay(records: readonly Pick<ExchangeRate, 'currency' | 'rateDate' | 'rateToRmb'>[]): RateDay[] {
  const days = new Map<string, RateDay>();
  for (const { currency, rateDate, rateToRmb } of records) days.set(rateDate, { ...days.get(rateDate), day: rateDate, [currency]: rateToRmb });
  return [...days.values()].toSorted((a, b) => a.day.localeCompare(b.day));
}

/** A rate as banks write it, with four decimals; with six where it has more. */
export const rateText = (value: number, language: string): string => formatNumber(value, language, Number(value.toFixed(4)) === value ? 4 : 6);

import { dashboardsAnalysis, type Dashboard, resultOf } from '@harrow/api-client';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';

/** Lengths of the period, in months; the first is shown at first. */
export const periods = [6, 3, 12, 24] as const;
export type Period = (typeof periods)[number];

export const periodOf = (text: string | null): Period => periods.find((period) => String(period) === text) ?? periods[0];

export type Card = Exclude<keyof Dashboard, 'from' | 'dealers'>;

/** Cards that are asked for together; the slow ones hold no others. */
const askedTogether: readonly (readonly Card[])[] = [
  ['claims'],
  ['vehicles', 'pdi', 'maintenance'],
  ['parts', 'finance'],
  ['stock'],
  ['goals', 'orders', 'forecast'],
  ['market', 'suggestions', 'training', 'feedback'],
];

export interface Asked {
  months: Period;
  dealerCode?: string;
  marketGroup?: string;
}

/** Figures change with every document; a minute old is good enough for an overview. */
const freshMs = 60_000;

const cardsAsked = (asked: Asked, cards: readonly Card[]) =>
  queryOptions({
    queryKey: ['dashboard', asked, cards],
    queryFn: ({ signal }) => resultOf(dashboardsAnalysis({ query: { ...asked, field: cards.join(',') }, signal })),
    placeholderData: keepPreviousData,
    staleTime: freshMs,
  });

/** The calls for the cards that are not hidden. */
export const dashboards = (asked: Asked, hidden: readonly string[]) =>
  askedTogether.flatMap((cards) => {
    const shown = cards.filter((card) => !hidden.includes(card));
    return shown.length > 0 ? [{ cards: shown, ...cardsAsked(asked, shown) }] : [];
  });

import { dashboardsAnalysis, resultOf } from '@harrow/api-client';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';

/** Lengths of the period, in months; the first is shown at first. */
export const periods = [6, 3, 12, 24] as const;
export type Period = (typeof periods)[number];

/** Figures change with every document; a minute old is good enough for an overview. */
const freshMs = 60_000;

export const dashboard = (months: Period) =>
  queryOptions({
    queryKey: ['dashboard', months],
    queryFn: ({ signal }) => resultOf(dashboardsAnalysis({ query: { months }, signal })),
    placeholderData: keepPreviousData,
    staleTime: freshMs,
  });

import { type FinancePeriod, financePeriodsClose, financePeriodsList, financePeriodsReopen, resultOf } from '@harrow/api-client';
import { queryOptions } from '@tanstack/react-query';
import { writeOf } from '../../shared/calls/callsOf.ts';

const key = ['financePeriod'] as const;

export const financePeriods = queryOptions({
  queryKey: key,
  queryFn: ({ signal }): Promise<FinancePeriod[]> => resultOf(financePeriodsList({ signal })),
});

export const changePeriod = { close: writeOf(financePeriodsClose), reopen: writeOf(financePeriodsReopen) };

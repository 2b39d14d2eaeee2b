import type { Handlers } from '../../shared/contract/handlers.ts';
import { listRoutes } from '../../shared/export/listRoutes.ts';
import type { Module } from '../../shared/module.ts';
import { entryExport, entryFilters, entryList } from './accountingEntries.ts';
import { closePeriod, listPeriods, reopenPeriod } from './periods.ts';

const routes = (): Handlers<'financePeriods'> & Handlers<'accountingEntries'> => ({
  ...listRoutes('accountingEntries', { list: entryList, filters: (_, query) => entryFilters(query), exported: entryExport }),
  financePeriodsList: ({ context }) => listPeriods(context),
  financePeriodsClose: ({ body, commit }) => commit((within) => closePeriod(within, body)),
  financePeriodsReopen: ({ body, commit }) => commit((within) => reopenPeriod(within, body)),
});

/** Months of the maker's books: closed and opened for everybody, and given to its accounting. */
export const financePeriod = { routes } satisfies Module;

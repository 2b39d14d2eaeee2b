import type { Saved } from '../../generated/types.gen.ts';
import type { Handlers } from '../../shared/contract/handlers.ts';
import { listPage } from '../../shared/list/list.ts';
import type { Module } from '../../shared/module.ts';
import { orderShortages } from './orderShortages.ts';
import { shortageFilters, shortageList } from './shortageList.ts';
import { stockShortage } from './stockShortage.ts';

/** Parts that a dealer should order. */
export const partsShortage = {
  routes: (): Handlers<'stockShortages'> => ({
    stockShortagesList: ({ query, context }) => listPage(context, shortageList(context), query, shortageFilters(query)),
    stockShortagesOrder: ({ body, context, commit }) => commit.statement(async (keep) => (await orderShortages(context, body, keep)) as Saved),
  }),
  jobs: [stockShortage],
} satisfies Module;

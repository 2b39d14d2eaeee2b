/** Suggestions of all dealers, without saying whose they are. */
import { type SqlBool, sql } from 'kysely';
import type { Operations } from '../../../generated/operations.gen.ts';
import type { SuggestOnBoard, YesNo } from '../../../generated/types.gen.ts';
import type { Context } from '../../../shared/context.ts';
import { replyOf } from '../../../shared/contract/replyOf.ts';
import { listColumns } from '../../../shared/list/columns.ts';
import type { Filter } from '../../../shared/list/filters.ts';
import type { ListDefinition } from '../../../shared/list/list.ts';
import { type CurrentUser, isMaker } from '../../../shared/session/currentUser.ts';
import { onBoard, votable } from '../rules/workflow.ts';
import type { SuggestHeader } from '../tables.ts';
import { named, subjectFilters, type SubjectNames, subjectNames } from './suggestQueries.ts';

type Query = NonNullable<Operations['prodUpgradeSuggestsBoard']['data']['query']>;

export const boardList = (context: Context): ListDefinition<SuggestOnBoard, SuggestHeader & SubjectNames & { myVote: YesNo }> => ({
  table: 'prodUpgradeSuggest',
  columns: listColumns('prodUpgradeSuggestsBoard', 'prodUpgradeSuggest'),
  scope: () => sql<SqlBool>`prod_upgrade_suggest.status = any(${[...onBoard]}::text[])`,
  select: sql`prod_upgrade_suggest.*, ${subjectNames(context)}, case when exists (select from suggest_vote v
    where v.suggest_id = prod_upgrade_suggest.id and v.dealer_code = ${context.user.dealerCode}) then 'Y' else 'N' end as my_vote`,
  defaultSort: { column: 'votes', order: 'desc' },
  toReply: (row) => replyOf(context, 'SuggestOnBoard', { ...named(row), allowedActions: mayVote(context.user, row) ? ['vote'] : [] }),
});

export const boardFilters = (_context: Context, query: Query): Filter[] => subjectFilters(query);

const mayVote = (user: CurrentUser, { dealerCode, status }: Pick<SuggestHeader, 'dealerCode' | 'status'>): boolean =>
  !isMaker(user) &&
  user.dealerCode !== null &&
  user.standstill === null &&
  user.permissions.has('prodUpgradeSuggest:add') &&
  dealerCode !== user.dealerCode &&
  votable.includes(status);

import { sql } from 'kysely';
import { removeDrafts } from '../../documents/removeDrafts.ts';
import { statusCounts } from '../../documents/reading/statusCounts.ts';
import { allowedActions } from '../../documents/workflow.ts';
import type { __Name__Item, Saved } from '../../generated/types.gen.ts';
import type { Context } from '../../shared/context.ts';
import type { Handlers } from '../../shared/contract/handlers.ts';
import { replyOf } from '../../shared/contract/replyOf.ts';
import { documentExport } from '../../shared/export/exportedList.ts';
import { listRoutes } from '../../shared/export/listRoutes.ts';
import { listColumns } from '../../shared/list/columns.ts';
import { type Filter, keywords, oneOf } from '../../shared/list/filters.ts';
import type { ListDefinition } from '../../shared/list/list.ts';
import { searchedList } from '../../shared/list/searched.ts';
import { __name__Kind, stateOf } from './__name__Kind.ts';
import { __name__Store } from './__name__Store.ts';
import { save__Name__ } from './save__Name__.ts';
import type { __Name__Header } from './tables.ts';
import { __name__Statuses, __name__Workflow } from './workflow.ts';

const shown = ({ user }: Context, row: __Name__Header) => ({
  ...row,
  allowedActions: allowedActions(__name__Workflow, user, stateOf(row)) as __Name__Item['allowedActions'],
});

const list = (context: Context): ListDefinition<__Name__Item> => ({
  table: '__name__',
  columns: listColumns('__name__sList', '__name__'),
  select: sql`__snake__.*`,
  toReply: (row) => replyOf(context, '__Name__Item', shown(context, row as unknown as __Name__Header)),
});

const filters = (_context: Context, { keyword, status }: { keyword?: string; status?: string }): Filter[] => [
  keywords(['__name__.__name__No', '__name__.title'], keyword),
  oneOf('__name__.status', status),
];

export const searched__Name__s = searchedList('__name__sList', {
  list,
  docType: '__name__',
  permission: '__name__:query',
  page: '/service/__name__',
  noun: '__kebab__',
  title: '__name__No',
  about: ['title', 'dealerName'],
  fields: { __name__No: 'number', title: 'words' },
});

export const __name__Routes = (): Handlers<'__name__s'> => ({
  ...listRoutes('__name__s', { list, filters, exported: documentExport('__name__sList', { name: '__name__', noun: '__kebab__' }) }),
  async __name__sDetail({ query, context }) {
    const { header, lines } = await __name__Store.find(context, query.id);
    return replyOf(context, '__Name__', { ...shown(context, header), lines: lines.map(({ __name__Id: _document, ...line }) => line) });
  },
  __name__sStatusCounts: ({ context }) => statusCounts(context, __name__Kind, __name__Statuses),
  __name__sSave: ({ body, confirm, context, commit }) => commit.statement(async (keep) => (await save__Name__(context, body, { confirm, keep })) as Saved),
  __name__sRemove: removeDrafts(__name__Kind),
});

import { sql } from 'kysely';
import { actOnAll } from '../../documents/act.ts';
import { documentReply } from '../../documents/documentReply.ts';
import { statusCounts } from '../../documents/statusCounts.ts';
import { allowedActions } from '../../documents/workflow.ts';
import type { Operations } from '../../generated/operations.gen.ts';
import type { Saved } from '../../generated/types.gen.ts';
import { contextOf } from '../../shared/context.ts';
import type { Handlers } from '../../shared/contract/handlers.ts';
import { documentFields, listColumns } from '../../shared/list/columns.ts';
import { type Filter, keywords, oneOf } from '../../shared/list/filters.ts';
import { type ListDefinition, listPage } from '../../shared/list/list.ts';
import type { Services } from '../../shared/services.ts';
import type { CurrentUser } from '../../shared/session/currentUser.ts';
import { __name__Kind, stateOf } from './__name__Kind.ts';
import { __name__Store } from './__name__Store.ts';
import { save__Name__ } from './save__Name__.ts';
import type { __Name__Header } from './tables.ts';
import { __name__Statuses, __name__Workflow } from './workflow.ts';

type Item = Operations['__name__sList']['reply']['result']['records'][number];

const columns = listColumns('__name__sList', '__name__', [...documentFields, '__name__No', 'title']);

function toItem(row: __Name__Header, { dictionaries }: Services, user: CurrentUser): Item {
  const { __name__No, title } = row;
  const item = { ...documentReply(row), __name__No, title, allowedActions: allowedActions(__name__Workflow, user, stateOf(row)) };
  return dictionaries.withTexts(item, { status: 'bill_status' }, user.language) as Item;
}

const list = (services: Services, user: CurrentUser): ListDefinition<Item> => ({
  table: '__name__',
  columns,
  select: sql`__snake__.*`,
  toReply: (row) => toItem(row as unknown as __Name__Header, services, user),
});

const filters = ({ keyword, status }: { keyword?: string; status?: string }): Filter[] => [
  keywords(['__name__.__name__No', '__name__.title'], keyword),
  oneOf('__name__.status', status),
];

export const __name__Routes = (services: Services): Handlers<'__name__s'> => ({
  __name__sList: ({ query, user }) => listPage(services.db, user, list(services, user), query, filters(query)),
  async __name__sDetail({ query, user }) {
    const { header, lines } = await __name__Store.find(contextOf(services, user), query.id);
    return { ...toItem(header, services, user), remark: header.remark, lines: lines.map(({ __name__Id: _document, ...line }) => line) };
  },
  __name__sStatusCounts: ({ user }) => statusCounts(contextOf(services, user), __name__Kind, __name__Statuses),
  __name__sSave: ({ body, user, confirm, commit }) =>
    commit.statement(async (keep) => (await save__Name__(contextOf(services, user), body, { confirm, keep })) as Saved),
  __name__sRemove: ({ query, user, commit }) =>
    commit((within) => actOnAll(contextOf(within, user), __name__Kind, 'delete', { ids: query.ids.split(','), dryRun: query.dryRun === '1' }, { alone: true })),
});

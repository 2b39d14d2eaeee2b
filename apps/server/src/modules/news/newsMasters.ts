/** News as their authors see them: all of them. */
import { type RawBuilder, sql } from 'kysely';
import { allowedActions } from '../../documents/workflow.ts';
import type { NewsMaster, NewsRecord } from '../../generated/types.gen.ts';
import type { Operations } from '../../generated/operations.gen.ts';
import type { Context } from '../../shared/context.ts';
import { replyOf, type RowOf } from '../../shared/contract/replyOf.ts';
import { type ExportedList, exportedFields } from '../../shared/export/exportedList.ts';
import { listColumns } from '../../shared/list/columns.ts';
import { during, equal, type Filter, mentioned, oneOf } from '../../shared/list/filters.ts';
import type { ListDefinition } from '../../shared/list/list.ts';
import { inLanguages, searchedList } from '../../shared/list/searched.ts';
import type { Language } from '../../shared/messages/messages.ts';
import { textIn } from '../../shared/messages/readerTexts.ts';
import { refuse } from '../../shared/refusal/refusal.ts';
import { stateOf } from './newsKind.ts';
import { isAuthor, isReadBy } from './readership.ts';
import { newsWorkflow } from './workflow.ts';

type Listed = Omit<RowOf<'NewsMaster'>, 'allowedActions'>;

const select = (language: Language): RawBuilder<Listed> =>
  sql`news.id, version, news_no, ${textIn('news.title', language)} as title, category, news.language, news.status, publish_time, top_flag, author,
    create_by, create_time, update_time, (select count(*) from news_read r where r.news_id = news.id) as read_count`;

/** A row of the list, or a record, with the user's actions. */
const withActions = <Row extends Pick<NewsMaster, 'status'>>({ user }: Context, row: Row) => ({
  ...row,
  allowedActions: allowedActions(newsWorkflow, user, stateOf(row)) as NewsMaster['allowedActions'],
});

/** Of all stories for authors; who exports without being one gets what they read. */
export const masterList = (context: Context): ListDefinition<NewsMaster, Listed> => ({
  table: 'news',
  columns: listColumns('newsMastersList', 'news'),
  select: select(context.user.language),
  scope: (user) => (isAuthor(user) ? undefined : isReadBy(user)),
  toReply: (row) => replyOf(context, 'NewsMaster', withActions(context, row)),
});

export const masterFilters = ({ user }: Context, query: NonNullable<Operations['newsMastersList']['data']['query']>): Filter[] => [
  mentioned(query.title, textIn('news.title', user.language)),
  oneOf('news.category', query.category),
  equal('news.language', query.language),
  during('news.publishTime', query.publishTime_begin, query.publishTime_end, user),
  equal('news.status', query.status),
];

export const masterExport: ExportedList = {
  name: 'news',
  noun: 'news',
  columns: exportedFields(
    'newsMastersList',
    ['newsNo', 'title', 'category', 'language', 'status', 'publishTime', 'readCount', 'topFlag', 'author', 'createBy', 'createTime'],
    { newsNo: 16, title: 48, author: 20 },
  ),
};

/** One story with all its languages; E-012 when there is none. */
export async function findRecord(context: Context, id: string): Promise<NewsRecord> {
  const { rows } = await sql<
    Omit<RowOf<'NewsRecord'>, 'allowedActions'>
  >`select ${select(context.user.language)}, title as titles, summary as summaries, content as contents from news where id = ${id} and del_flag = 0`.execute(
    context.db,
  );
  if (!rows[0]) throw refuse('E-012');
  return replyOf(context, 'NewsRecord', withActions(context, rows[0]));
}

export const searchedNewsMasters = searchedList('newsMastersList', {
  list: masterList,
  docType: 'news',
  permission: 'news:edit',
  page: '/workbench/news/manage',
  filter: 'title',
  noun: 'news',
  title: 'title',
  about: ['newsNo'],
  fields: { newsNo: 'number', title: inLanguages('news.title') },
  path: '/workbench/news/manage/detail/{id}',
});

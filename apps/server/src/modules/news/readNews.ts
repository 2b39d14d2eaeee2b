/** News as their readers see them. */
import { type RawBuilder, sql } from 'kysely';
import type { NewsItem, NewsNeighbour, NewsStory } from '../../generated/types.gen.ts';
import type { Context, TrxContext } from '../../shared/context.ts';
import { replyOf, type RowOf } from '../../shared/contract/replyOf.ts';
import { listColumns } from '../../shared/list/columns.ts';
import { type ListDefinition, listPage } from '../../shared/list/list.ts';
import { inLanguages, searchedList } from '../../shared/list/searched.ts';
import { textIn } from '../../shared/messages/readerTexts.ts';
import { refuse } from '../../shared/refusal/refusal.ts';
import { isReadBy } from './readership.ts';

const columns = {
  ...listColumns('newsList', 'news'),
  /** Pinned ones first, then the latest. */
  sortTime: { ref: 'news.sortTime', type: 'datetime', queryable: false },
} as const;

const select = ({ user: { id, language } }: Context): RawBuilder<RowOf<'NewsItem'>> =>
  sql`news.id, news_no, ${textIn('news.title', language)} as title, ${textIn('news.summary', language)} as summary, category, top_flag, publish_time, author,
    (select a.id from attach a where a.table_name = 'news' and a.table_id = news.id and a.column_name = 'coverImage' order by a.create_time desc, a.id desc limit 1) as cover_id,
    case when exists (select from news_read r where r.news_id = news.id and r.user_id = ${id}) then 'Y' else 'N' end as read_flag,
    (select count(*) from attach a where a.table_name = 'news' and a.table_id = news.id and a.column_name <> 'coverImage') as attachment_count`;

export const readerList = (context: Context): ListDefinition<NewsItem, RowOf<'NewsItem'>> => ({
  table: 'news',
  columns,
  select: select(context),
  defaultSort: { column: 'sortTime', order: 'desc' },
  scope: isReadBy,
  toReply: (row) => replyOf(context, 'NewsItem', row),
});

/** One story that the user may read, else E-012. */
export async function findStory(context: Context, id: string): Promise<NewsStory> {
  const { db, user } = context;
  const { rows } = await sql<RowOf<'NewsItem'> & { content: string }>`select ${select(context)}, ${textIn('news.content', user.language)} as content
    from news where news.id = ${id} and ${isReadBy(user)}`.execute(db);
  const [row] = rows;
  if (!row) throw refuse('E-012');
  return replyOf(context, 'NewsStory', { ...row, previous: await neighbour(context, id, 'above'), next: await neighbour(context, id, 'below') });
}

/** The story beside another one in the reader's list. */
async function neighbour({ db, user }: Context, id: string, side: 'above' | 'below'): Promise<NewsNeighbour | null> {
  const [beyond, order] = side === 'above' ? [sql`>`, sql`asc`] : [sql`<`, sql`desc`];
  const { rows } = await sql<NewsNeighbour>`select news.id, ${textIn('news.title', user.language)} as title from news
    where ${isReadBy(user)} and (news.sort_time, news.id) ${beyond} (select here.sort_time, here.id from news here where here.id = ${id})
    order by news.sort_time ${order}, news.id ${order} limit 1`.execute(db);
  return rows[0] ?? null;
}

/** The first story of the reader's list; null when there is none. */
export const firstStory = async (context: Context): Promise<NewsItem | null> =>
  (await listPage(context, readerList(context), { pageSize: 1 })).records[0] ?? null;

/** Records that the user has opened a story; the first time stays. */
export async function markRead({ db, user, services }: TrxContext, id: string): Promise<void> {
  const { rows } = await sql`insert into news_read (news_id, user_id, read_time)
      select news.id, ${user.id}, ${services.now().toISOString()}::timestamptz from news where news.id = ${id} and ${isReadBy(user)}
      on conflict (news_id, user_id) do update set read_time = news_read.read_time returning news_id`.execute(db);
  if (rows.length === 0) throw refuse('E-012');
}

export const searchedNews = searchedList('newsList', {
  list: readerList,
  docType: 'news',
  permission: 'news:query',
  page: '/workbench/news',
  filter: 'title',
  noun: 'news',
  title: 'title',
  about: ['newsNo'],
  fields: { newsNo: 'number', title: inLanguages('news.title') },
});

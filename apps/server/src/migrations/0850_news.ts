import { sql } from 'kysely';
import { codeText, type MigrationDb, watchRows, yesNo } from '../shared/database/migration.ts';

/** Stories of the maker in several languages, and who has read them; the order keeps pinned ones on top. */
export async function up(db: MigrationDb): Promise<void> {
  await db.schema
    .createTable('news')
    .addColumn('id', 'char(32)', (c) => c.primaryKey())
    .addColumn('news_no', codeText, (c) => c.notNull().unique())
    .addColumn('title', 'jsonb', (c) => c.notNull())
    .addColumn('summary', 'jsonb', (c) => c.notNull())
    .addColumn('content', 'jsonb', (c) => c.notNull())
    .addColumn('category', 'text', (c) => c.notNull())
    .addColumn('language', 'text')
    .addColumn('author', 'text', (c) => c.notNull())
    .addColumn('top_flag', 'char(1)', (c) => c.notNull().check(yesNo('top_flag')))
    .addColumn('status', 'text', (c) => c.notNull().check(sql`status in ('draft', 'pass', 'closed')`))
    .addColumn('publish_time', 'timestamptz')
    .addColumn('version', 'integer', (c) => c.notNull().defaultTo(1))
    .addColumn('create_by', 'text', (c) => c.notNull())
    .addColumn('create_time', 'timestamptz', (c) => c.notNull().defaultTo(sql`now()`))
    .addColumn('update_by', 'text')
    .addColumn('update_time', 'timestamptz')
    .addColumn('del_flag', 'smallint', (c) => c.notNull().defaultTo(0))
    .execute();
  await sql`alter table news add column sort_time timestamp
    generated always as ((publish_time at time zone 'UTC') + case when top_flag = 'Y' then interval '100 years' else interval '0' end) stored`.execute(db);
  await sql`create index news_order on news (sort_time desc, id desc) where del_flag = 0`.execute(db);
  await sql`create index news_newest on news (create_time desc, id desc) where del_flag = 0`.execute(db);
  await watchRows(db, 'news');
  await db.schema
    .createTable('news_read')
    .addColumn('news_id', 'char(32)', (c) => c.notNull().references('news.id').onDelete('cascade'))
    .addColumn('user_id', 'char(32)', (c) => c.notNull().references('sys_user.id').onDelete('cascade'))
    .addColumn('read_time', 'timestamptz', (c) => c.notNull().defaultTo(sql`now()`))
    .addPrimaryKeyConstraint('news_read_pk', ['news_id', 'user_id'])
    .execute();
}

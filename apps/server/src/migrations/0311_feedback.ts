import { sql } from 'kysely';
import { codeText, documentColumns, type MigrationDb, watchRows } from '../shared/database/migration.ts';

/** Questions of dealers with the answers of the maker. The status has a second name on the wire, by which lists are filtered. */
export async function up(db: MigrationDb): Promise<void> {
  await db.schema
    .createTable('feedback')
    .$call(documentColumns)
    .addColumn('feedback_no', codeText, (c) => c.notNull().unique())
    .addColumn('feedback_type', 'text', (c) => c.notNull())
    .addColumn('title', 'text', (c) => c.notNull())
    .addColumn('content', 'text', (c) => c.notNull())
    .addColumn('priority', 'text', (c) => c.notNull())
    .addColumn('related_type', 'text')
    .addColumn('related_no', codeText)
    .addColumn('contact_name', 'text')
    .addColumn('contact_phone', 'text')
    .addColumn('handler_by', 'text')
    .addColumn('handler_name', 'text')
    .addColumn('reply_content', 'text')
    .addColumn('reply_time', 'timestamptz')
    .addColumn('asked_time', 'timestamptz')
    .addColumn('score', 'smallint', (c) => c.check(sql`score between 1 and 5`))
    .addColumn('score_comment', 'text')
    .addColumn('close_reason', 'text')
    .addColumn('closed_time', 'timestamptz')
    .addCheckConstraint('feedback_related', sql`(related_type is null) = (related_no is null)`)
    .execute();
  await sql`alter table feedback
    add column feedback_status text generated always as (case status when 'submitted' then 'open' when 'pass' then 'replied' when 'closed' then 'closed' end) stored,
    add column submission_status text generated always as (case status when 'draft' then 'draft' else 'submitted' end) stored`.execute(db);
  await sql`create index feedback_dealer on feedback (dealer_code, create_time desc, id) where del_flag = 0`.execute(db);
  await sql`create index feedback_status on feedback (feedback_status, create_time desc, id) where del_flag = 0`.execute(db);
  await sql`create index feedback_closing on feedback (reply_time) where status = 'pass' and del_flag = 0`.execute(db);

  await watchRows(db, 'feedback');
}

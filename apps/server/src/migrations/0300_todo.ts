import { sql } from 'kysely';
import { codeText, type MigrationDb, money } from '../shared/database/migration.ts';

/**
 * What waits for somebody becomes rows of one table for all kinds of documents, written along with their statuses.
 * Since when a claim waits moves there. Why a machine was scrapped becomes a column of it.
 */
export async function up(db: MigrationDb): Promise<void> {
  await db.schema
    .createTable('todo')
    .addColumn('id', 'char(32)', (c) => c.primaryKey())
    .addColumn('doc_type', 'text', (c) => c.notNull())
    .addColumn('doc_id', 'char(32)', (c) => c.notNull())
    .addColumn('doc_no', codeText, (c) => c.notNull())
    .addColumn('task', 'text', (c) => c.notNull())
    .addColumn('status', 'text', (c) => c.notNull())
    .addColumn('side', 'text', (c) => c.notNull())
    .addColumn('permission', 'text', (c) => c.notNull())
    .addColumn('org_code', codeText, (c) => c.notNull())
    .addColumn('dealer_code', codeText, (c) => c.notNull())
    .addColumn('dealer_name', 'text', (c) => c.notNull())
    .addColumn('sub_dealer_code', codeText)
    .addColumn('create_by', 'text', (c) => c.notNull())
    .addColumn('submit_by', 'text')
    .addColumn('vin', 'text')
    .addColumn('amount', money)
    .addColumn('currency', 'text')
    .addColumn('create_time', 'timestamptz', (c) => c.notNull())
    .addColumn('warn_on', 'date')
    .addColumn('late_on', 'date')
    .addUniqueConstraint('todo_task', ['doc_id', 'task'])
    .execute();
  await fillFromClaims(db);
  // The inbox: what waits longest first, of a side or of a dealer.
  await sql`create index todo_waiting on todo (side, create_time, id)`.execute(db);
  await sql`create index todo_dealer on todo (dealer_code, side, create_time, id)`.execute(db);
  await sql`alter table warranty_claim drop column step_time`.execute(db);
  await sql`alter table vehicle add column scrap_reason text`.execute(db);
}

/** A parameter as it is set, else as it is by default. */
const days = (key: string, standard: number) => sql`coalesce((select value from sys_config where key = ${sql.lit(key)}), ${sql.lit(String(standard))})::int`;

/** Open claims wait with the deadlines of today's parameters. */
async function fillFromClaims(db: MigrationDb): Promise<void> {
  await sql`insert into todo (id, doc_type, doc_id, doc_no, task, status, side, permission, org_code, dealer_code, dealer_name, sub_dealer_code, create_by, submit_by,
      vin, amount, currency, create_time, warn_on, late_on)
    select md5(c.id || w.task)::char(32), 'warrantyClaim', c.id, c.claim_no, w.task, c.status, w.side, w.permission, c.org_code, c.dealer_code, c.dealer_name, c.sub_dealer_code,
      c.create_by, c.submit_by, c.vin, c.total_amount, c.currency, c.step_time,
      case when w.side = 'maker' then c.submit_time::date + ${days('claim.reviewAmberDays', 20)} else last_day - 7 end,
      case when w.side = 'maker' then c.submit_time::date + ${days('claim.reviewSlaDays', 30)} else last_day + 1 end
    from warranty_claim c
    join (values ('submitted', 'review', 'maker', 'warrantyClaim:audit'), ('pass', 'finalReview', 'maker', 'warrantyClaim:finalAudit'),
      ('no_pass', 'fix', 'dealer', 'warrantyClaim:edit'), ('draft', 'submit', 'dealer', 'warrantyClaim:edit')) as w (status, task, side, permission) on w.status = c.status
    cross join lateral (select case when c.status = 'no_pass' then c.resubmit_until else c.repair_date + ${days('claim.submitDays', 30)} end as last_day) d
    where c.del_flag = 0`.execute(db);
}

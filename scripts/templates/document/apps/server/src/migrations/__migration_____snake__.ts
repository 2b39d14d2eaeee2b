import { sql } from 'kysely';
import { documentColumns, type MigrationDb, watchRows } from '../shared/database/migration.ts';

/** One sentence: what these tables hold. */
export async function up(db: MigrationDb): Promise<void> {
  await db.schema.createTable('__snake__').$call(documentColumns).execute();
  for (const statement of statements) await statement.execute(db);
  await watchRows(db, '__snake__');
}

const statements = [
  sql`alter table __snake__
    add column __snake___no text collate "C" not null constraint __snake___number unique,
    add column title text not null,
    add column remark text`,
  // Pages: equality columns, then the sort key with its tie-breaker.
  sql`create index __snake___newest on __snake__ (create_time desc, id desc) where del_flag = 0`,
  sql`create index __snake___dealer on __snake__ (dealer_code, create_time desc, id desc) where del_flag = 0`,
  sql`create index __snake___dealer_status on __snake__ (dealer_code, status) where del_flag = 0`,
  sql`create table __snake___line (
    id char(32) primary key,
    __snake___id char(32) not null references __snake__ on delete cascade,
    line_no integer not null,
    description text not null,
    qty numeric(12, 2) not null
  )`,
  sql`create index __snake___line_document on __snake___line (__snake___id, line_no)`,
];

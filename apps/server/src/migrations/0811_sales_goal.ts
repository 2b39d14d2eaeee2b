import { sql } from 'kysely';
import { codeText, documentColumns, type MigrationDb, watchRows } from '../shared/database/migration.ts';

const months = Array.from({ length: 12 }, (_, at) => at + 1);
const joined = (column: (month: number) => string, separator: string) => sql.raw(months.map(column).join(separator));

/** What dealers are to sell in a year, and the machines that count. */
export async function up(db: MigrationDb): Promise<void> {
  await db.schema
    .createTable('sales_goal')
    .$call(documentColumns)
    .addColumn('goal_no', codeText, (c) => c.notNull().unique())
    .addColumn('year', 'integer', (c) => c.notNull().check(sql`year between 2019 and 2119`))
    .addColumn('region', 'text', (c) => c.notNull())
    .addColumn('market_group', codeText, (c) => c.notNull())
    .addColumn('marketing_department', codeText, (c) => c.notNull())
    .addColumn('product_team', codeText, (c) => c.notNull().references('product_team.code'))
    .addColumn('platform', codeText, (c) => c.notNull().defaultTo(''))
    .addColumn('goal_basis', 'text', (c) => c.notNull().check(sql`goal_basis in ('retail', 'wholesale')`))
    .addColumn('annual_target', 'integer', (c) => c.notNull().check(sql`annual_target between 1 and 99999`))
    .addColumn('release_time', 'timestamptz')
    .addColumn('confirm_by', 'text')
    .addColumn('confirm_time', 'timestamptz')
    .addColumn('close_reason', 'text')
    .addColumn('remark', 'text')
    .execute();
  await sql`alter table sales_goal add check (status in ('draft', 'pass', 'closed')),
    ${joined((month) => `add column m${month}_target integer check (m${month}_target between 1 and 99999)`, ', ')},
    ${joined((month) => `add column m${month}_com integer not null default 0`, ', ')}`.execute(db);
  await sql`alter table sales_goal
    add column total_target integer not null generated always as (${joined((month) => `coalesce(m${month}_target, 0)`, ' + ')}) stored,
    add column total_com integer not null generated always as (${joined((month) => `m${month}_com`, ' + ')}) stored,
    add column rate numeric(10, 1) not null generated always as (round((${joined((month) => `m${month}_com`, ' + ')}) * 100.0 / annual_target, 1)) stored`.execute(
    db,
  );
  // Asked at the end of a transaction: drafts of one save may exchange their places.
  await sql`alter table sales_goal add constraint sales_goal_key exclude using btree
    (year with =, dealer_code with =, product_team with =, platform with =, goal_basis with =) where (del_flag = 0) deferrable initially deferred`.execute(db);
  await sql`create index sales_goal_dealer on sales_goal (dealer_code, year desc, create_time desc, id desc) where del_flag = 0`.execute(db);
  await sql`create index sales_goal_newest on sales_goal (year desc, create_time desc, id desc) where del_flag = 0`.execute(db);
  await sql`create index sales_goal_running on sales_goal (dealer_code) where status = 'pass' and del_flag = 0`.execute(db);
  await watchRows(db, 'sales_goal');
  // What goals count, by dealer and day.
  await sql`create index vehicle_handed_over on vehicle (dealer_code, delivery_date) include (second_product, third_product)
    where delivery_date is not null and warranty_suspended = 'N' and del_flag = 0`.execute(db);
  await sql`create index vehicle_shipped_on on vehicle (dealer_code, ship_date) include (second_product, third_product)
    where ship_date is not null and (vehicle_status <> 'scrapped' or delivery_date is not null) and del_flag = 0`.execute(db);
}

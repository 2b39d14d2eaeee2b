import { sql } from 'kysely';
import { codeText, documentColumns, type MigrationDb, money, watchRows } from '../shared/database/migration.ts';

/** What dealers report of their markets: competitors, prices, subsidies, demand; with the answer of the maker. */
export async function up(db: MigrationDb): Promise<void> {
  await db.schema.createTable('market_info').$call(documentColumns).execute();
  for (const statement of statements) await statement.execute(db);
  await watchRows(db, 'market_info');
}

const statements = [
  sql`alter table market_info
    add column info_no ${codeText} not null constraint market_info_number unique,
    add column info_type text not null,
    add column title text not null,
    add column content text,
    add column second_product ${codeText},
    add column competitor_brand text,
    add column competitor_model text,
    add column price ${money},
    add column currency text,
    add column country text not null,
    add column region text not null,
    add column info_date date not null,
    add column source text not null,
    add column importance text not null,
    add column reply_content text,
    add column reply_by text,
    add column reply_time timestamptz,
    add column round integer not null,
    add column close_reason text,
    add column submission_status text generated always as (case when status = 'draft' then 'draft' else 'submitted' end) stored`,
  // Pages: equality columns, then the sort key with its tie-breaker.
  sql`create index market_info_newest on market_info (create_time desc, id desc) where del_flag = 0`,
  sql`create index market_info_dealer on market_info (dealer_code, create_time desc, id desc) where del_flag = 0`,
  sql`create index market_info_dealer_status on market_info (dealer_code, status) where del_flag = 0`,
  // Reports on the same model, and their prices.
  sql`create index market_info_model on market_info (lower(competitor_brand), lower(competitor_model)) where del_flag = 0`,
  sql`create index market_info_prices on market_info (info_date) where price is not null and del_flag = 0`,
  sql`create index market_info_closing on market_info (reply_time) where status = 'pass' and del_flag = 0`,
];

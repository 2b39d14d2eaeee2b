import { sql } from 'kysely';
import { codeText, type MigrationDb, money, yesNo } from '../shared/database/migration.ts';

/** Imports of part prices, with what each stored and what was there before, so that one can be taken back as a whole. */
export async function up(db: MigrationDb): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}

const statements = [
  sql`create table price_import (
    id char(32) primary key,
    version integer not null default 1,
    create_time timestamptz not null default now(),
    file_name text not null,
    new_count integer not null,
    up_count integer not null,
    down_count integer not null,
    unchanged_count integer not null,
    largest_change_pct numeric(14, 2),
    create_by text not null,
    taken_back_time timestamptz,
    taken_back_by text
  )`,
  sql`create index price_import_newest on price_import (create_time desc, id desc)`,
  sql`create table price_import_row (
    id char(32) primary key default replace(gen_random_uuid()::text, '-', ''),
    import_id char(32) not null references price_import (id) on delete cascade,
    price_id char(32) not null,
    parts_code ${codeText} not null,
    currency text not null,
    valid_from date not null,
    price ${money} not null,
    valid_to date,
    row_version integer not null,
    former_version integer,
    former_price ${money},
    former_valid_to date,
    given char(1) not null check (${yesNo('given')}),
    earlier_price ${money},
    unique (import_id, price_id)
  )`,
  sql`create index price_import_row_part on price_import_row (import_id, parts_code, id)`,
];

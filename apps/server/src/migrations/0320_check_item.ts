import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { codeText, type MigrationDb, yesNo } from '../shared/database/migration.ts';

/** What is inspected on machines that have arrived, and why it can fail. Both are filled once; from then on they are the maker's. */
export async function up(db: MigrationDb): Promise<void> {
  await sql`create table vehicle_check_item (
    id char(32) primary key default replace(gen_random_uuid()::text, '-', ''),
    version integer not null default 1,
    create_time timestamptz not null default now(),
    item_code ${codeText} not null,
    valid_from date not null,
    valid_to date,
    name jsonb not null,
    standard jsonb not null,
    second_product text not null,
    third_products text[] not null default '{}',
    category text not null,
    method text not null,
    value_type text not null,
    unit text,
    min_value numeric(10, 2),
    max_value numeric(10, 2),
    photo_required char(1) not null default 'N' check (${yesNo('photo_required')}),
    mandatory char(1) not null default 'N' check (${yesNo('mandatory')}),
    safety char(1) not null default 'N' check (${yesNo('safety')}),
    sort_no integer not null default 0,
    enabled char(1) not null default 'Y' check (${yesNo('enabled')}),
    unique (item_code, valid_from)
  )`.execute(db);
  await sql`create table failed_reason (
    id char(32) primary key default replace(gen_random_uuid()::text, '-', ''),
    version integer not null default 1,
    create_time timestamptz not null default now(),
    reason_code ${codeText} not null unique,
    name jsonb not null,
    categories text[] not null default '{}',
    enabled char(1) not null default 'Y' check (${yesNo('enabled')})
  )`.execute(db);
  const { validFrom, items, failedReasons } = JSON.parse(
    readFileSync(new URL('../modules/vehicle-check-item/data/catalogue.json', import.meta.url), 'utf8'),
  ) as {
    validFrom: string;
    items: object[];
    failedReasons: object[];
  };
  await sql`insert into vehicle_check_item (item_code, valid_from, name, standard, second_product, third_products, category, method, value_type, unit, min_value, max_value,
      photo_required, mandatory, safety, sort_no, enabled)
    select i."itemCode", ${validFrom}::date, i."itemName", i.standard, i."secondProduct", i."thirdProducts", i.category, i.method, i."valueType", i.unit, i."minValue", i."maxValue",
      i."photoRequired", i.mandatory, i.safety, i."sortNo", i.enabled
    from jsonb_to_recordset(${JSON.stringify(items)}::jsonb) as i ("itemCode" text, "itemName" jsonb, standard jsonb, "secondProduct" text, "thirdProducts" text[], category text, method text,
      "valueType" text, unit text, "minValue" numeric, "maxValue" numeric, "photoRequired" text, mandatory text, safety text, "sortNo" int, enabled text)`.execute(
    db,
  );
  await sql`insert into failed_reason (reason_code, name, categories, enabled) select r."reasonCode", r."reasonName", r.categories, r.enabled
    from jsonb_to_recordset(${JSON.stringify(failedReasons)}::jsonb) as r ("reasonCode" text, "reasonName" jsonb, categories text[], enabled text)`.execute(db);
}

import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { codeText, type MigrationDb, yesNo } from '../shared/database/migration.ts';

/** What is done at each service, and how long it takes. Filled once; from then on it is the maker's. */
export async function up(db: MigrationDb): Promise<void> {
  await sql`create table maint_level (
    second_product ${codeText} not null,
    maint_level text not null,
    flat_hours numeric(5, 2) not null default 0 check (flat_hours >= 0),
    parts_cap jsonb not null default '{}',
    primary key (second_product, maint_level)
  )`.execute(db);
  await sql`create table maint_template (
    id char(32) primary key default replace(gen_random_uuid()::text, '-', ''),
    version integer not null default 1,
    create_time timestamptz not null default now(),
    second_product ${codeText} not null,
    maint_level text not null,
    item_code ${codeText} not null,
    name jsonb not null,
    action text not null,
    mandatory char(1) not null default 'N' check (${yesNo('mandatory')}),
    value_type text not null,
    unit text,
    min_value numeric(10, 2),
    max_value numeric(10, 2),
    sort_no integer not null default 0,
    unique (second_product, maint_level, item_code)
  )`.execute(db);
  const { templates } = JSON.parse(readFileSync(new URL('../modules/maint-template/data/plan.json', import.meta.url), 'utf8')) as { templates: object[] };
  await sql`insert into maint_level (second_product, maint_level, flat_hours, parts_cap) select t."secondProduct", t."maintLevel", t."flatHours", t."partsCap"
    from jsonb_to_recordset(${JSON.stringify(templates)}::jsonb) as t ("secondProduct" text, "maintLevel" text, "flatHours" numeric, "partsCap" jsonb)`.execute(
    db,
  );
  await sql`insert into maint_template (second_product, maint_level, item_code, name, action, mandatory, value_type, unit, min_value, max_value, sort_no)
    select t."secondProduct", t."maintLevel", i."itemCode", i."itemName", i.action, i.mandatory, i."valueType", i.unit, i."minValue", i."maxValue", i."sortNo"
    from jsonb_to_recordset(${JSON.stringify(templates)}::jsonb) as t ("secondProduct" text, "maintLevel" text, checklist jsonb),
      jsonb_to_recordset(t.checklist) as i ("itemCode" text, "itemName" jsonb, action text, mandatory text, "valueType" text, unit text, "minValue" numeric, "maxValue" numeric, "sortNo" int)`.execute(
    db,
  );
}

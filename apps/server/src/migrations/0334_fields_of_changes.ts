import { sql } from 'kysely';
import type { MigrationDb } from '../shared/database/migration.ts';

/** The history of masters calls fields as the form does: `nameRu` where it said `name.ru`, and `bugCode` for the column `code` of a fault code. */
export async function up(db: MigrationDb): Promise<void> {
  await sql`update data_change set changes = (
      select jsonb_agg(entry || jsonb_build_object('field', case
        when entry ->> 'field' ~ '^[a-z]+[.](zh-cn|en|es|ru|fr|pt)$'
          then split_part(entry ->> 'field', '.', 1) || initcap(left(split_part(entry ->> 'field', '.', 2), 2))
        when doc_type = 'bugCode' and entry ->> 'field' = 'code' then 'bugCode'
        else entry ->> 'field' end) order by place)
      from jsonb_array_elements(changes) with ordinality as entries (entry, place))
    where doc_type in ('bugSystem', 'bugCode', 'serviceCode', 'parts', 'partsPrice', 'vehicleCheckItem', 'failedReason')`.execute(db);
}

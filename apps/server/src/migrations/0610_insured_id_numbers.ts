import { sql } from 'kysely';
import type { MigrationDb } from '../shared/database/migration.ts';

/**
 * No page was ever shown the id number of an insured, so whoever saved something else emptied it. The change history gives it back
 * where the last thing that happened to it is such an emptying: in a save that changed something else as well, or by somebody else
 * than the one who had entered it. Who takes out alone what they entered themselves means it, and it stays out.
 */
export async function up(db: MigrationDb): Promise<void> {
  const { rows } = await sql<{ id: string; no: string; idNo: string }>`
    with entries as (
      select d.data_id, d.id, d.create_time, d.operator, c ->> 'old_value' as old_value, c ->> 'new_value' as new_value, jsonb_array_length(d.changes) as fields,
        row_number() over later as place, lead(d.operator) over later as entered_by
      from data_change d, jsonb_array_elements(d.changes) c
      where d.doc_type = 'forceInsurance' and c ->> 'field' = 'insuredIdNo' and coalesce(c ->> 'change', 'changed') = 'changed'
      window later as (partition by d.data_id order by d.create_time desc, d.id desc)
    )
    select i.id, i.insurance_no as no, e.old_value as "idNo" from force_insurance i join entries e on e.data_id = i.id and e.place = 1
    where i.biz_type = 'insurance' and i.del_flag = 0 and i.insured_id_no is null and e.new_value is null and e.old_value is not null
      and (e.fields > 1 or e.operator <> coalesce(e.entered_by, i.create_by))`.execute(db);
  for (const { id, no, idNo } of rows) {
    // A form that is open somewhere still has the empty field: its save is stale now, and asks.
    await sql`update force_insurance set insured_id_no = ${idNo}, version = version + 1 where id = ${id}`.execute(db);
    const change = [{ change: 'changed', line: null, field: 'insuredIdNo', old_value: null, new_value: idNo }];
    await sql`insert into data_change (id, doc_type, data_id, doc_no, changes, operator, operator_name)
      values (replace(gen_random_uuid()::text, '-', ''), 'forceInsurance', ${id}, ${no}, ${JSON.stringify(change)}::jsonb, 'system', 'system')`.execute(db);
  }
}

/** Work of services of machines. */
import { sql } from 'kysely';
import type { Context } from '../../shared/context.ts';
import type { MaintLevel } from '../../generated/types.gen.ts';
import type { Texts } from '../../shared/messages/messages.ts';
import type { WorkColumns } from './tables.ts';

export type { WorkColumns } from './tables.ts';

/** A piece of work as documents copy it. */
export interface Work extends WorkColumns {
  name: Texts;
}

export interface LevelTemplate {
  flatHours: number;
  /** By currency. */
  partsCap: Partial<Record<string, number>>;
  work: Work[];
}

/** The work of a level of a line, in its order; undefined where the line has no such level. */
export async function templateOf(
  { db }: Pick<Context, 'db'>,
  { secondProduct, maintLevel }: { secondProduct: string; maintLevel: MaintLevel },
): Promise<LevelTemplate | undefined> {
  const { rows } =
    await sql<LevelTemplate>`select l.flat_hours, l.parts_cap, (select json_agg(json_build_object('itemCode', t.item_code, 'name', t.name, 'action', t.action,
      'mandatory', t.mandatory, 'valueType', t.value_type, 'unit', t.unit, 'minValue', t.min_value, 'maxValue', t.max_value) order by t.sort_no, t.item_code)
      from maint_template t where t.second_product = l.second_product and t.maint_level = l.maint_level) as work
    from maint_level l where l.second_product = ${secondProduct} and l.maint_level = ${maintLevel}`.execute(db);
  const [template] = rows;
  return template?.work ? template : undefined;
}

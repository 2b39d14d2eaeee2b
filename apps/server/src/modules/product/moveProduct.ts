import { sql } from 'kysely';
import type { ProductInput } from '../../generated/types.gen.ts';
import type { TrxContext } from '../../shared/context.ts';
import { editMaster, nameColumns, type Saved } from '../../shared/master/master.ts';
import { refuse } from '../../shared/refusal/refusal.ts';
import { productMaster } from './productMaster.ts';

/** Hangs a product under another one; the rules are those of its form. Refuses E-012 for no such product, E-001 for an old version. */
export async function moveProduct(context: TrxContext, { id, version, parentCode }: { id: string; version: number; parentCode: string }): Promise<Saved> {
  const { rows } = await sql<ProductInput>`select code, level, ${nameColumns('product')}, sort_no, enabled, power_kw, engine_model, vin_code, lead_days
    from product where id = ${id}`.execute(context.db);
  if (!rows[0]) throw refuse('E-012');
  return editMaster(context, productMaster, { ...rows[0], parentCode, id, version });
}

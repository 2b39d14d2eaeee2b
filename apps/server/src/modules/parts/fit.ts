/** Machines that a part fits: product lines, models, systems of a machine. One that names none of a kind fits all of them. */
import { type SqlBool, sql } from 'kysely';
import type { PartMasterInput } from '../../generated/types.gen.ts';
import type { Context } from '../../shared/context.ts';
import type { Db } from '../../shared/database/database.ts';
import type { Filter } from '../../shared/list/filters.ts';
import { forProduct } from '../../shared/master/masterList.ts';
import type { InvalidField } from '../../shared/refusal/refusal.ts';
import { lookUpVehicle } from '../vehicle/service.ts';

export interface FitQuery {
  secondProduct?: string;
  model?: string;
  vin?: string;
  bugSystem?: string;
}

/** Parts that fit all that is asked. A machine that the user may not look up is refused as if there were none. @throws E-103, E-012 */
export async function fitFilters(context: Context, { secondProduct, model, vin, bugSystem }: FitQuery): Promise<Filter[]> {
  const machine = vin ? await lookUpVehicle(context, vin) : undefined;
  return [
    forProduct('parts.secondProducts', secondProduct),
    model ? fitsOneOf(await withThoseAbove(context.db, model)) : undefined,
    machine && fitsOneOf([machine.secondProduct, machine.thirdProduct, machine.fourthProduct]),
    forProduct('parts.bugSystems', bugSystem),
  ];
}

/** @param products a product and those above it */
const fitsOneOf = (products: readonly string[]) =>
  sql<SqlBool>`(parts.second_products = '{}' or parts.second_products && ${products}::text[])
    and (parts.applicable_models = '{}' or parts.applicable_models && ${products}::text[])`;

/** Codes of a product and of those above it. */
async function withThoseAbove(db: Db, code: string): Promise<string[]> {
  const { rows } = await sql<{ code: string }>`with recursive line as (
      select code, parent_code from product where code = ${code}
      union select p.code, p.parent_code from product p join line on p.code = line.parent_code
    ) select code from line`.execute(db);
  return rows.map((product) => product.code);
}

/** Models are of level 3 or 4, and below one of the part's products where it names some. */
export async function modelFindings(db: Db, inputs: readonly PartMasterInput[]): Promise<InvalidField[][]> {
  const asked = [...new Set(inputs.flatMap(({ applicableModels = [] }) => applicableModels))];
  if (asked.length === 0) return inputs.map(() => []);
  // A model of level 4 hangs on a series, and that on a product line.
  const { rows } = await sql<{
    code: string;
    level: number;
    line: string | null;
  }>`select m.code, m.level, case m.level when 3 then m.parent_code when 4 then series.parent_code end as line
    from product m left join product series on series.code = m.parent_code where m.code = any(${asked})`.execute(db);
  const known = new Map(rows.map((product) => [product.code, product]));
  return inputs.map(({ applicableModels = [], secondProducts = [] }) => {
    const isWrong = applicableModels.some((code) => {
      const found = known.get(code);
      // Unknown codes are found by the contract's rules.
      return found && (found.level < 3 || (secondProducts.length > 0 && !secondProducts.includes(found.line ?? '')));
    });
    return isWrong ? [{ field: 'applicableModels', code: 'E-014' }] : [];
  });
}

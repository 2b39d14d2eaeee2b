/** The catalogue of inspections for other modules. */
import { type RawBuilder, sql } from 'kysely';
import type { Context } from '../../shared/context.ts';
import type { Db } from '../../shared/database/database.ts';
import { conditionOf } from '../../shared/list/filters.ts';
import { nameIn } from '../../shared/master/masterList.ts';
import { validOn } from '../../shared/master/periods.ts';
import type { Texts } from '../../shared/messages/messages.ts';
import type { CheckRuleColumns } from './tables.ts';

export type { CheckRuleColumns } from './tables.ts';

export type CatalogueItem = Omit<CheckRuleColumns, 'sortNo'> & { itemCode: string; name: Texts; standard: Texts };

/** The items for a product that are valid on a day, in the order of the sheet. */
export async function itemsOn(
  db: Db,
  { secondProduct, thirdProduct, day }: { secondProduct: string; thirdProduct: string; day: string },
): Promise<CatalogueItem[]> {
  const valid: RawBuilder<unknown> = conditionOf(validOn('vehicleCheckItem', day)!);
  const { rows } =
    await sql<CatalogueItem>`select item_code, name, standard, category, method, value_type, unit, min_value, max_value, photo_required, mandatory, safety
    from vehicle_check_item where enabled = 'Y' and second_product = ${secondProduct} and (third_products = '{}' or ${thirdProduct} = any(third_products)) and ${valid}
    order by sort_no, item_code`.execute(db);
  return rows;
}

/** Names of the reasons, including disused ones. */
export async function failedReasonNames({ db, user }: Context): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{
    reasonCode: string;
    text: string;
  }>`select reason_code, ${nameIn('failedReason', user.language)} as text from failed_reason`.execute(db);
  return new Map(rows.map(({ reasonCode, text }) => [reasonCode, text]));
}

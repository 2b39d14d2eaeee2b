import { readFileSync } from 'node:fs';
import { type Db, json } from '../../shared/database/database.ts';
import type { OrderTypeRuleTable } from './tables.ts';

type Flag = 'creditAuto' | 'freeOfCharge' | 'needsReason' | 'needsVin' | 'needsClaim' | 'selectable';
type BaseOrderType = Pick<OrderTypeRuleTable, 'bizType' | 'orderType' | 'leadDays'> &
  Partial<Record<Flag, 'Y' | 'N'> & Record<'surchargePct' | 'discountPct', number>>;

/** Order types of every installation. */
export const baseOrderTypes = JSON.parse(readFileSync(new URL('data/orderTypes.json', import.meta.url), 'utf8')) as readonly BaseOrderType[];

/** Adds the order types that are not there yet, called as the dictionary calls them; what the parts desk has changed stays. */
export async function addBaseOrderTypes(db: Db): Promise<void> {
  const items = await db.selectFrom('sysDictItem').select(['value', 'text']).where('dictCode', '=', 'order_type').execute();
  const names = new Map(items.map(({ value, text }) => [value, json(text)]));
  await db
    .insertInto('orderTypeRule')
    .values(baseOrderTypes.map((rule, at) => ({ ...rule, name: names.get(rule.orderType)!, sortNo: at + 1 })))
    .onConflict((conflict) => conflict.columns(['bizType', 'orderType']).doNothing())
    .execute();
}

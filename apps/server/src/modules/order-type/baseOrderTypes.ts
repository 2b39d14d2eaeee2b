import { readFileSync } from 'node:fs';
import { type Db, json } from '../../shared/database/database.ts';
import { toTextByLanguage } from '../../shared/messages/sixTexts.ts';
import { baseDictionaries } from '../dictionary/baseDictionaries.ts';
import type { OrderTypeRuleTable } from './tables.ts';

type Terms = Partial<Record<'creditAuto' | 'freeOfCharge' | 'needsReason' | 'needsVin' | 'needsClaim' | 'selectable', 'Y' | 'N'>> &
  Partial<Record<'surchargePct' | 'discountPct', number>>;
type BaseOrderType = Pick<OrderTypeRuleTable, 'bizType' | 'orderType' | 'leadDays'> & Terms;

/** Order types of every installation; what they are called at first is in the dictionary. */
export const baseOrderTypes = JSON.parse(readFileSync(new URL('data/orderTypes.json', import.meta.url), 'utf8')) as readonly BaseOrderType[];

/** Adds the order types that are not there yet; what the parts desk has changed stays. */
export async function addBaseOrderTypes(db: Db): Promise<void> {
  const items = new Map(new Map(baseDictionaries).get('order_type')!.items.map(([code, zhCn, en, es, ru, fr, pt]) => [code, [zhCn, en, es, ru, fr, pt] as const]));
  await db
    .insertInto('orderTypeRule')
    .values(baseOrderTypes.map((rule, at) => ({ ...rule, name: json(toTextByLanguage(items.get(rule.orderType)!)), sortNo: at + 1 })))
    .onConflict((conflict) => conflict.columns(['bizType', 'orderType']).doNothing())
    .execute();
}

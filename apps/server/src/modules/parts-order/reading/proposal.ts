/** What a new order begins with. */
import { sql } from 'kysely';
import type { ClaimOrderPart, PartsOrderProposal } from '../../../generated/types.gen.ts';
import type { Context } from '../../../shared/context.ts';
import { forbidden } from '../../../shared/refusal/refusal.ts';
import { emptyOrder, type OrderHeader } from '../tables.ts';
import { openClaimParts } from './orderFacts.ts';
import { accountFor } from './orderAccount.ts';

type Shipping = Pick<OrderHeader, 'deliveryMethod' | 'tradeTerm' | 'consignee' | 'deliveryAddress' | 'customsDeclaration'>;

/** Shipping wishes of the last order that a unit handed in. */
export async function lastShipping({ db }: Context, { dealerCode, subDealerCode }: { dealerCode: string; subDealerCode: string | null }): Promise<Shipping> {
  const { rows } = await sql<Shipping>`select delivery_method, trade_term, consignee, delivery_address, customs_declaration from parts_order
    where dealer_code = ${dealerCode} and sub_dealer_code is not distinct from ${subDealerCode} and del_flag = 0 and round > 0
    order by create_time desc, id desc limit 1`.execute(db);
  const { deliveryMethod, tradeTerm, consignee, deliveryAddress, customsDeclaration } = rows[0] ?? emptyOrder;
  return { deliveryMethod, tradeTerm, consignee, deliveryAddress, customsDeclaration };
}

export async function proposal(context: Context): Promise<PartsOrderProposal> {
  const { db, user } = context;
  const { dealerCode, subDealerCode, currency } = user;
  if (dealerCode === null || currency === null) throw forbidden('forbidden');
  const { contractNo } = await db.selectFrom('dealer').select('contractNo').where('dealerCode', '=', dealerCode).executeTakeFirstOrThrow();
  return {
    currency,
    contractNo,
    ...(await lastShipping(context, { dealerCode, subDealerCode })),
    account: await accountFor(context, { dealerCode, currency }),
  };
}

/** Parts of an open claim of the dealer that may be ordered for it. */
export async function claimParts(context: Context, typed: string): Promise<ClaimOrderPart[]> {
  const { db, user } = context;
  const parts = await openClaimParts(context, { claimNo: typed.trim().toUpperCase(), dealerCode: user.dealerCode ?? '', orderId: null });
  if (!parts) return [];
  const codes = parts.map(({ partsCode }) => partsCode);
  const { rows } = await sql<{ partsCode: string; partsName: string }>`select parts_code, name ->> ${user.language}::text as parts_name
    from parts where parts_code = any(${codes}::text[])`.execute(db);
  const names = new Map(rows.map(({ partsCode, partsName }) => [partsCode, partsName]));
  return parts.filter(({ openQty }) => openQty > 0).map(({ partsCode, openQty }) => ({ partsCode, partsName: names.get(partsCode) ?? partsCode, openQty }));
}

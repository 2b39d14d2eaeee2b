import { sql } from 'kysely';
import type { Operations } from '../../../generated/operations.gen.ts';
import type { NamedPart } from '../../../generated/types.gen.ts';
import { replyOf, type RowOf } from '../../../shared/contract/replyOf.ts';
import type { Context } from '../../../shared/context.ts';
import { textOf } from '../../../shared/messages/messages.ts';
import { badRequest, type Coded } from '../../../shared/refusal/refusal.ts';
import { isMaker } from '../../../shared/session/currentUser.ts';
import { buyerJoin, buyerOf, buyerPrice } from '../buyer.ts';
import { askedCodes } from './askedCodes.ts';
import { availabilityOf } from './availability.ts';
import { ownStock } from './ownStock.ts';
import { lastSuccessor } from './replacements.ts';

type Query = Operations['partsGetNameByCode']['data']['query'];
type Found = Omit<RowOf<'NamedPart'>, 'qty' | 'currency' | 'problem'> & { enabled: 'Y' | 'N' | null };

/** A row for each asked code, in the order asked: the part that it names, and what keeps it from being ordered. */
export async function namedParts(context: Context, query: Query): Promise<NamedPart[]> {
  const { db, user } = context;
  const codes = askedCodes(query.partsCode);
  const quantities = quantitiesOf(query.qty, codes.length);
  const buyer = await buyerOf(context, query);
  const { rows } =
    await sql<Found>`select parts.id, wanted.code as parts_code, coalesce(parts.name ->> ${user.language}::text, parts.name ->> 'en') as parts_name,
      parts.name ->> 'zh-cn' as name_zh, parts.name ->> 'en' as name_en, parts.specification, parts.unit, parts.min_order_multiple, parts.weight_kg, parts.hs_code,
      parts.parts_category as category, ${buyerPrice(buyer)} as unit_price, parts.core_return, parts.serialised, parts.replaced_by, ${lastSuccessor} as successor,
      ${isMaker(user) ? sql.ref('parts.supplier_code') : sql`null::text`} as supplier_code,
      case when parts.id is not null then ${availabilityOf(context, sql`parts.parts_code`)} end as availability, ${ownStock(user)} as stock_qty, parts.enabled
    from unnest(${codes}::text[]) with ordinality as wanted(code, place) left join parts on parts.parts_code = wanted.code ${buyerJoin(buyer)}
    order by wanted.place`.execute(db);
  return rows.map((row, place) => {
    const qty = quantities[place] ?? null;
    const problem = problemOf(row, qty);
    return replyOf(context, 'NamedPart', {
      ...row,
      qty,
      currency: buyer.currency,
      problem: problem && { code: problem.code, text: textOf(user.language, problem) },
    });
  });
}

/** @throws 400 for more quantities than codes */
function quantitiesOf(joined: string | undefined, count: number): (number | null)[] {
  const quantities = (joined ?? '').split(',').map((text) => (text === '' ? null : Number(text)));
  if (joined !== undefined && quantities.length > count) throw badRequest('contract.invalid', { fields: 'qty' });
  return quantities;
}

/** The first problem that keeps a part from being ordered. */
export function problemOf(
  part: Pick<Found, 'id' | 'partsCode' | 'enabled' | 'successor' | 'unitPrice' | 'minOrderMultiple'>,
  qty: number | null,
): Coded | null {
  const { partsCode: code, minOrderMultiple } = part;
  if (part.id === null) return { code: 'E-309', params: { code } };
  if (part.enabled !== 'Y') return { code: 'E-308', params: { code } };
  if (part.successor !== null) return { code: 'E-306', params: { code, new: part.successor } };
  if (part.unitPrice === null) return { code: 'E-300' };
  if (part.unitPrice === 0) return { code: 'E-301' };
  if (qty !== null && minOrderMultiple !== null && qty % minOrderMultiple !== 0) return { code: 'E-302', params: { n: minOrderMultiple } };
  return null;
}

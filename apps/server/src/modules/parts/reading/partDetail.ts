/** Everything about one part that concerns the user. */
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Operations } from '../../../generated/operations.gen.ts';
import type { ClaimOfPart, PartDetail } from '../../../generated/types.gen.ts';
import type { Context } from '../../../shared/context.ts';
import { replyOf } from '../../../shared/contract/replyOf.ts';
import { equal } from '../../../shared/list/filters.ts';
import { listPage } from '../../../shared/list/list.ts';
import { nameIn } from '../../../shared/master/masterList.ts';
import { refuse } from '../../../shared/refusal/refusal.ts';
import { scopeCondition } from '../../../shared/scope/scope.ts';
import { isMaker } from '../../../shared/session/currentUser.ts';
import { coefficientOf } from '../../coefficient/service.ts';
import { partPrice } from '../../price/service.ts';
import { type Buyer, buyerOf } from '../buyer.ts';
import { partList } from '../partList.ts';
import { shelvesOf } from './quantities.ts';
import { lastSuccessor } from './replacements.ts';

type Query = NonNullable<Operations['partsDetail']['data']['query']>;
type Lists = Pick<PartDetail, 'successor' | 'prices' | 'chain' | 'stock' | 'openOrders' | 'whereUsed' | 'faults'> & {
  claims: Omit<ClaimOfPart, 'status_dictText'>[];
};

const lastClaims = sql.lit(20);

/** @throws E-012 for a part that the user does not see, as for one that does not exist */
export async function partDetail(context: Context, { id, partsCode, ...asked }: Query): Promise<PartDetail> {
  const buyer = await buyerOf(context, asked);
  if (!id && !partsCode) throw refuse('E-012');
  const { records } = await listPage(buyer, partList(buyer), { pageSize: 1 }, [
    equal('parts.id', id),
    equal('parts.partsCode', partsCode?.trim().toUpperCase()),
  ]);
  const [item] = records;
  if (!item) throw refuse('E-012');
  const { rows } = await sql<Lists>`select ${lastSuccessor} as successor, ${pricesOf(buyer)} as prices, ${chainOf(buyer)} as chain, ${stockOf(buyer)} as stock,
      ${openOrdersOf(buyer)} as open_orders, ${usesOf(buyer)} as where_used, ${faultsOf(buyer)} as faults, ${claimsOf(buyer)} as claims
    from parts where parts.id = ${item.id}`.execute(buyer.db);
  const { claims, ...lists } = rows[0]!;
  return { ...item, ...lists, claims: claims.map((claim) => replyOf(buyer, 'ClaimOfPart', claim)) };
}

/** Objects of a query as a list; empty without any. */
const listOf = (members: RawBuilder<unknown>, from: RawBuilder<unknown>, order: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`coalesce((select json_agg(json_build_object(${members}) order by ${order}) ${from}), '[]')`;
const nothing = sql`'[]'::json`;

/** All periods, of dealers in their currency. What a price was, or will be, follows from the factor on the day of its period that is nearest to today. */
function pricesOf({ user, dealerCode, currency, day }: Buyer): RawBuilder<unknown> {
  const dealer = dealerCode === null ? null : 'buyer';
  const nearest = sql`least(greatest(p.valid_from, ${day}::date), coalesce(p.valid_to, 'infinity'))`;
  const factor = dealer === null ? sql`1` : coefficientOf('price_factor', { dealer, day: nearest, currency: sql`p.currency` });
  const price = partPrice({ dealer, partsCode: sql`p.parts_code`, currency: sql`p.currency`, day: nearest });
  return listOf(
    sql`'currency', p.currency, 'price', p.price, 'factor', ${factor}, 'unitPrice', ${price}, 'validFrom', p.valid_from, 'validTo', p.valid_to`,
    sql`from parts_price p left join dealer buyer on buyer.dealer_code = ${dealerCode}
      where p.parts_code = parts.parts_code and (${isMaker(user) && dealerCode === null}::boolean or p.currency = ${currency})`,
    sql`p.currency, p.valid_from desc`,
  );
}

/** The parts before it, the part itself and those after it. */
const chainOf = ({ user }: Buyer): RawBuilder<unknown> => sql`(with recursive earlier as (
      select old.parts_code, -1 as place from parts old where old.replaced_by = parts.parts_code
      union all select old.parts_code, earlier.place - 1 from parts old join earlier on old.replaced_by = earlier.parts_code where earlier.place > -50
    ), later as (
      select parts.replaced_by as parts_code, 1 as place where parts.replaced_by is not null
      union all select part.replaced_by, later.place + 1 from parts part join later on part.parts_code = later.parts_code
        where part.replaced_by is not null and later.place < 50
    ), places as (select * from earlier union all select parts.parts_code, 0 union all select * from later)
    select coalesce(json_agg(json_build_object('partsCode', part.parts_code, 'partsName', ${nameIn('part', user.language)},
      'current', case when part.replaced_by is null then 'Y' else 'N' end) order by places.place, part.parts_code), '[]')
    from places join parts part on part.parts_code = places.parts_code)`;

/** The own shelves; for the maker's people the maker's. */
const stockOf = (buyer: Buyer): RawBuilder<unknown> => {
  const { user } = buyer;
  if (!isMaker(user)) return user.permissions.has('partsStock:query') && user.dealerCode !== null ? shelvesOf(buyer, user) : nothing;
  return listOf(
    sql`'warehouse', m.warehouse, 'warehouseName', ${nameIn('w', user.language)}, 'binLocation', m.bin_location, 'inventoryQty', m.inventory_qty,
      'lockedQty', m.locked_qty, 'availableQty', case when w.kind = 'normal' and w.enabled = 'Y' then m.inventory_qty - m.locked_qty else 0 end, 'shippingQty', null`,
    sql`from maker_stock m join maker_warehouse w on w.code = m.warehouse where m.parts_code = parts.parts_code`,
    sql`w.sort_no, m.warehouse`,
  );
};

const inScope = (user: Buyer['user'], table: 'partsOrder' | 'warrantyClaim'): RawBuilder<SqlBool> => scopeCondition(user, table) ?? sql<SqlBool>`true`;

/** Orders that were handed in and have pieces that are neither cancelled nor shipped. */
const openOrdersOf = ({ user }: Buyer): RawBuilder<unknown> =>
  user.permissions.has('partsOrder:query')
    ? listOf(
        sql`'id', waiting.id, 'orderNo', waiting.order_no, 'dealerCode', waiting.dealer_code, 'dealerName', waiting.dealer_name, 'qty', waiting.qty, 'promisedDate', waiting.promised_date`,
        sql`from (select parts_order.id, parts_order.order_no, parts_order.dealer_code, parts_order.dealer_name, sum(l.qty - l.cancelled_qty - l.shipped_qty) as qty, min(l.promised_date) as promised_date
          from parts_order_line l join parts_order on parts_order.id = l.order_id
          where l.parts_code = parts.parts_code and l.qty > l.cancelled_qty + l.shipped_qty and parts_order.status in ('submitted', 'pass', 'paid', 'shipped')
            and parts_order.del_flag = 0 and ${inScope(user, 'partsOrder')}
          group by parts_order.id order by min(l.promised_date), parts_order.order_no limit 100) as waiting`,
        sql`waiting.promised_date, waiting.order_no`,
      )
    : nothing;

/** The models it fits, or the product lines where it names no models. */
const usesOf = ({ user }: Buyer): RawBuilder<unknown> =>
  listOf(
    sql`'product', product.code, 'text', coalesce(${nameIn('product', user.language)}, product.code)`,
    sql`from product where product.code = any(case when parts.applicable_models = '{}' then parts.second_products else parts.applicable_models end)`,
    sql`product.sort_no, product.code`,
  );

const claimsWithPart = (user: Buyer['user']): RawBuilder<unknown> => sql`from claim_parts cp join warranty_claim on warranty_claim.id = cp.claim_id
  where cp.parts_code = parts.parts_code and warranty_claim.del_flag = 0 and ${inScope(user, 'warrantyClaim')}`;

const faultsOf = ({ user }: Buyer): RawBuilder<unknown> =>
  user.permissions.has('warrantyClaim:query')
    ? listOf(
        sql`'bugCode', found.bug_code, 'text', coalesce(${nameIn('bug_code', user.language)}, found.bug_code), 'count', found.count`,
        sql`from (select b.bug_code, count(distinct used.claim_id) as count
          from (select cp.bug_id, cp.claim_id ${claimsWithPart(user)} and warranty_claim.status <> 'draft') as used
          join claim_bug b on b.id = used.bug_id where b.bug_code is not null group by b.bug_code order by count(distinct used.claim_id) desc, b.bug_code limit 20) as found
          left join bug_code on bug_code.code = found.bug_code`,
        sql`found.count desc, found.bug_code`,
      )
    : nothing;

const claimsOf = ({ user }: Buyer): RawBuilder<unknown> =>
  user.permissions.has('warrantyClaim:query')
    ? listOf(
        sql`'id', found.id, 'claimNo', found.claim_no, 'vin', found.vin, 'dealerName', found.dealer_name, 'qty', found.qty, 'repairDate', found.repair_date, 'status', found.status`,
        sql`from (select warranty_claim.id, warranty_claim.claim_no, warranty_claim.vin, warranty_claim.dealer_name, warranty_claim.repair_date, warranty_claim.status,
            warranty_claim.create_time, sum(cp.qty) as qty ${claimsWithPart(user)}
          group by warranty_claim.id order by warranty_claim.create_time desc, warranty_claim.id desc limit ${lastClaims}) as found`,
        sql`found.create_time desc, found.id desc`,
      )
    : nothing;

/** The warehouses of a unit, as its people keep them. */
import { type SqlBool, sql } from 'kysely';
import type { Operations } from '../../generated/operations.gen.ts';
import { type BatchResult, runBatch } from '../../shared/batch/batch.ts';
import type { Context, TrxContext } from '../../shared/context.ts';
import { replyOf, type RowOf } from '../../shared/contract/replyOf.ts';
import { json, newId } from '../../shared/database/database.ts';
import { listColumns } from '../../shared/list/columns.ts';
import { equal, type Filter } from '../../shared/list/filters.ts';
import type { ListDefinition } from '../../shared/list/list.ts';
import { fieldName, languages, type Texts } from '../../shared/messages/messages.ts';
import { invalid, refuse } from '../../shared/refusal/refusal.ts';
import { isOwn, ownUnit } from './ownUnit.ts';
import { stockScope } from './reading/stockList.ts';
import { lockShelves, openWarehouses } from './warehouses.ts';

type Warehouse = Operations['dealerWarehousesList']['reply']['result']['records'][number];
type Listed = Omit<RowOf<'DealerWarehouse'>, 'allowedActions'>;

/** Warehouses in the user's scope. */
export const warehouseList = (context: Context): ListDefinition<Warehouse, Listed> => {
  const { user } = context;
  return {
    table: 'dealerWarehouse',
    columns: listColumns('dealerWarehousesList', 'dealerWarehouse'),
    select: sql`dealer_warehouse.*, coalesce(dealer_warehouse.name ->> ${user.language}::text, dealer_warehouse.name ->> 'en', dealer_warehouse.code) as name,
      (select depart_name ->> ${user.language}::text from sys_depart s where s.dealer_code = dealer_warehouse.dealer_code
        and s.sub_dealer_code = dealer_warehouse.sub_dealer_code and dealer_warehouse.sub_dealer_code <> '' limit 1) as sub_dealer_name`,
    defaultSort: { column: 'code', order: 'asc' },
    softDeleted: false,
    scope: () => stockScope('dealerWarehouse')(context),
    toReply(row) {
      const mayEdit = user.permissions.has('partsStock:edit') && isOwn(user, row);
      return replyOf(context, 'DealerWarehouse', {
        ...row,
        allowedActions: mayEdit ? ['edit', ...(row.system === 'N' && row.isDefault === 'N' ? ['delete'] : [])] : [],
      });
    },
  };
};

export const warehouseFilters = (
  { user }: Context,
  { dealerCode, own, kind, enabled }: { dealerCode?: string; own?: 'Y'; kind?: string; enabled?: string },
): Filter[] => [
  equal('dealerWarehouse.dealerCode', own ? (user.dealerCode ?? '-') : dealerCode),
  own && sql<SqlBool>`dealer_warehouse.sub_dealer_code = ${user.subDealerCode ?? ''}`,
  equal('dealerWarehouse.kind', kind),
  equal('dealerWarehouse.enabled', enabled),
];

type Body = Operations['dealerWarehousesSave']['data']['body'];

/** One name for all languages: the dealer's people write it once. */
const inAll = (name: string): Texts => Object.fromEntries(languages.map((language) => [language, name])) as Texts;

/** Adds or changes a warehouse of the own unit. @throws E-012, E-001, E-018 for a code that is used, E-339 where the default one would go or goods are left */
export async function saveWarehouse(context: TrxContext, { id, version, code, name, isDefault, enabled }: Body): Promise<{ id: string; version: number }> {
  const { db, user } = context;
  const unit = ownUnit(user);
  // A unit without any would have nothing to lock.
  await openWarehouses(context, unit);
  await lockShelves(context, unit);
  const own = await db
    .selectFrom('dealerWarehouse')
    .selectAll()
    .where('dealerCode', '=', unit.dealerCode)
    .where('subDealerCode', '=', unit.subDealerCode)
    .execute();
  const stored = id === undefined ? undefined : own.find((row) => row.id === id);
  if (id !== undefined && !stored) throw refuse('E-012');
  if (stored && stored.version !== version) throw refuse('E-001');
  const wanted = { code: stored?.code ?? code.toUpperCase(), isDefault: isDefault ?? stored?.isDefault ?? 'N', enabled: enabled ?? stored?.enabled ?? 'Y' };
  if (!name.trim()) throw invalid([{ field: 'name', code: 'E-013' }]);
  if (!stored && own.some((row) => row.code.toUpperCase() === wanted.code))
    throw invalid([{ field: 'code', code: 'E-018', params: { field: fieldName(user.language, 'stock', 'warehouse'), value: wanted.code } }]);
  const inUse = refuse('E-339', { code: wanted.code });
  if (stored?.isDefault === 'Y' && wanted.isDefault === 'N') throw inUse;
  if (wanted.isDefault === 'Y' && (stored?.kind === 'blocked' || wanted.enabled === 'N')) throw inUse;
  if (wanted.enabled === 'N' && stored?.enabled === 'Y' && (stored.system === 'Y' || (await holdsGoods(context, stored)))) throw inUse;
  const before = own.find((row) => row.isDefault === 'Y');
  if (wanted.isDefault === 'Y' && before && before.id !== id)
    await db
      .updateTable('dealerWarehouse')
      .set({ isDefault: 'N', version: before.version + 1 })
      .where('id', '=', before.id)
      .execute();
  const saved = { id: stored?.id ?? newId(), version: (stored?.version ?? 0) + 1 };
  // The names of those that came with the unit are in all languages.
  const named = stored?.system === 'Y' ? {} : { name: json(inAll(name.trim())) };
  if (stored)
    await db
      .updateTable('dealerWarehouse')
      .set({ ...named, isDefault: wanted.isDefault, enabled: wanted.enabled, version: saved.version })
      .where('id', '=', stored.id)
      .execute();
  else
    await db
      .insertInto('dealerWarehouse')
      .values({ ...unit, ...wanted, id: saved.id, name: json(inAll(name.trim())), kind: 'normal' })
      .execute();
  if (wanted.isDefault === 'Y' && before && before.code !== wanted.code) await takeShippingAlong(context, unit, { from: before.code, to: wanted.code });
  return saved;
}

const holdsGoods = async ({ db }: TrxContext, { dealerCode, subDealerCode, code }: { dealerCode: string; subDealerCode: string; code: string }) => {
  const { rows } = await sql`select 1 from parts_stock where dealer_code = ${dealerCode} and sub_dealer_code = ${subDealerCode} and warehouse = ${code}
    and (inventory_qty > 0 or shipping_qty > 0) limit 1`.execute(db);
  return rows.length > 0;
};

/** What is on its way goes to the new default warehouse. */
async function takeShippingAlong({ db }: TrxContext, unit: { dealerCode: string; subDealerCode: string }, { from, to }: { from: string; to: string }) {
  const of = (warehouse: string) => sql`dealer_code = ${unit.dealerCode} and sub_dealer_code = ${unit.subDealerCode} and warehouse = ${warehouse}`;
  await sql`insert into parts_stock (id, dealer_code, sub_dealer_code, warehouse, parts_code)
    select replace(gen_random_uuid()::text, '-', ''), dealer_code, sub_dealer_code, ${to}, parts_code from parts_stock where ${of(from)} and shipping_qty > 0
    on conflict do nothing`.execute(db);
  await sql`with gone as (update parts_stock set shipping_qty = 0 from (select id as old_id, shipping_qty as had from parts_stock where ${of(from)} and shipping_qty > 0) as old
      where parts_stock.id = old.old_id returning parts_stock.parts_code, old.had)
    update parts_stock set shipping_qty = shipping_qty + gone.had from gone where ${of(to)} and parts_stock.parts_code = gone.parts_code`.execute(db);
}

/** Deletes warehouses that never held anything. @throws E-012, E-339 in the answer of each */
export function removeWarehouses(context: TrxContext, ids: readonly string[]): Promise<BatchResult> {
  const unit = ownUnit(context.user);
  const find = (id: string) =>
    context.db
      .selectFrom('dealerWarehouse')
      .selectAll()
      .where('id', '=', id)
      .where('dealerCode', '=', unit.dealerCode)
      .where('subDealerCode', '=', unit.subDealerCode)
      .executeTakeFirst();
  return runBatch(
    context,
    ids,
    async (id) => {
      await lockShelves(context, unit);
      const found = await find(id);
      if (!found) throw refuse('E-012');
      const { rows } =
        await sql`select 1 from parts_stock where dealer_code = ${unit.dealerCode} and sub_dealer_code = ${unit.subDealerCode} and warehouse = ${found.code} limit 1`.execute(
          context.db,
        );
      if (found.system === 'Y' || found.isDefault === 'Y' || rows.length > 0) throw refuse('E-339', { code: found.code });
      await context.db.deleteFrom('dealerWarehouse').where('id', '=', id).execute();
    },
    async (id) => (await find(id))?.code ?? '',
  );
}

/** What confirming orders as far as stock allows would do, line by line. */
import { toHundredths } from '../../../shared/decimals.ts';
import { sql } from 'kysely';
import type { PartsOrderConfirmLine } from '../../../generated/types.gen.ts';
import { addDays } from '../../../shared/calendarDate.ts';
import type { Context } from '../../../shared/context.ts';
import { today } from '../../../shared/session/currentUser.ts';
import { partsOrderStore } from '../partsOrderStore.ts';
import { backorderOf, deliveredPart } from '../rules/lines.ts';
import type { Order } from '../tables.ts';
import { termsOf } from './orderFacts.ts';
import { partFacts } from './partFacts.ts';
import { substitutesOf } from './substitutes.ts';

interface Free {
  partsCode: string;
  warehouse: string;
  availableQty: number;
}

/** Free quantities of parts in each warehouse that promises are made from. */
async function freeIn({ db }: Context, codes: readonly string[]): Promise<Free[]> {
  const { rows } = await sql<Free>`select ms.parts_code, ms.warehouse, ms.inventory_qty - ms.locked_qty as available_qty from maker_stock ms
    join maker_warehouse mw on mw.code = ms.warehouse and mw.kind = 'normal' and mw.enabled = 'Y'
    where ms.parts_code = any(${[...codes]}::text[]) and ms.inventory_qty > ms.locked_qty order by mw.sort_no, mw.code`.execute(db);
  return rows;
}

/** @throws E-012 for an order out of scope */
export async function confirmPreview(context: Context, ids: readonly string[]): Promise<PartsOrderConfirmLine[]> {
  const orders: Order[] = [];
  for (const id of new Set(ids)) orders.push(await partsOrderStore.find(context, id));
  const free = await freeIn(context, [...new Set(orders.flatMap(({ lines }) => lines.map(deliveredPart)))]);
  // One order after the other takes what is there.
  const left = new Map(free.map((row) => [`${row.warehouse} ${row.partsCode}`, row.availableQty]));
  const rows: PartsOrderConfirmLine[] = [];
  for (const order of orders) rows.push(...(await previewOf(context, order, free, left)));
  return rows;
}

async function previewOf(context: Context, { header, lines }: Order, free: readonly Free[], left: Map<string, number>): Promise<PartsOrderConfirmLine[]> {
  const { services, user } = context;
  const day = today(user, services.now());
  const usual = services.parameters.text('stock.makerWarehouse');
  const leadDays = (await termsOf(context, header.orderType))?.leadDays ?? 0;
  const substitutes = await substitutesOf(context, header, lines);
  const { dealerCode, currency } = header;
  const parts = await partFacts(context, { dealerCode, currency, day, codes: lines.map(deliveredPart) });
  return lines
    .filter((line) => backorderOf(line) > 0)
    .map((line) => {
      const partsCode = deliveredPart(line);
      const warehouse = line.warehouse ?? usual;
      const key = `${warehouse} ${partsCode}`;
      const wantedQty = backorderOf(line);
      const availableQty = left.get(key) ?? 0;
      const confirmedQty = Math.min(wantedQty, availableQty);
      left.set(key, toHundredths(availableQty - confirmedQty));
      return {
        orderId: header.id,
        orderNo: header.orderNo,
        lineId: line.id,
        lineNo: line.lineNo,
        partsCode,
        partsName: parts.get(partsCode)?.name[user.language] ?? line.partsName[user.language] ?? partsCode,
        wantedQty,
        confirmedQty,
        backorderQty: toHundredths(wantedQty - confirmedQty),
        warehouse,
        availableQty,
        stock: free.filter((row) => row.partsCode === partsCode).map((row) => ({ warehouse: row.warehouse, availableQty: row.availableQty })),
        promisedDate: addDays(day, leadDays),
        backorderDate: addDays(day, leadDays + (parts.get(partsCode)?.deliveryCycleDays ?? 0)),
        substitutes: (substitutes.get(line.partsCode) ?? []).map(({ partsCode: code, name, price }) => ({
          partsCode: code,
          partsName: name[user.language] || code,
          unitPrice: price === null ? null : Math.min(price, line.unitPrice ?? price),
        })),
      };
    });
}

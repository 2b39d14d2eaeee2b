/** Orders for tests of packing lists: confirmed, with their parts reserved, and not yet packed. */
import { sql } from 'kysely';
import { type Context, contextOf, transact } from '../../shared/context.ts';
import { newId } from '../../shared/database/database.ts';
import type { Services } from '../../shared/services.ts';
import { fillMakerStock } from '../maker-stock/makerStockTestKit.ts';
import { reserve } from '../maker-stock/service.ts';
import { openWarehouses } from '../stock/service.ts';

const owners = {
  D001: { orgCode: 'B01A01', dealerName: 'AgroAndes', currency: 'USD' },
  D002: { orgCode: 'B01A02', dealerName: 'Steppe', currency: 'RMB' },
} as const;

interface WantedOrder {
  dealer?: keyof typeof owners;
  status?: 'pass' | 'paid';
  creditReleased?: 'Y' | 'N';
  cancelRequested?: 'Y' | 'N';
  consignee?: string;
  deliveryMethod?: string;
  subDealer?: boolean;
  lines?: readonly { partsCode?: string; qty: number; confirmed?: number; unitPrice?: number }[];
}

export interface TestOrder {
  id: string;
  no: string;
  /** Ids of its lines. */
  lines: string[];
}

let orders = 0;

/** A part of the catalogue for tests. */
export const addPart = async ({ db }: Pick<Context, 'db'>, code: string): Promise<unknown> =>
  sql`insert into parts (id, parts_code, name, unit, parts_category, hs_code, origin_country) select ${newId()}, ${code}, name, unit, parts_category, '8432.90', 'CN'
    from parts where parts_code = 'SEAL-1' on conflict do nothing`.execute(db);

/** A confirmed order of a dealer, with what is confirmed reserved in WH01. */
export async function anOrder(services: Services, wanted: WantedOrder = {}): Promise<TestOrder> {
  const {
    dealer = 'D001',
    status = 'paid',
    creditReleased = 'N',
    cancelRequested = 'N',
    consignee = 'AgroAndes SpA',
    deliveryMethod = 'sea_container',
  } = wanted;
  const { lines = [{ qty: 10 }], subDealer = false } = wanted;
  const { orgCode, dealerName, currency } = owners[dealer];
  const [id, no] = [newId(), `PO-${++orders}`];
  const context = contextOf(services, await services.sessions.actAs('chen.parts'));
  return transact(context, async (within) => {
    const { db } = within;
    await openWarehouses(within, { dealerCode: dealer });
    if (subDealer) await openWarehouses(within, { dealerCode: dealer, subDealerCode: 'D001-01' });
    await sql`insert into parts_order (id, org_code, dealer_code, dealer_name, sub_dealer_code, sub_dealer_name, status, create_by, order_no, order_type, currency, consignee,
        delivery_address, delivery_method, trade_term, credit_released, cancel_requested, pay_status, ship_status, charged_amount)
      values (${id}, ${subDealer ? 'B01A01A01' : orgCode}, ${dealer}, ${dealerName}, ${subDealer ? 'D001-01' : null}, ${subDealer ? 'Temuco' : null}, ${status}, 'd001.parts', ${no}, 'stock',
        ${currency}, ${consignee}, 'Ruta 5 km 670', ${deliveryMethod}, 'FOB', ${creditReleased}, ${cancelRequested}, ${status === 'paid' ? 'paid' : 'unpaid'}, 'not_shipped', 0)`.execute(
      db,
    );
    const stored: string[] = [];
    const reserved: { lineId: string; partsCode: string; warehouse: string; qty: number }[] = [];
    for (const [index, { partsCode = 'SEAL-1', qty, confirmed = qty, unitPrice = 12.5 }] of lines.entries()) {
      const lineId = newId();
      stored.push(lineId);
      await sql`insert into parts_order_line (id, order_id, line_no, parts_code, parts_name, unit, weight_kg, qty, unit_price, confirmed_qty, warehouse)
        select ${lineId}, ${id}, ${index + 1}, parts_code, name, unit, 0.5, ${qty}, ${unitPrice}, ${confirmed}, 'WH01' from parts where parts_code = ${partsCode}`.execute(
        db,
      );
      if (confirmed > 0) reserved.push({ lineId, partsCode, warehouse: 'WH01', qty: confirmed });
    }
    if (reserved.length > 0) {
      await fillMakerStock(within, reserved);
      await reserve(within, { orderId: id, orderNo: no, dealerCode: dealer, lines: reserved, shortfall: 'refuse' });
    }
    return { id, no, lines: stored };
  });
}

/** What a packing list needs to leave, besides its boxes. */
export const transport = { shipMethod: 'sea_container', carrier: 'Maersk', blNo: 'BL-1', shipmentDate: '2026-11-20', eta: '2026-12-20' } as const;

/** Weights of a box. */
export const weights = { length: 1200, width: 800, height: 600, grossWeight: 12.5, netWeight: 10 } as const;

/** Orders without machines yet, as their desk has entered them. */
import { act } from '../../src/documents/act.ts';
import { multiply, sum } from '@harrow/validation';
import { depositOf } from '../../src/modules/vehicle-order/rules/amounts.ts';
import { saveVehicleOrder, vehicleOrderKind } from '../../src/modules/vehicle-order/service.ts';
import { addDays } from '../../src/shared/calendarDate.ts';
import type { TrxContext } from '../../src/shared/context.ts';
import type { Trx } from '../../src/shared/database/database.ts';
import { dealers } from '../organisations/organisations.ts';
import type { Stage } from '../stage.ts';
import { listPrice } from '../products/listPrice.ts';
import { createVin } from '../vehicles/createVin.ts';
import { unpriced } from './loadOrders.ts';

interface Plan {
  dealerCode: string;
  /** Days before today on which it was entered. */
  ago: number;
  lines: readonly { fourthProduct: string; qty: number }[];
  end: 'draft' | 'submitted' | 'pass' | 'cancelled';
  /** VINs to assign. */
  vins?: number;
}

/** That new orders begin with. */
const depositPct = 30;

const plans: readonly Plan[] = [
  { dealerCode: 'D002', ago: 32, lines: [{ fourthProduct: 'T504', qty: 4 }], end: 'pass', vins: 4 },
  { dealerCode: 'D004', ago: 24, lines: [{ fourthProduct: 'T904', qty: 1 }], end: 'pass' },
  { dealerCode: 'D001', ago: 20, lines: [{ fourthProduct: 'T604', qty: 2 }], end: 'cancelled' },
  { dealerCode: 'D001', ago: 9, lines: [{ fourthProduct: 'T1604', qty: 40 }], end: 'submitted' },
  { dealerCode: 'D003', ago: 5, lines: [{ fourthProduct: 'T404', qty: 1 }], end: 'submitted' },
  {
    dealerCode: 'D004',
    ago: 3,
    lines: [
      { fourthProduct: 'T504', qty: 3 },
      { fourthProduct: unpriced.missing, qty: 1 },
    ],
    end: 'draft',
  },
  { dealerCode: 'D002', ago: 1, lines: [{ fourthProduct: 'C120', qty: 2 }], end: 'draft' },
];

/** What dealers have sent for the deposits of these orders. */
export const depositsOf = (today: string) =>
  plans
    .filter(({ end }) => end === 'pass')
    .map(({ dealerCode, ago, lines }) => {
      const dealer = dealers.find((one) => one.dealerCode === dealerCode)!;
      const orderAmount = sum(lines.map(({ fourthProduct, qty }) => multiply([listPrice(fourthProduct, dealer.settlementCurrency), qty])));
      return { dealer, amount: depositOf(orderAmount, depositPct), day: addDays(today, -ago) };
    });

const moment = (day: string, hour: number): Date => new Date(`${day}T${String(hour).padStart(2, '0')}:20:00Z`);

export async function replayVehicleOrders(stage: Stage, trx: Trx, today: string): Promise<void> {
  const sales = await stage.actAs('sun.sales');
  const context: TrxContext = { services: stage.services, user: sales, db: trx };
  for (const [index, { dealerCode, ago, lines, end, vins = 0 }] of plans.entries()) {
    const entered = addDays(today, -ago);
    stage.setClock(moment(entered, 2));
    const { contractNo } = dealers.find((dealer) => dealer.dealerCode === dealerCode)!;
    const order = {
      dealerCode,
      contractNo: `${contractNo}-N${index + 1}`,
      contractSigningDate: addDays(entered, -1),
      deliveryMethod: 'sea_container',
      lines: [...lines],
    };
    const { id } = await saveVehicleOrder(context, order, { confirm: true });
    if (end === 'draft') continue;
    stage.setClock(moment(entered, 3));
    await act(context, vehicleOrderKind, 'release', { id, confirm: true });
    if (end === 'submitted') continue;
    stage.setClock(moment(addDays(entered, 1), 4));
    if (end === 'cancelled') {
      await act(context, vehicleOrderKind, 'cancel', { id, opinion: 'The customer has withdrawn' });
      continue;
    }
    await act(context, vehicleOrderKind, 'confirm', { id });
    if (vins > 0) await assign(context, id, vins, addDays(entered, 1));
  }
}

async function assign(context: TrxContext, id: string, count: number, day: string): Promise<void> {
  const line = await context.db.selectFrom('vehicleOrderLine').select(['id', 'fourthProduct']).where('orderId', '=', id).executeTakeFirstOrThrow();
  const product = await context.db.selectFrom('product').select('vinCode').where('code', '=', line.fourthProduct).executeTakeFirstOrThrow();
  const machines = Array.from({ length: count }, (_, index) => ({
    lineId: line.id,
    vin: createVin(product.vinCode!, Number(day.slice(0, 4)), 'A', 990_001 + index),
    engineNo: `E37${day.slice(2, 4)}99000${index + 1}`,
    productionDate: day,
    color: 'red',
    keyNo: `K99${index + 1}`,
  }));
  await act(context, vehicleOrderKind, 'assignVins', { id, machines, opinion: machines.map(({ vin }) => `+ ${vin}`).join(', ') });
}

import { sql } from 'kysely';
import { act } from '../../src/documents/act.ts';
import { extensionKind } from '../../src/modules/extend-insurance/extensionKind.ts';
import { saveExtension } from '../../src/modules/extend-insurance/actions/saveExtension.ts';
import { addDays, daysBetween } from '../../src/shared/calendarDate.ts';
import { contextOf, transact, type Context } from '../../src/shared/context.ts';
import type { Trx } from '../../src/shared/database/database.ts';
import { meterPicture, platePicture } from '../files/pictures.ts';
import { uploadFile } from '../files/uploadFile.ts';
import { withExif } from '../files/withExif.ts';
import { dealers } from '../organisations/organisations.ts';
import { serviceClerks } from '../pastSteps.ts';
import type { Stage } from '../stage.ts';
import type { DemoVehicle } from '../vehicles/vehicles.ts';
import { yearOf } from './plans.ts';

type End = 'draft' | 'submitted' | 'no_pass' | 'pass' | 'paid' | 'given_up' | 'refused' | 'cancelled';

/** How far they get, each of another machine. */
const ends: readonly End[] = ['draft', 'draft', 'submitted', 'submitted', 'no_pass', 'pass', 'paid', 'given_up', 'refused', 'cancelled'];
const reviewer = 'wang.service';
const manager = 'zhao.manager';
const finance = 'qian.finance';
const slots = ['hourMeterPhoto', 'machinePhoto', 'contractScan'] as const;

/** Applications that are on their way, or came to nothing; each step on its day. */
export async function replayExtensions(stage: Stage, trx: Trx, vehicles: readonly DemoVehicle[], today: string): Promise<void> {
  const candidates = await extendable(trx, vehicles, today);
  const pictures = { meter: await meterPicture('extension', '0312.5', 'H'), plate: await platePicture('extension', ['NORTHFIELD AGRI', 'EXTENSION']) };
  for (const [index, end] of ends.entries()) await replay(stage, candidates[index]!, { end, today, first: addDays(today, index - 24), pictures });
}

type Extendable = DemoVehicle & { meter: number };

/** Machines under warranty that dealers could extend, by turns of the dealers. */
async function extendable(trx: Trx, vehicles: readonly DemoVehicle[], today: string): Promise<Extendable[]> {
  const { rows } = await sql<{ vin: string; hours: number }>`select vin, current_hours as hours from vehicle
    where vehicle_status = 'delivered' and current_hours <= warranty_hours and maint_gap = 'N' and warranty_suspended = 'N'`.execute(trx);
  const meters = new Map(rows.map(({ vin, hours }) => [vin, hours]));
  const found = vehicles
    .filter(
      ({ vin, warrantyEndDate, deliveryDate, extendEndDate, secondProduct, subDealerCode }) =>
        meters.has(vin) &&
        deliveryDate !== null &&
        daysBetween(deliveryDate, today) > 60 &&
        warrantyEndDate !== null &&
        daysBetween(today, warrantyEndDate) > 40 &&
        extendEndDate === null &&
        !subDealerCode &&
        yearOf(secondProduct, 'full', 'USD') !== undefined,
    )
    .map((vehicle) => ({ ...vehicle, meter: meters.get(vehicle.vin)! }));
  const byDealer = Map.groupBy(found, ({ dealerCode }) => dealerCode);
  return found.toSorted((a, b) => byDealer.get(a.dealerCode)!.indexOf(a) - byDealer.get(b.dealerCode)!.indexOf(b));
}

interface Replayed {
  end: End;
  today: string;
  /** Day on which it is entered. */
  first: string;
  pictures: { meter: Buffer; plate: Buffer };
}

async function replay({ services, setClock, actAs }: Stage, vehicle: Extendable, { end, today, first, pictures }: Replayed): Promise<void> {
  let day = first;
  const next = (days: number): void => {
    day = addDays(day, days) < today ? addDays(day, days) : today;
    setClock(new Date(`${day}T08:20:00Z`));
  };
  next(0);
  const user = await actAs(serviceClerks[vehicle.dealerCode]!);
  const owner = contextOf(services, user);
  const by = async (username: string): Promise<Context> => contextOf(services, await actAs(username));
  const { settlementCurrency } = dealers.find(({ dealerCode }) => dealerCode === vehicle.dealerCode)!;
  const { planCode, fee } = yearOf(vehicle.secondProduct, 'full', settlementCurrency)!;
  const { id } = await transact(owner, (inside) =>
    saveExtension(inside, { vin: vehicle.vin, planCode, operatingHours: Math.ceil(vehicle.meter), payMethod: 'transfer' }),
  );
  if (end === 'draft') return;
  for (const slot of slots)
    await uploadFile(
      services,
      user,
      { tableName: 'extend_insurance', tableId: id },
      {
        slot,
        filename: `${vehicle.vin}-${slot}.jpg`,
        type: 'image/jpeg',
        content: withExif(slot === 'hourMeterPhoto' ? pictures.meter : pictures.plate, `${day} 10:00:00`, `${vehicle.vin} ${slot}`),
      },
    );
  await act(owner, extensionKind, 'submit', { id, confirm: true });
  if (end === 'submitted') return;
  next(1);
  const returned = { id, rejectReason: 'insufficient_photos', opinion: '整机照片不清晰，请重新拍摄。' };
  if (end === 'refused') {
    await act(await by(manager), extensionKind, 'refuse', { ...returned, opinion: '该车辆用于租赁，不在延保范围内。' });
    return;
  }
  if (end === 'no_pass' || end === 'given_up') {
    await act(await by(reviewer), extensionKind, 'noPass', { ...returned, marks: [{ field: 'machinePhoto', note: '看不清机身' }] });
    next(2);
    if (end === 'given_up') await act(await by(`${vehicle.dealerCode.toLowerCase()}.admin`), extensionKind, 'giveUp', { id });
    return;
  }
  await act(await by(reviewer), extensionKind, 'pass', { id });
  if (end === 'pass') return;
  next(3);
  const { totalFee } = await services.db.selectFrom('extendInsurance').select('totalFee').where('id', '=', id).executeTakeFirstOrThrow();
  const received = { receivedDate: day, amount: totalFee, bankRef: `TT-${fee}-${vehicle.vin.slice(-4)}` };
  await act(await by(finance), extensionKind, 'confirmPayment', { id, received });
  if (end === 'paid') return;
  next(1);
  await act(await by(manager), extensionKind, 'auditSucceeded', { id });
  next(1);
  await act(await by(manager), extensionKind, 'cancel', { id, opinion: '车主已将车辆退回，延保取消。' });
}

import { act } from '../../src/documents/act.ts';
import { batchAccept, saveArrival } from '../../src/modules/arrival-accept/actions/saveArrival.ts';
import { arrivalKind } from '../../src/modules/arrival-accept/arrivalKind.ts';
import { machineArrived } from '../../src/modules/arrival-accept/actions/beginArrival.ts';
import { arrivalStore } from '../../src/modules/arrival-accept/arrivalStore.ts';
import { type CatalogueItem, itemsOn } from '../../src/modules/vehicle-check-item/service.ts';
import { addDays } from '../../src/shared/calendarDate.ts';
import { contextOf, transact } from '../../src/shared/context.ts';
import { serviceClerks } from '../pastSteps.ts';
import type { Stage } from '../stage.ts';
import { type DemoVehicle, isOfBatch } from '../vehicles/vehicles.ts';
import { attachPhotos, drawPictures, hoursOnArrival, measured } from './inspection.ts';

const reviewer = 'wang.service';

/** The sheets whose machines still wait, each step on its day. @param idOf ids of the machines by VIN */
export async function replayArrivals(stage: Stage, vehicles: readonly DemoVehicle[], today: string, idOf: ReadonlyMap<string, string>): Promise<void> {
  const { services, setClock, actAs } = stage;
  const at = (day: string, hour: number): void => setClock(new Date(`${day}T${String(hour).padStart(2, '0')}:10:00Z`));
  const pictures = await drawPictures();
  const waiting = vehicles.filter(({ vehicleStatus }) => vehicleStatus === 'pending_acceptance').toSorted(byArrival);
  const keeper = contextOf(services, await actAs('sun.sales'));
  const ids = new Map<string, string>();
  for (const { vin, arrivalDate } of waiting) {
    at(arrivalDate!, 2);
    await transact(keeper, (inside) => machineArrived(inside, { vehicleId: idOf.get(vin)!, remark: null }));
    const { id } = await services.db.selectFrom('arrivalAccept').select('id').where('vin', '=', vin).executeTakeFirstOrThrow();
    ids.set(vin, id);
  }

  const attach = (vehicle: DemoVehicle): Promise<void> => attachPhotos(stage, { id: ids.get(vehicle.vin)!, vehicle }, pictures);

  async function submit({ vin, dealerCode }: DemoVehicle): Promise<void> {
    await act(contextOf(services, await actAs(serviceClerks[dealerCode]!)), arrivalKind, 'submit', { id: ids.get(vin)!, confirm: true });
  }

  async function inspect(vehicle: DemoVehicle): Promise<void> {
    const { vin, dealerCode, secondProduct, thirdProduct, pdiStatus, arrivalDate } = vehicle;
    const day = inspectionDay(vehicle, today);
    at(day, 13);
    const items = await itemsOn(services.db, { secondProduct, thirdProduct, day: arrivalDate! });
    const context = contextOf(services, await actAs(serviceClerks[dealerCode]!));
    const hours = secondProduct === 'implement' ? {} : { operatingHours: hoursOnArrival };
    if (pdiStatus === 'draft') {
      await saveArrival(context, { vin, ...hours, items: items.slice(0, items.length / 2).map(({ itemCode }) => ({ itemCode, itemResult: 'pass' })) });
      return;
    }
    const failed = pdiStatus === 'pass' ? [missingPart(items)] : [];
    await saveArrival(context, { vin, ...hours, items: [...measured(items), ...failed], restPasses: true });
    await attach(vehicle);
    await submit(vehicle);
    if (pdiStatus === 'submitted') return;
    at(addDays(day, 1), 1);
    const decide = contextOf(services, await actAs(reviewer));
    if (pdiStatus === 'pass') await act(decide, arrivalKind, 'pass', { id: ids.get(vin)!, opinion: '缺件已订购，装好后请更新。' });
    else await returnSheet(vin, decide);
  }

  async function returnSheet(vin: string, decide: ReturnType<typeof contextOf>): Promise<void> {
    const { items } = await arrivalStore.findLines(services.db, ids.get(vin)!);
    await act(decide, arrivalKind, 'noPass', {
      id: ids.get(vin)!,
      rejectReason: 'insufficient_photos',
      opinion: '铭牌照片不清晰，请重新拍摄。',
      marks: [{ field: 'platePhoto', note: '看不清车架号' }],
      lines: { items: [{ id: items[0]!.id, remark: '请补充照片' }] },
    });
  }

  for (const vehicle of waiting) if (vehicle.pdiStatus !== 'pending_acceptance' && !isOfBatch(vehicle)) await inspect(vehicle);

  const batch = waiting.filter(isOfBatch);
  const { secondProduct, thirdProduct } = batch[0]!;
  const day = addDays(today, -1);
  at(day, 6);
  for (const vehicle of batch) await attach(vehicle);
  const items = await itemsOn(services.db, { secondProduct, thirdProduct, day });
  const batchIds = batch.map(({ vin }) => ids.get(vin)!);
  const { failed } = await batchAccept(contextOf(services, await actAs('d002.service')), {
    ids: batchIds,
    common: { acceptanceDate: day, acceptancePersonnel: 'Сергей Дорохов', keysQty: 2, documentsComplete: 'Y', toolsComplete: 'Y', items: measured(items) },
    vehicles: batchIds.map((id, index) => ({ id, operatingHours: hoursOnArrival, ...(index === 0 && { items: [missingPart(items)] }) })),
    submit: 'Y',
    confirm: true,
    dryRun: false,
  });
  if (failed[0]) throw new Error(`${failed[0].no} cannot be accepted: ${failed[0].text}`);
}

const byArrival = (a: DemoVehicle, b: DemoVehicle): number => (a.arrivalDate! < b.arrivalDate! ? -1 : a.arrivalDate! > b.arrivalDate! ? 1 : 0);

/** Some days after the arrival, and yesterday at the latest. */
const inspectionDay = ({ arrivalDate, vin }: DemoVehicle, today: string): string => {
  const wanted = addDays(arrivalDate!, 1 + (Number(vin.slice(-1)) % 4));
  return wanted < today ? wanted : addDays(today, -1);
};

/** A part that the carton lacked and that is on its way. */
function missingPart(items: readonly CatalogueItem[]) {
  const item = items.find(
    ({ category, safety, valueType, photoRequired }) => category !== 'transport_damage' && safety === 'N' && valueType === 'pass_fail' && photoRequired === 'N',
  )!;
  return { itemCode: item.itemCode, itemResult: 'no_pass', failedReasonCode: 'missing', handling: 'part_ordered', handled: 'N' } as const;
}

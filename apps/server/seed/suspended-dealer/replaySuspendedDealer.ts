import { act } from '../../src/documents/act.ts';
import type { BatchResult } from '../../src/shared/batch/batch.ts';
import { arrivalKind } from '../../src/modules/arrival-accept/arrivalKind.ts';
import { saveArrival } from '../../src/modules/arrival-accept/actions/saveArrival.ts';
import { changeStatus } from '../../src/modules/dealer/service.ts';
import { recordArrivals } from '../../src/modules/vehicle/upkeep/moveVehicles.ts';
import { itemsOn } from '../../src/modules/vehicle-check-item/service.ts';
import { addDays } from '../../src/shared/calendarDate.ts';
import { contextOf, transact } from '../../src/shared/context.ts';
import { newId, type Trx } from '../../src/shared/database/database.ts';
import { attachPhotos, drawPictures, hoursOnArrival, measured } from '../arrivals/inspection.ts';
import { drawAhead } from '../claims/drawAhead.ts';
import { playClaims } from '../claims/playClaims.ts';
import { claimReplayer } from '../claims/replayClaims.ts';
import { insertRows } from '../insertRows.ts';
import type { Stage } from '../stage.ts';
import { vehicleRow } from '../vehicles/loadVehicles.ts';
import type { DemoVehicle } from '../vehicles/vehicles.ts';
import { type Calendar, calendarOf } from './calendar.ts';
import { claimStepsOf } from './claims.ts';
import { clerk, suspendedDealer } from './dealer.ts';
import { loadTerms } from './loadTerms.ts';
import { machinesOf } from './machines.ts';
import { type Buyer, replayHandover } from './replayHandover.ts';

const keeper = 'sun.sales';
const reviewer = 'wang.service';

/** Who bought the two machines. */
const buyers: Readonly<Record<'tractor' | 'tiller', Buyer>> = {
  tractor: {
    name: 'Wanjiru Kamau',
    phone: '+254 720 550 162',
    idNo: '25550162',
    region: 'Nakuru County',
    address: 'Njoro Road, Njoro',
    type: 'farmer',
    crop: 'maize',
    farmSizeHa: 14,
  },
  tiller: {
    name: 'Kibet Farm Services',
    phone: '+254 733 550 148',
    idNo: 'P051550148K',
    region: 'Uasin Gishu County',
    address: 'Moiben Road, Eldoret',
    type: 'contractor',
    crop: 'wheat',
    farmSizeHa: 60,
  },
};

/**
 * The dealer that is suspended: it opened, got two machines of three, delivered them and claimed, was suspended, and got the third. All of it
 * happens by what users did, each step on its day.
 * @param stage of its own: its users act as those of a dealer at work, which they are no longer afterwards
 */
export async function replaySuspendedDealer(stage: Stage, trx: Trx, today: string): Promise<void> {
  const calendar = calendarOf(today);
  const machines = machinesOf(calendar);
  const { tractor, tiller, waiting } = machines;
  await loadTerms(trx, calendar);
  const idOf = await enter(trx, [tractor, tiller, waiting]);
  const first = [tractor, tiller];
  await arrive(
    stage,
    first.map(({ vin }) => idOf.get(vin)!),
    calendar.arrived,
  );
  await inspect(stage, first, calendar);
  for (const which of ['tractor', 'tiller'] as const) await replayHandover(stage, { vehicle: machines[which], buyer: buyers[which], calendar });
  const steps = claimStepsOf(machines, calendar);
  const replayer = claimReplayer({ ...stage, filesOf: await drawAhead(steps) });
  await playClaims(stage, steps, () => replayer);
  await suspend(stage, calendar.suspended);
  await arrive(stage, [idOf.get(waiting.vin)!], calendar.lastArrived);
}

/** @returns ids by VIN */
async function enter(trx: Trx, vehicles: readonly DemoVehicle[]): Promise<Map<string, string>> {
  const rows = vehicles.map((vehicle) => ({ ...vehicle, id: newId() }));
  await insertRows(trx, 'vehicle', rows.map(vehicleRow));
  return new Map(rows.map(({ vin, id }) => [vin, id]));
}

async function arrive({ services, setClock, actAs }: Stage, ids: string[], arrivalDate: string): Promise<void> {
  setClock(new Date(`${arrivalDate}T02:10:00Z`));
  mustSucceed(await recordArrivals(contextOf(services, await actAs(keeper)), 'markArrived', { ids, arrivalDate, dryRun: false }));
}

/** Everything passes. */
async function inspect(stage: Stage, vehicles: readonly DemoVehicle[], { arrived: arrivalDate, accepted }: Calendar): Promise<void> {
  const { services, setClock, actAs } = stage;
  const context = contextOf(services, await actAs(clerk));
  const pictures = await drawPictures();
  const { platePhoto, exteriorPhoto } = pictures;
  const ids: string[] = [];
  setClock(new Date(`${accepted}T11:10:00Z`));
  for (const vehicle of vehicles) {
    const { vin, secondProduct, thirdProduct } = vehicle;
    const items = await itemsOn(services.db, { secondProduct, thirdProduct, day: arrivalDate });
    // What has no engine has no hours, and no plate of it.
    const hasEngine = secondProduct !== 'implement';
    const hours = hasEngine ? { operatingHours: hoursOnArrival } : {};
    const { id } = await saveArrival(context, { vin, ...hours, items: measured(items), restPasses: true });
    await attachPhotos(stage, { id, vehicle: { ...vehicle, arrivalDate } }, hasEngine ? pictures : { platePhoto, exteriorPhoto });
    await act(context, arrivalKind, 'submit', { id, confirm: true });
    ids.push(id);
  }
  setClock(new Date(`${addDays(accepted, 1)}T01:10:00Z`));
  const review = contextOf(services, await actAs(reviewer));
  for (const id of ids) await act(review, arrivalKind, 'auditSucceeded', { id });
}

async function suspend({ services, setClock, actAs }: Stage, day: string): Promise<void> {
  setClock(new Date(`${day}T02:00:00Z`));
  const { id } = await services.db.selectFrom('dealer').select('id').where('dealerCode', '=', suspendedDealer.dealerCode).executeTakeFirstOrThrow();
  const context = contextOf(services, await actAs(keeper));
  const reason = { reason: 'overdue', opinion: 'Three invoices are overdue', dryRun: false };
  mustSucceed(await transact(context, (inside) => changeStatus(inside, 'suspend', { ids: [id], ...reason })));
}

function mustSucceed({ failed: [failure] }: BatchResult): void {
  if (failure) throw new Error(`${failure.no}: ${failure.text}`);
}

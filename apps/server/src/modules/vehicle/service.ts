/** Machines for other modules: changes by documents, facts, and tabs of the passport. */
import { sql } from 'kysely';
import type { TrxContext } from '../../shared/context.ts';
import { newId, type Trx } from '../../shared/database/database.ts';

export { lookUpVehicle } from './lookUpVehicle.ts';
export { underWarranty } from './warranty/coverRollup.ts';
export { extendCover, proposeWarrantyStart, registerMachine, suspendRegistration } from './warranty/registered.ts';
export type { Registration } from './warranty/registration.ts';
export { arriveMachines, machineFindings, shipMachines, takeBackMachines } from './upkeep/orderedVehicles.ts';
export { vinFilter } from './vehicleQueries.ts';
export { isBegunAbout } from './passport/begunDocuments.ts';
export { machineTab, type TabMachine } from './passport/machineTab.ts';

export type HoursReading = {
  vin: string;
  /** Document type and number, e.g. `warrantyClaim`, `WC2611D001-0007`. */
  source: string;
  sourceNo: string;
  day: string;
  hours: number;
};

/** Stores what a document read from the hour meter; a document has one reading. */
export async function recordHours({ db }: TrxContext, { vin, source, sourceNo, day, hours }: HoursReading): Promise<void> {
  await sql`insert into vehicle_hours (vehicle_id, source, source_no, day, hours) select id, ${source}, ${sourceNo}, ${day}, ${hours} from vehicle where vin = ${vin}
    on conflict (vehicle_id, source, source_no) do update set day = excluded.day, hours = excluded.hours`.execute(db);
  await showLatestHours(db, vin);
}

/** Takes the reading of a document back, which may be a slip of the pen. */
export async function forgetHours({ db }: TrxContext, { vin, source, sourceNo }: Pick<HoursReading, 'vin' | 'source' | 'sourceNo'>): Promise<void> {
  await sql`delete from vehicle_hours h using vehicle v where v.id = h.vehicle_id and v.vin = ${vin} and h.source = ${source} and h.source_no = ${sourceNo}`.execute(
    db,
  );
  await showLatestHours(db, vin);
}

/** The machine shows the highest reading of all; none while it has none. */
async function showLatestHours(trx: Trx, vin: string): Promise<void> {
  await sql`update vehicle v set current_hours = latest.hours, hours_date = latest.day
    from vehicle m left join lateral (select h.hours, h.day from vehicle_hours h where h.vehicle_id = m.id order by h.hours desc, h.day desc limit 1) latest on true
    where m.vin = ${vin} and v.id = m.id`.execute(trx);
}

/** Enters a replaced engine: the machine carries the new number, the old one stays in its history. */
export async function replaceEngine(
  { db }: TrxContext,
  { vin, ...change }: { vin: string; newNo: string; changeDate: string; claimNo: string },
): Promise<void> {
  const vehicle = await db.selectFrom('vehicle').select(['id', 'engineNo']).where('vin', '=', vin).forUpdate().executeTakeFirstOrThrow();
  await db
    .insertInto('vehicleEngineChange')
    .values({ id: newId(), vehicleId: vehicle.id, oldNo: vehicle.engineNo, ...change })
    .execute();
  await db
    .updateTable('vehicle')
    .set({ engineNo: change.newNo, version: sql<number>`version + 1` })
    .where('id', '=', vehicle.id)
    .execute();
}

/** The plan of a machine: reads its steps, moves it on, and updates the figures on the machine. */
import { type Selectable, sql } from 'kysely';
import { type Db, newId } from '../../../shared/database/database.ts';
import { firstStep, hasPlan, levelOf, nextStep, type Step } from './planRules.ts';
import type { VehiclePlanTable } from './tables.ts';

export type PlanRow = Selectable<VehiclePlanTable>;

export const planOf = (db: Db, vin: string): Promise<PlanRow[]> => db.selectFrom('vehiclePlan').selectAll().where('vin', '=', vin).orderBy('seq').execute();

/** A step with the number of the service that did it. */
export type NumberedStep = PlanRow & { docNo: string | null };

/** A plan as it is shown. */
export async function shownPlanOf(db: Db, vin: string): Promise<NumberedStep[]> {
  const { rows } = await sql<NumberedStep>`select p.*, (select insurance_no from force_insurance where id = p.doc_id) as doc_no
    from vehicle_plan p where p.vin = ${vin} order by p.seq`.execute(db);
  return rows;
}

/** Facts about a machine that plans need. */
export interface PlannedMachine {
  vehicleId: string;
  vin: string;
  secondProduct: string;
  deliveryDate: string | null;
  nextMaintHours: number | null;
  nextMaintDate: string | null;
  currentHours: number | null;
}

/**
 * The step that a machine needs next: the open one of its plan. A machine that was delivered before there were plans begins with what
 * it shows, else with the first step. Null while it is not delivered, or its line has no plan.
 */
export function dueStep(plan: readonly PlanRow[], machine: PlannedMachine): (Step & { id: string | null }) | null {
  const open = plan.find(({ status }) => status === 'open');
  if (open) return open;
  const { secondProduct, deliveryDate, nextMaintHours, nextMaintDate } = machine;
  if (deliveryDate === null || !hasPlan(secondProduct)) return null;
  if (nextMaintDate === null) return { id: null, ...firstStep(secondProduct, deliveryDate) };
  return { id: null, maintLevel: levelOf(secondProduct, nextMaintHours), planHours: nextMaintHours, dueDate: nextMaintDate };
}

/** Adds an open step; there must be none. */
async function addStep(trx: Db, { vehicleId, vin }: Pick<PlannedMachine, 'vehicleId' | 'vin'>, { maintLevel, planHours, dueDate }: Step): Promise<string> {
  const id = newId();
  const seq = sql<number>`(select coalesce(max(seq), 0) + 1 from vehicle_plan where vehicle_id = ${vehicleId})`;
  await trx.insertInto('vehiclePlan').values({ id, vehicleId, vin, seq, maintLevel, planHours, dueDate, status: 'open' }).execute();
  return id;
}

/** The open step of a machine, which is stored where it was only worked out so far. Undefined without a plan. */
export async function ensureStep({ db }: { db: Db }, machine: PlannedMachine): Promise<(Step & { id: string }) | undefined> {
  await sql`select from vehicle where id = ${machine.vehicleId} for update`.execute(db);
  const step = dueStep(await planOf(db, machine.vin), machine);
  if (step === null) return undefined;
  if (step.id !== null) return step as Step & { id: string };
  const id = await addStep(db, machine, step);
  await showPlan(db, machine.vehicleId);
  return { ...step, id };
}

/** The plan of a machine begins with its delivery; one that was begun is planned anew from another day. */
export async function beginPlan({ db }: { db: Db }, machine: Pick<PlannedMachine, 'vehicleId' | 'vin' | 'secondProduct'>, day: string): Promise<void> {
  if (!hasPlan(machine.secondProduct)) return;
  const plan = await planOf(db, machine.vin);
  const step = firstStep(machine.secondProduct, day);
  if (plan.length === 0) await addStep(db, machine, step);
  // Once something was done the plan follows the services, and no longer the delivery.
  else if (plan.length === 1 && plan[0]!.status === 'open')
    await db.updateTable('vehiclePlan').set({ dueDate: step.dueDate }).where('id', '=', plan[0]!.id).execute();
  await showPlan(db, machine.vehicleId);
}

interface Done {
  docId: string;
  day: string;
  hours: number | null;
  toleranceHours: number;
}

/** A service was done: its step is, and the next one opens. A step that was missed meanwhile stays missed. */
export async function finishStep({ db }: { db: Db }, planId: string, secondProduct: string, { docId, day, hours, toleranceHours }: Done): Promise<void> {
  const row = await db.selectFrom('vehiclePlan').selectAll().where('id', '=', planId).forUpdate().executeTakeFirstOrThrow();
  if (row.status === 'open') {
    await db.updateTable('vehiclePlan').set({ status: 'done', docId, doneDate: day, doneHours: hours }).where('id', '=', planId).execute();
    await addStep(db, row, nextStep(secondProduct, row, { from: day, hours, toleranceHours }));
  }
  await showPlan(db, row.vehicleId);
}

/** Reverts a service: its step is open again, the one after it is removed. */
export async function reopenStep({ db }: { db: Db }, planId: string, docId: string): Promise<void> {
  const row = await db.selectFrom('vehiclePlan').selectAll().where('id', '=', planId).forUpdate().executeTakeFirst();
  if (row?.status !== 'done' || row.docId !== docId) return;
  await db.deleteFrom('vehiclePlan').where('vehicleId', '=', row.vehicleId).where('seq', '>', row.seq).where('status', '=', 'open').execute();
  const later = await db.selectFrom('vehiclePlan').select('id').where('vehicleId', '=', row.vehicleId).where('seq', '>', row.seq).limit(1).execute();
  // Where the plan has gone on, the step stays as a missed one that is not held against the machine.
  const status = later.length === 0 ? 'open' : 'waived';
  await db.updateTable('vehiclePlan').set({ status, docId: null, doneDate: null, doneHours: null }).where('id', '=', planId).execute();
  await showPlan(db, row.vehicleId);
}

/** A step was missed; the next one opens. */
export async function missStep(
  trx: Db,
  row: PlanRow,
  secondProduct: string,
  { hours, toleranceHours }: { hours: number | null; toleranceHours: number },
): Promise<void> {
  await trx.updateTable('vehiclePlan').set({ status: 'missed' }).where('id', '=', row.id).execute();
  await addStep(trx, row, nextStep(secondProduct, row, { from: row.dueDate, hours, toleranceHours }));
  await showPlan(trx, row.vehicleId);
}

/** The machine shows its next step, its last service, and whether one was missed. */
export async function showPlan(db: Db, vehicleId: string): Promise<void> {
  await sql`update vehicle v set next_maint_level = step.maint_level, next_maint_hours = step.plan_hours, next_maint_date = step.due_date,
      last_maint_date = coalesce((select max(done_date) from vehicle_plan d where d.vehicle_id = v.id and d.status = 'done'), v.last_maint_date),
      maint_gap = case when exists (select from vehicle_plan m where m.vehicle_id = v.id and m.status = 'missed') then 'Y' else 'N' end, version = v.version + 1
    from vehicle_plan step where step.vehicle_id = v.id and step.status = 'open' and v.id = ${vehicleId}`.execute(db);
}

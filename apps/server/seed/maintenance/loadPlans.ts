import '../../src/modules/maintenance/plan/tables.ts';
import { sql } from 'kysely';
import { levelOf, nextStep, type Step } from '../../src/modules/maintenance/service.ts';
import { newId, type Trx } from '../../src/shared/database/database.ts';
import { insertRows } from '../insertRows.ts';
import type { DemoVehicle } from '../vehicles/vehicles.ts';
import { hasPlannedServices, tolerance } from './pastServices.ts';
import type { ServicePlans } from './servicePlans.ts';

/** A service that is loaded. */
export interface LoadedService {
  id: string;
  planId: string;
  vehicle: DemoVehicle;
  step: Step;
  day: string;
  hours: number;
}

/** What was done at the delivered machines, what was missed, and what they need next. */
export async function loadPlans(
  trx: Trx,
  vehicles: readonly DemoVehicle[],
  { next, services }: { next: ServicePlans['next']; services: readonly LoadedService[] },
  idOf: ReadonlyMap<string, string>,
): Promise<void> {
  const nextOf = new Map(next.map(({ vehicle, step }) => [vehicle.vin, step]));
  const doneAt = Map.groupBy(services, ({ vehicle }) => vehicle.vin);
  const rows = vehicles.filter(hasPlannedServices).flatMap((vehicle) => {
    const { vin } = vehicle;
    const done = (doneAt.get(vin) ?? []).map(({ id, planId, step, day, hours }) => ({
      ...rowOf(step, 'done'),
      id: planId,
      docId: id,
      doneDate: day,
      doneHours: hours,
    }));
    const step = nextOf.get(vin);
    const rest = step ? [rowOf(step, 'open')] : missed(vehicle);
    return [...done, ...rest].map((row, index) => ({ ...row, vehicleId: idOf.get(vin)!, vin, seq: index + 1 }));
  });
  await insertRows(trx, 'vehiclePlan', rows);
  await sql`update vehicle v set next_maint_level = p.maint_level, next_maint_hours = p.plan_hours, next_maint_date = p.due_date,
      last_maint_date = (select max(done_date) from vehicle_plan d where d.vehicle_id = v.id),
      maint_gap = case when exists (select from vehicle_plan m where m.vehicle_id = v.id and m.status = 'missed') then 'Y' else 'N' end
    from vehicle_plan p where p.vehicle_id = v.id and p.status = 'open'`.execute(trx);
}

const rowOf = ({ maintLevel, planHours, dueDate }: Step, status: 'open' | 'done' | 'missed') => ({
  maintLevel,
  planHours,
  dueDate,
  id: newId(),
  status,
  docId: null as string | null,
  doneDate: null as string | null,
  doneHours: null as number | null,
  waivedBy: null,
  reason: null,
});

/** What a neglected machine shows was missed, and the step after it is next. */
function missed({ secondProduct, nextMaintDate, nextMaintHours, currentHours }: DemoVehicle) {
  const step: Step = { maintLevel: levelOf(secondProduct, nextMaintHours), planHours: nextMaintHours, dueDate: nextMaintDate! };
  const next = nextStep(secondProduct, step, { from: step.dueDate, hours: currentHours, toleranceHours: tolerance.toleranceHours });
  return [rowOf(step, 'missed'), rowOf(next, 'open')];
}

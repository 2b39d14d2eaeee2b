import '../../src/modules/maintenance/plan/tables.ts';
import { sql } from 'kysely';
import { hasPlan, levelOf, nextStep, type Step } from '../../src/modules/maintenance/service.ts';
import { addDays } from '../../src/shared/calendarDate.ts';
import { newId, type Trx } from '../../src/shared/database/database.ts';
import { insertRows } from '../insertRows.ts';
import type { DemoVehicle } from '../vehicles/vehicles.ts';

/** How far past its due date or hours a service may be. */
const tolerance = { days: 30, hours: 20 };

/** What the delivered machines need next by their plans, and the services that were missed. */
export async function loadPlans(trx: Trx, vehicles: readonly DemoVehicle[], idOf: ReadonlyMap<string, string>, today: string): Promise<void> {
  const rows = vehicles
    .filter(({ vehicleStatus, secondProduct, nextMaintDate }) => vehicleStatus === 'delivered' && nextMaintDate !== null && hasPlan(secondProduct))
    .flatMap(({ vin, secondProduct, nextMaintDate, nextMaintHours, currentHours }) => {
      const step: Step = { maintLevel: levelOf(secondProduct, nextMaintHours), planHours: nextMaintHours, dueDate: nextMaintDate! };
      const isMissed = addDays(nextMaintDate!, tolerance.days) < today;
      const next = isMissed ? [nextStep(secondProduct, step, { from: step.dueDate, hours: currentHours, toleranceHours: tolerance.hours })] : [];
      return [step, ...next].map((each, index, all) => ({
        ...each,
        id: newId(),
        vehicleId: idOf.get(vin)!,
        vin,
        seq: index + 1,
        status: index === all.length - 1 ? ('open' as const) : ('missed' as const),
        docId: null,
        doneDate: null,
        doneHours: null,
        waivedBy: null,
        reason: null,
      }));
    });
  await insertRows(trx, 'vehiclePlan', rows);
  await sql`update vehicle v set next_maint_level = p.maint_level, next_maint_hours = p.plan_hours, next_maint_date = p.due_date,
      maint_gap = case when exists (select from vehicle_plan m where m.vehicle_id = v.id and m.status = 'missed') then 'Y' else 'N' end
    from vehicle_plan p where p.vehicle_id = v.id and p.status = 'open'`.execute(trx);
}

/** Effects of a machine's life on its plan and services. */
import { act } from '../../documents/act.ts';
import { systemContext } from '../../documents/systemContext.ts';
import type { MachineEvents } from '../vehicle/hooks.ts';
import { maintenanceKind } from './maintenanceKind.ts';
import { beginPlan } from './plan/planStore.ts';
import { maintenanceWorkflow } from './rules/workflow.ts';

/** The plan of a machine begins with its delivery; one whose registration is corrected is planned anew once it is registered again. */
export const machineDelivered: NonNullable<MachineEvents['delivered']> = async (context, { vehicleId, vin, day, on }) => {
  if (!on) return;
  const { secondProduct } = await context.db.selectFrom('vehicle').select('secondProduct').where('id', '=', vehicleId).executeTakeFirstOrThrow();
  await beginPlan(context, { vehicleId, vin, secondProduct }, day);
};

/** Unsubmitted services of a scrapped machine are closed. */
export const machineScrapped: NonNullable<MachineEvents['scrapped']> = async ({ db, services }, { vehicleId }) => {
  const open = await db
    .selectFrom('forceInsurance')
    .select('id')
    .where('vehicleId', '=', vehicleId)
    .where('bizType', '=', 'maintenance')
    .where('delFlag', '=', 0)
    .where('status', 'in', [...maintenanceWorkflow.cancel.from])
    .execute();
  for (const { id } of open) await act(systemContext(services, db), maintenanceKind, 'cancel', { id });
};

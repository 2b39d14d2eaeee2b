/** Effects of a machine's life on its extensions. */
import { act } from '../../documents/act.ts';
import { systemContext } from '../../documents/systemContext.ts';
import { addDays } from '../../shared/calendarDate.ts';
import type { MachineEvents } from '../vehicle/hooks.ts';
import { today } from '../../shared/session/currentUser.ts';
import { extensionKind } from './extensionKind.ts';
import { periodOf } from './rules/terms.ts';
import { extensionWorkflow } from './rules/workflow.ts';

/** An application that is not reviewed ends with the machine; the fee of one in force that has not begun is refunded. */
export const machineScrapped: NonNullable<MachineEvents['scrapped']> = async ({ db, services }, { vehicleId }) => {
  const system = systemContext(services, db);
  const found = await db.selectFrom('extendInsurance').selectAll().where('vehicleId', '=', vehicleId).where('delFlag', '=', 0).execute();
  const day = today(system.user, services.now());
  for (const { id, status, startDate } of found) {
    if (extensionWorkflow.drop.from.includes(status)) await act(system, extensionKind, 'drop', { id });
    if (extensionWorkflow.callOff.from.includes(status) && startDate > day) await act(system, extensionKind, 'callOff', { id });
  }
};

/** An extension begins where the base warranty ends, and moves with it when the registration of the machine is corrected. */
export const machineDelivered: NonNullable<MachineEvents['delivered']> = async ({ db, services }, { vehicleId, on, again }) => {
  if (!on || !again) return;
  const { warrantyEndDate, warrantyHours, deliveryDate, extendEndDate } = await db
    .selectFrom('vehicle')
    .select(['warrantyEndDate', 'warrantyHours', 'deliveryDate', 'extendEndDate'])
    .where('id', '=', vehicleId)
    .executeTakeFirstOrThrow();
  if (warrantyEndDate === null || deliveryDate === null) return;
  const found = await db
    .selectFrom('extendInsurance')
    .selectAll()
    .where('vehicleId', '=', vehicleId)
    .where('delFlag', '=', 0)
    .where('status', 'in', [...extensionWorkflow.move.from])
    .execute();
  for (const extension of found) {
    const period = periodOf({ deliveryDate, warrantyEndDate, warrantyHours }, extension);
    // The machine has moved the one in force already.
    const moved =
      extension.status === 'audit_succeeded' && extendEndDate !== null ? { startDate: addDays(warrantyEndDate, 1), endDate: extendEndDate } : period;
    await act(systemContext(services, db), extensionKind, 'move', { id: extension.id, moved });
  }
};

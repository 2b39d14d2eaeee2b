import { act } from '../../documents/act.ts';
import { systemContext } from '../../documents/systemContext.ts';
import type { MachineEvents } from '../vehicle/hooks.ts';
import { insuranceKind } from './insuranceKind.ts';
import { insuranceWorkflow } from './rules/workflow.ts';

/** Unsubmitted policies of a scrapped machine are closed. */
export const machineScrapped: NonNullable<MachineEvents['scrapped']> = async ({ db, services }, { vehicleId }) => {
  const open = await db
    .selectFrom('forceInsurance')
    .select('id')
    .where('vehicleId', '=', vehicleId)
    .where('bizType', '=', 'insurance')
    .where('delFlag', '=', 0)
    .where('status', 'in', [...insuranceWorkflow.cancel.from])
    .execute();
  for (const { id } of open) await act(systemContext(services, db), insuranceKind, 'cancel', { id });
};

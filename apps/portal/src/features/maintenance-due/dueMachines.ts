import { type BatchResult, type MaintenanceDue, maintenanceDuesList, maintenanceDuesRemind, maintenanceDuesWaive } from '@harrow/api-client';
import { batchOf, listOf } from '../../shared/calls/callsOf.ts';
import type { Trial } from '../../shared/calls/previewed.ts';
import { resource } from '../../shared/calls/resource.ts';
import { defaultListState, type ListState } from '../../shared/list/address/listAddress.ts';

/** Machines whose service is due. */
export const dueMachines = resource<MaintenanceDue, never>('maintenanceDue', { list: listOf(maintenanceDuesList) });

/** Initial order: by due date. */
export const dueDefaults: ListState = { ...defaultListState, sort: { column: 'dueDate', order: 'asc' } };

export const remindDealers = batchOf(maintenanceDuesRemind);

/** A machine with the steps of its plan that were missed. */
export type MissedMachine = Pick<MaintenanceDue, 'id' | 'missedSteps'>;

const waive = batchOf(maintenanceDuesWaive);

/** Waives all missed services of machines; a machine succeeds if none of its services was refused. */
export async function waiveMachines(machines: readonly MissedMachine[], reason: string, trial?: Trial): Promise<BatchResult> {
  const { failed } = await waive({ ids: machines.flatMap(({ missedSteps }) => missedSteps), reason }, trial);
  const refused = machines.flatMap(({ id, missedSteps }) => {
    const failure = failed.find((step) => missedSteps.includes(step.id));
    return failure ? [{ ...failure, id }] : [];
  });
  return { ok: machines.map(({ id }) => id).filter((id) => !refused.some((machine) => machine.id === id)), failed: refused };
}

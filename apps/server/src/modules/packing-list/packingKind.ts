/** The packing list as a kind of document. */
import type { DocumentKind } from '../../documents/kind.ts';
import type { Context } from '../../shared/context.ts';
import { changeEta } from './actions/changeEta.ts';
import { arrive, markArrived, receive } from './actions/arrival.ts';
import { drop } from './actions/dropPacking.ts';
import type { PackingActionInput } from './actions/packingStep.ts';
import { recall, ship } from './actions/ship.ts';
import { packingScope } from './packingScope.ts';
import { packingTasks } from './rules/packingTasks.ts';
import { type PackingAction, type PackingState, packingWorkflow } from './rules/workflow.ts';
import type { PackingHeader } from './tables.ts';

type StateColumns = Pick<PackingHeader, 'status' | 'submitBy' | 'boxesReceived' | 'arrivedOn'>;

/** State of a row for the guards of its workflow. */
export const stateOf =
  ({ services, user }: Context) =>
  ({ status, submitBy, boxesReceived, arrivedOn }: StateColumns): PackingState => ({
    status,
    submitBy,
    boxesReceived,
    arrivedOn,
    statusText: services.dictionaries.text('bill_status', status, user.language),
  });

export const packingKind: DocumentKind<PackingHeader, PackingAction, PackingState, PackingActionInput> = {
  docType: 'packingList',
  lineLists: { box: 'boxes', line: 'lines' },
  table: 'packingList',
  noColumn: 'packingNo',
  scope: packingScope,
  workflow: packingWorkflow,
  effects: { delete: drop, dropWithDealer: drop, ship, recall, changeEta, markArrived, arrive, receive },
  states: async (context) => stateOf(context),
  tasks: packingTasks,
  dealerEnd: { blocks: ['shipped', 'pending_acceptance'], drops: ['draft'] },
};

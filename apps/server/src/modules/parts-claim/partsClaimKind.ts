/** The parts claim as a kind of document. */
import type { DocumentKind } from '../../documents/kind.ts';
import { lockReceipts } from './actions/arrivals.ts';
import { backToReview, noPass, pass, refuseForGood } from './actions/decideClaim.ts';
import { endWithDealer, giveUp, handIn, remove, submit, withdraw } from './actions/submitClaim.ts';
import type { PartsClaimActionInput } from './actions/claimStep.ts';
import { decideAnew } from './actions/resendOrders.ts';
import { receiveReturn, shipReturn } from './actions/returnGoods.ts';
import { auditSucceeded, finish } from './actions/settleClaim.ts';
import { stateOf } from './rules/claimState.ts';
import { partsClaimTasks } from './rules/claimTasks.ts';
import { type PartsClaimState, partsClaimWorkflow } from './rules/workflow.ts';
import type { PartsClaimHeader } from './tables.ts';

export const partsClaimKind: DocumentKind<PartsClaimHeader, keyof typeof partsClaimWorkflow, PartsClaimState, PartsClaimActionInput> = {
  docType: 'partsClaim',
  table: 'partsClaim',
  noColumn: 'partsClaimNo',
  workflow: partsClaimWorkflow,
  effects: {
    submit,
    withdraw,
    giveUp,
    pass,
    noPass,
    refuse: refuseForGood,
    shipReturn,
    receiveReturn,
    auditSucceeded,
    backToReview,
    handIn,
    delete: remove,
    lapse: giveUp,
    finish,
    decideAnew,
    endWithDealer,
  },
  locksFirst: lockReceipts,
  states: async (context) => stateOf(context),
  tasks: partsClaimTasks,
  comments: true,
  lineLists: { line: 'lines' },
  reviewLines: 'PartsClaimReviewLines',
  dealerEnd: { blocks: ['submitted', 'pass', 'shipped', 'audit_succeeded'], drops: ['draft'], ends: ['no_pass'] },
  silent: ['orderId', 'packingId', 'arrivalId', 'resendOrderId'],
};

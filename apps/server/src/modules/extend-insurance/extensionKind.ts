/** An extended warranty as a kind of document. */
import type { DocumentKind } from '../../documents/kind.ts';
import type { Context } from '../../shared/context.ts';
import { today } from '../../shared/session/currentUser.ts';
import { endWithDealer, giveUp, submit, withdraw } from './actions/dealerActions.ts';
import type { ExtensionActionInput } from './actions/extensionStep.ts';
import { extensionTasks } from './rules/extensionTasks.ts';
import { confirmPayment, pay } from './actions/payment.ts';
import { auditSucceeded, cancel, close, drop, expire, move, noPass, pass, refuse } from './actions/reviewActions.ts';
import type { ExtensionHeader } from './tables.ts';
import { type ExtensionAction, type ExtensionState, extensionWorkflow } from './rules/workflow.ts';

export const extensionKind: DocumentKind<ExtensionHeader, ExtensionAction, ExtensionState, ExtensionActionInput> = {
  docType: 'extendInsurance',
  table: 'extendInsurance',
  noColumn: 'extendNo',
  workflow: extensionWorkflow,
  effects: {
    submit,
    withdraw,
    giveUp,
    pass,
    noPass,
    refuse,
    close,
    pay,
    autoPay: pay,
    confirmPayment,
    auditSucceeded,
    cancel,
    callOff: cancel,
    expire,
    drop,
    move,
    endWithDealer,
  },
  states: async (context) => stateOf(context),
  tasks: extensionTasks,
  machine: { vinColumn: 'vin', open: ['submitted', 'pass', 'paid'] },
  dealerEnd: { blocks: ['submitted', 'pass'], drops: ['draft'], ends: ['no_pass'] },
  comments: true,
  reviewLines: 'ExtendInsuranceReviewLines',
};

export function stateOf({ services, user }: Context): (row: ExtensionHeader) => ExtensionState {
  const limits = { today: today(user, services.now()), resubmitDays: services.parameters.number('claim.resubmitDays') };
  return ({ status, submitBy, round, resubmitUntil, maintenanceComplete, payMethod, startDate }) => ({
    status,
    submitBy,
    round,
    resubmitUntil,
    isMaintained: maintenanceComplete === 'Y',
    isPrepaid: payMethod === 'prepayment',
    startDate,
    ...limits,
  });
}

/** The registration as a kind of document. */
import type { DocumentKind } from '../../documents/kind.ts';
import type { Context } from '../../shared/context.ts';
import { today } from '../../shared/session/currentUser.ts';
import { lockPlansOf } from '../training/service.ts';
import { cancelSeat, changePeople, confirmSeat, endWithDealer, giveUp, submit, withdraw } from './actions/dealerActions.ts';
import type { RegistrationInput } from './actions/registrationStep.ts';
import { attend, cancelWithPlan, expire, finish, follow, noPass, pass, promote } from './actions/reviewActions.ts';
import { registrationTasks } from './rules/registrationTasks.ts';
import { type RegistrationAction, type RegistrationState, registrationWorkflow } from './rules/workflow.ts';
import type { RegistrationHeader } from './tables.ts';

export const registrationKind: DocumentKind<RegistrationHeader, RegistrationAction, RegistrationState, RegistrationInput> = {
  docType: 'trainSubmission',
  table: 'trainSubmission',
  noColumn: 'submissionNo',
  workflow: registrationWorkflow,
  effects: {
    submit,
    withdraw,
    giveUp,
    pass,
    noPass,
    confirmSeat,
    changePeople,
    cancelSeat,
    promote,
    expire,
    cancelWithPlan,
    attend,
    finish,
    follow,
    endWithDealer,
  },
  locksFirst: ({ db }, ids) => lockPlansOf(db, ids),
  states: async (context) => stateOf(context),
  tasks: registrationTasks,
  comments: true,
  dealerEnd: { drops: ['draft'], ends: ['submitted', 'no_pass', 'pass'] },
};

export function stateOf({ services, user }: Context): (row: RegistrationHeader) => RegistrationState {
  const day = today(user, services.now());
  return ({ status, submitBy, round, waitingFlag, seatConfirmTime, startDate }) => ({
    status,
    submitBy,
    round,
    isWaiting: waitingFlag === 'Y',
    isConfirmed: seatConfirmTime !== null,
    startDate,
    today: day,
    statusText: services.dictionaries.text('bill_status', status, user.language),
  });
}

/** A compulsory policy as a kind of document. */
import type { DocumentKind } from '../../documents/kind.ts';
import { addDays } from '../../shared/calendarDate.ts';
import type { Context } from '../../shared/context.ts';
import { today } from '../../shared/session/currentUser.ts';
import { giveUp, renew, submit } from './actions/dealerActions.ts';
import { insurancePart, insuranceScope } from './insuranceStore.ts';
import type { InsuranceActionInput } from './actions/insuranceStep.ts';
import { insuranceTasks } from './rules/insuranceTasks.ts';
import { cancel, close, endWithDealer, expire, noPass, pass, refuse } from './actions/reviewActions.ts';
import type { InsuranceHeader } from './tables.ts';
import { type InsuranceAction, type InsuranceState, insuranceWorkflow } from './rules/workflow.ts';

export const insuranceKind: DocumentKind<InsuranceHeader, InsuranceAction, InsuranceState, InsuranceActionInput> = {
  ...insurancePart,
  docType: 'forceInsurance',
  noColumn: 'insuranceNo',
  scope: insuranceScope,
  workflow: insuranceWorkflow,
  effects: { submit, giveUp, renew, pass, noPass, refuse, close, expire, cancel, endWithDealer },
  states: async (context) => stateOf(context),
  tasks: insuranceTasks,
  dealerEnd: { blocks: ['submitted'], drops: ['draft'], ends: ['no_pass'] },
  comments: true,
  reviewLines: 'InsuranceReviewLines',
};

/** A policy is renewed from so many days before its end on. */
const renewDays = 60;

export function stateOf({ services, user }: Context): (row: InsuranceHeader) => InsuranceState {
  const day = today(user, services.now());
  const limits = { today: day, renewFrom: addDays(day, renewDays), resubmitDays: services.parameters.number('claim.resubmitDays') };
  return ({ status, submitBy, round, resubmitUntil, policyEnd, closeReason }) => ({
    status,
    submitBy,
    round,
    resubmitUntil,
    policyEnd,
    closeReason,
    ...limits,
  });
}

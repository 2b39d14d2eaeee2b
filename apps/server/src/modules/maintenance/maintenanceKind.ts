/** A service of a machine as a kind of document. */
import type { DocumentKind } from '../../documents/kind.ts';
import type { Context } from '../../shared/context.ts';
import { today, wireTime } from '../../shared/session/currentUser.ts';
import { type ExchangeRates, loadExchangeRates, missingRate, toUsd } from '../exchange-rate/service.ts';
import { giveUp, requestOverride, submit, withdraw } from './actions/dealerActions.ts';
import { maintenancePart, maintenanceScope } from './maintenanceStore.ts';
import type { MaintenanceActionInput } from './actions/maintenanceStep.ts';
import { maintenanceTasks } from './rules/maintenanceTasks.ts';
import { auditSucceeded, cancel, close, endWithDealer, finish, noPass, override, pass, refuse, settle } from './actions/reviewActions.ts';
import type { MaintenanceHeader } from './tables.ts';
import { type MaintenanceAction, type MaintenanceState, maintenanceWorkflow } from './rules/workflow.ts';

export const maintenanceKind: DocumentKind<MaintenanceHeader, MaintenanceAction, MaintenanceState, MaintenanceActionInput> = {
  ...maintenancePart,
  docType: 'maintenance',
  family: 'forceInsurance',
  noColumn: 'insuranceNo',
  scope: maintenanceScope,
  workflow: maintenanceWorkflow,
  effects: { submit, withdraw, giveUp, requestOverride, override, pass, auditSucceeded, noPass, refuse, close, settle, finish, cancel, endWithDealer },
  states: maintenanceStates,
  tasks: maintenanceTasks,
  dealerEnd: { blocks: ['submitted', 'pass', 'audit_succeeded'], drops: ['draft'], ends: ['no_pass'] },
  comments: true,
  lineLists: { part: 'parts', item: 'checklist' },
  reviewLines: 'MaintenanceReviewLines',
  machine: { vinColumn: 'vin', open: ['submitted', 'pass'] },
};

/** Rates decide the four-eyes limit, which binds only those who may audit; for others nothing is read. */
const ratesFor = async (context: Context): Promise<ExchangeRates> => {
  const { user, services } = context;
  return user.permissions.has('maintenance:finalAudit') ? loadExchangeRates(context, { day: today(user, services.now()) }) : {};
};

/** The part of each service that decides what may be done with it. */
export async function maintenanceStates(context: Context): Promise<(row: MaintenanceHeader) => MaintenanceState> {
  const { services, user } = context;
  const rates = await ratesFor(context);
  const limits = {
    today: today(user, services.now()),
    resubmitDays: services.parameters.number('claim.resubmitDays'),
    fourEyesUsd: services.parameters.number('claim.fourEyesAmount'),
  };
  return ({
    status,
    submitBy,
    round,
    createTime,
    maintDate,
    resubmitUntil,
    overrideRequested,
    windowOverride,
    firstReviewer,
    auditTotal,
    payable,
    currency,
  }) => ({
    status,
    submitBy,
    round,
    createTime: createTime.includes('T') ? wireTime(new Date(createTime)) : createTime,
    maintDate,
    resubmitUntil,
    isAsked: overrideRequested === 'Y',
    isAllowed: windowOverride === 'Y',
    firstReviewer,
    amountUsd: currency === null ? 0 : (toUsd(auditTotal ?? payable, currency, rates) ?? Infinity),
    missingRate: currency === null ? null : missingRate(currency, rates),
    limits,
  });
}

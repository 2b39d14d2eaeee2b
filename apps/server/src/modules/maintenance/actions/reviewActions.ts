/** The maker's side of a service, and its end. */
import { act } from '../../../documents/act.ts';
import { dealerEnded } from '../../../documents/dealer/dealerEndRows.ts';
import type { Step } from '../../../documents/kind.ts';
import { mustHaveRejectReason, mustMarkOwnLines, returned, reviewed, tellDealer } from '../../../documents/review.ts';
import { systemContext } from '../../../documents/systemContext.ts';
import { writeApprovalStep } from '../../../shared/approval/approvalLog.ts';
import { hasDecimals } from '../../../shared/decimals.ts';
import { type InvalidField, invalid } from '../../../shared/refusal/refusal.ts';
import { maintenanceTolerance } from '../../coverage/service.ts';
import { fees, feeSource, settleFees } from '../../service-fee/service.ts';
import { approvedByDefault, approvedTotal } from '../rules/amounts.ts';
import { about, kindOf, type MaintenanceActionInput, maintenanceEffect } from './maintenanceStep.ts';
import { maintenanceStore } from '../maintenanceStore.ts';
import { finishStep, reopenStep } from '../plan/planStore.ts';
import type { MaintenanceHeader } from '../tables.ts';

type MaintenanceStep = Step<MaintenanceHeader, MaintenanceActionInput>;
type Approved = Pick<MaintenanceHeader, 'auditLabourHours' | 'auditPartsFee' | 'auditTotal' | 'deductReason'>;

const tell = (event: string, step: MaintenanceStep, after: MaintenanceHeader): Promise<void> =>
  tellDealer(step, after, { event: `maintenance.${event}`, ...about(after) });

/** Approved amounts: those of the review, else those approved before, else the payable ones. Never more than was claimed (E-220). */
function approve({ before, input: { lines = {} } }: MaintenanceStep): Approved {
  const usual =
    before.auditTotal === null ? approvedByDefault(before) : { auditLabourHours: before.auditLabourHours ?? 0, auditPartsFee: before.auditPartsFee ?? 0 };
  const most = { auditLabourHours: before.payable > 0 ? before.labourHours : 0, auditPartsFee: before.payable > 0 ? before.partsFee : 0 };
  const errors: InvalidField[] = (['auditLabourHours', 'auditPartsFee'] as const).flatMap((field) => {
    const said = lines[field];
    if (said === undefined) return [];
    if (!hasDecimals(said, 2)) return [{ field, line: 'lines', code: 'E-016', params: { n: 2 } }];
    return said > most[field] ? [{ field, line: 'lines', code: 'E-220' }] : [];
  });
  if (errors.length > 0) throw invalid(errors);
  const decided = { auditLabourHours: lines.auditLabourHours ?? usual.auditLabourHours, auditPartsFee: lines.auditPartsFee ?? usual.auditPartsFee };
  return { ...decided, auditTotal: approvedTotal(before.hourRate, decided), deductReason: lines.deductReason?.trim() || before.deductReason };
}

/** The step of the plan is done, and the next one opens. */
async function moveOn({ context }: MaintenanceStep, { id, planId, secondProduct, maintDate, operatingHours }: MaintenanceHeader): Promise<void> {
  if (planId === null) return;
  const { toleranceHours } = maintenanceTolerance(context.services);
  await finishStep(context, planId, secondProduct, { docId: id, day: maintDate!, hours: operatingHours, toleranceHours });
}

const finishUnpaid = async ({ context }: MaintenanceStep, { id, auditTotal }: MaintenanceHeader): Promise<void> => {
  if (!auditTotal) await act(systemContext(context.services, context.db), kindOf(context), 'finish', { id });
};

/** Technical pass. A service without a fee is finished with it. */
export const pass = maintenanceEffect<Approved>({
  prepare: async (step) => approve(step),
  apply: async (step, approved) => ({ ...reviewed(step), ...approved, firstReviewer: step.context.user.username }),
  async notify(step, after) {
    await moveOn(step, after);
    await tell('pass', step, after);
    await finishUnpaid(step, after);
  },
});

/** The dealer is owed what is approved. Below the four-eyes limit it may include the pass. */
export const auditSucceeded = maintenanceEffect<Approved>({
  prepare: async (step) => approve(step),
  async apply(step, approved) {
    const { before, context } = step;
    if (before.status === 'submitted') {
      await writeApprovalStep(context, {
        docType: 'maintenance',
        docId: before.id,
        docNo: before.insuranceNo,
        action: 'pass',
        fromStatus: 'submitted',
        toStatus: 'pass',
      });
      await moveOn(step, before);
    }
    return {
      ...reviewed(step),
      ...approved,
      firstReviewer: before.firstReviewer ?? context.user.username,
      settlementStatus: approved.auditTotal ? 'unsettled' : null,
    };
  },
  async notify(step, after) {
    await fees.create(step.context, {
      ...feeSource('maintenance', after.insuranceNo, after),
      round: after.round,
      lines: [{ feeType: 'maintenance', amount: after.auditTotal }],
    });
    await tell('audit_succeeded', step, after);
    await finishUnpaid(step, after);
  },
});

/** Reverts the effect of a passed service on the plan. */
const takeBack = async ({ context, before }: MaintenanceStep): Promise<Partial<MaintenanceHeader>> => {
  if (before.status === 'pass' && before.planId !== null) await reopenStep(context, before.planId, before.id);
  return { auditLabourHours: null, auditPartsFee: null, auditTotal: null, deductReason: null, firstReviewer: null };
};

export const noPass = maintenanceEffect({
  async prepare({ context, before, input: { rejectReason, marks } }) {
    mustHaveRejectReason(context, rejectReason);
    await mustMarkOwnLines(marks, () => maintenanceStore.findLines(context.db, before.id));
  },
  apply: async (step) => ({ ...returned(step), ...(await takeBack(step)) }),
  notify: (step, after) => tell('no_pass', step, after),
});

export const refuse = maintenanceEffect({
  prepare: async ({ context, input: { rejectReason } }) => mustHaveRejectReason(context, rejectReason),
  apply: async (step) => ({ ...reviewed(step), ...(await takeBack(step)), rejectReason: step.input.rejectReason ?? null, closeReason: 'refused' }),
  notify: (step, after) => tell('closed', step, after),
});

export const close = maintenanceEffect({
  apply: async (step) => ({ ...reviewed(step), ...(await takeBack(step)), closeReason: 'closed_by_maker' }),
  notify: (step, after) => tell('closed', step, after),
});

/** Allows an exception that was asked for; nothing is paid for such a service. */
export const override = maintenanceEffect({
  apply: async ({ context: { user }, input: { opinion } }) => ({
    windowOverride: 'Y',
    overrideReason: opinion?.trim() || null,
    overrideBy: user.username,
    payable: 0,
  }),
  notify: (step, after) => tell('overridden', step, after),
});

export const finish = maintenanceEffect({ apply: async () => ({ closeReason: 'finished' }) });

/** A statement has paid it. */
export const settle = maintenanceEffect({
  async apply({ context, before, input: { paid } }) {
    if (!paid) throw new Error('A service is settled by a statement');
    await settleFees(context, { sourceId: before.id, ...paid });
    return { settlementStatus: 'settled', statementNo: paid.statementNo, closeReason: 'settled' };
  },
});

/** Its machine is scrapped. */
export const cancel = maintenanceEffect({ apply: async () => ({ closeReason: 'cancelled' }) });

/** A returned service that was not resubmitted is closed with its dealer. */
export const endWithDealer = maintenanceEffect({ apply: async () => ({ closeReason: dealerEnded }) });

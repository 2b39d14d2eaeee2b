/** The maker's side of an extension, and its end. */
import { act } from '../../../documents/act.ts';
import { mustHaveRejectReason, returned, reviewed, tellDealer } from '../../../documents/review.ts';
import { systemContext } from '../../../documents/systemContext.ts';
import { mustGiveReason } from '../../../documents/workflow.ts';
import { sum } from '@harrow/validation';
import { addDays } from '../../../shared/calendarDate.ts';
import { forbidden, invalid } from '../../../shared/refusal/refusal.ts';
import { today } from '../../../shared/session/currentUser.ts';
import { ledger } from '../../ledger/service.ts';
import { extendCover } from '../../vehicle/service.ts';
import { about, extensionEffect, type ExtensionStep, kindOf } from './extensionStep.ts';
import { coverOf, machineOf } from '../machine.ts';
import { accountOf, refund } from './payment.ts';
import { periodOf } from '../rules/terms.ts';
import type { ExtensionHeader } from '../tables.ts';

const tell = (event: string, step: ExtensionStep, after: ExtensionHeader, params: Record<string, string> = {}): Promise<void> => {
  const { params: usual, ...document } = about(after);
  return tellDealer(step, after, { event: `extendInsurance.${event}`, ...document, params: { ...usual, ...params } });
};

/** A manager lets an application go without its late fee, and says why. */
function waives({ context: { user }, input: { lines, opinion } }: ExtensionStep): boolean {
  if (lines?.lateFeeWaived === undefined) return false;
  if (!user.permissions.has('extendInsurance:finalAudit')) throw forbidden('forbidden');
  if (lines.lateFeeWaived === 'Y') mustGiveReason({ needs: 'reason' }, opinion);
  return lines.lateFeeWaived === 'Y';
}

/** Technical pass: the dealer has to pay. A sufficient prepayment is used at once. */
export const pass = extensionEffect<boolean>({
  prepare: async (step) => waives(step),
  async apply(step, isWaived) {
    const { context, before } = step;
    const { services, user } = context;
    return {
      ...reviewed(step),
      payUntil: addDays(today(user, services.now()), services.parameters.number('extend.payDays')),
      lateFeeWaived: isWaived ? 'Y' : 'N',
      totalFee: sum([before.extensionFee, isWaived ? 0 : before.lateFee]),
    };
  },
  async notify(step, after) {
    const { context } = step;
    if (after.payMethod === 'prepayment' && (await ledger.balanceOf(context, accountOf(after))) >= after.totalFee)
      await act(systemContext(context.services, context.db), kindOf(context), 'autoPay', { id: after.id });
    else await tell('pass', step, after);
  },
});

export const noPass = extensionEffect({
  prepare: async ({ context, input: { rejectReason } }) => mustHaveRejectReason(context, rejectReason),
  apply: async (step) => returned(step),
  notify: (step, after) => tell('no_pass', step, after),
});

export const refuse = extensionEffect({
  prepare: async ({ context, input: { rejectReason } }) => mustHaveRejectReason(context, rejectReason),
  apply: async (step) => ({ ...reviewed(step), rejectReason: step.input.rejectReason ?? null, closeReason: 'refused' }),
  notify: (step, after) => tell('closed', step, after),
});

export const close = extensionEffect({
  apply: async (step) => ({ ...reviewed(step), closeReason: 'closed_by_maker' }),
  notify: (step, after) => tell('closed', step, after),
});

/** In force: the machine is covered until its end. It begins where the base warranty ends by now. @throws E-102, E-141 */
export const auditSucceeded = extensionEffect<Partial<ExtensionHeader>>({
  async prepare({ context, before }) {
    const machine = await machineOf(context, before.vin, before.id);
    if (machine?.vehicleStatus !== 'delivered' || machine.warrantyEndDate === null)
      throw invalid([{ field: 'ids', code: 'E-102', params: { vin: before.vin } }]);
    if (machine.warrantySuspended === 'Y') throw invalid([{ field: 'ids', code: 'E-141' }]);
    return periodOf(coverOf(machine), before);
  },
  apply: async (step, period) => ({ ...reviewed(step), ...period }),
  async notify(step, after) {
    const { vehicleId, endDate, endHours, coverageType, totalFee } = after;
    await extendCover(step.context, vehicleId, { extendEndDate: endDate, extendHours: endHours, extendCoverage: coverageType, extensionFee: totalFee });
    await tell('audit_succeeded', step, after, { date: endDate });
  },
});

const noCover = { extendEndDate: null, extendHours: null, extendCoverage: null, extensionFee: null } as const;

/** Called off before it begins: the machine loses it, and the dealer has the whole fee back. */
export const cancel = extensionEffect({
  async apply({ context, before }) {
    await refund(context, before);
    return { closeReason: 'cancelled', payStatus: 'unpaid' };
  },
  async notify(step, after) {
    if (step.before.status === 'audit_succeeded') await extendCover(step.context, after.vehicleId, noCover);
    await tell('cancelled', step, after);
  },
});

/** It was not paid in time, or its last day is over. */
export const expire = extensionEffect({
  apply: async () => ({ closeReason: 'expired' }),
  async notify(step, after) {
    if (step.before.status === 'pass') await tell('closed', step, after);
  },
});

/** Its machine is scrapped before the review. */
export const drop = extensionEffect({ apply: async () => ({ closeReason: 'cancelled' }) });

/** The base warranty of its machine has moved. */
export const move = extensionEffect({ apply: async ({ input: { moved } }) => moved ?? null });

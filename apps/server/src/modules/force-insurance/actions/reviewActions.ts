/** The maker's side of a policy, and its end. */
import { dealerEnded } from '../../../documents/dealer/dealerEndRows.ts';
import type { Step } from '../../../documents/kind.ts';
import { mustHaveRejectReason, returned, reviewed, tellDealer } from '../../../documents/review.ts';
import { hasDecimals } from '../../../shared/decimals.ts';
import { dealerUsers, notify } from '../../../shared/notify/notify.ts';
import { invalid } from '../../../shared/refusal/refusal.ts';
import { today } from '../../../shared/session/currentUser.ts';
import { fees, feeSource } from '../../service-fee/service.ts';
import { about, type InsuranceActionInput, insuranceEffect } from './insuranceStep.ts';
import { showInsurance } from '../reading/policies.ts';
import type { InsuranceHeader } from '../tables.ts';

type InsuranceStep = Step<InsuranceHeader, InsuranceActionInput>;

/** Who hears of policies that end. */
export const insuranceReaders = ['DLR_SERVICE', 'DLR_SALES'] as const;

const tell = (event: string, step: InsuranceStep, after: InsuranceHeader): Promise<void> =>
  tellDealer(step, after, { event: `forceInsurance.${event}`, ...about(after) });

const feeSourceOf = (policy: InsuranceHeader) => feeSource('forceInsurance', policy.insuranceNo, policy);

const showOnMachine = ({ context: { db, services, user } }: InsuranceStep, { vin }: InsuranceHeader): Promise<void> =>
  showInsurance(db, today(user, services.now()), [vin]);

/** In force: the machine counts as insured, and the dealer is owed what the maker contributes. */
export const pass = insuranceEffect({
  async prepare({ before, input: { lines } }) {
    const { subsidyAmount } = lines ?? {};
    if (subsidyAmount === undefined) return;
    if (!hasDecimals(subsidyAmount, 2)) throw invalid([{ field: 'subsidyAmount', line: 'lines', code: 'E-016', params: { n: 2 } }]);
    if (subsidyAmount > (before.premium ?? 0)) throw invalid([{ field: 'subsidyAmount', line: 'lines', code: 'E-263' }]);
  },
  async apply(step) {
    const subsidyAmount = step.input.lines?.subsidyAmount ?? step.before.subsidyAmount ?? 0;
    return { ...reviewed(step), subsidyAmount, settlementStatus: subsidyAmount > 0 ? 'unsettled' : null };
  },
  async notify(step, after) {
    await fees.create(step.context, { ...feeSourceOf(after), round: after.round, lines: [{ feeType: 'insurance', amount: after.subsidyAmount }] });
    await showOnMachine(step, after);
    await tell('pass', step, after);
  },
});

/** Reverts the effects of a passed policy. */
async function takeBack(step: InsuranceStep): Promise<{ settlementStatus?: null }> {
  if (step.before.status !== 'pass') return {};
  if (step.before.subsidyAmount) await fees.reverse(step.context, feeSourceOf(step.before));
  return { settlementStatus: null };
}

export const noPass = insuranceEffect({
  prepare: async ({ context, input: { rejectReason } }) => mustHaveRejectReason(context, rejectReason),
  apply: async (step) => ({ ...returned(step), ...(await takeBack(step)) }),
  async notify(step, after) {
    await showOnMachine(step, after);
    await tell('no_pass', step, after);
  },
});

export const refuse = insuranceEffect({
  prepare: async ({ context, input: { rejectReason } }) => mustHaveRejectReason(context, rejectReason),
  apply: async (step) => ({ ...reviewed(step), ...(await takeBack(step)), rejectReason: step.input.rejectReason ?? null, closeReason: 'refused' }),
  async notify(step, after) {
    await showOnMachine(step, after);
    await tell('closed', step, after);
  },
});

export const close = insuranceEffect({
  apply: async (step) => ({ ...reviewed(step), ...(await takeBack(step)), closeReason: 'closed_by_maker' }),
  async notify(step, after) {
    await showOnMachine(step, after);
    await tell('closed', step, after);
  },
});

/** Its last day is over. */
export const expire = insuranceEffect({
  apply: async () => ({ closeReason: 'expired' }),
  async notify({ context: { db, services } }, after) {
    await notify(db, await dealerUsers(db, after.dealerCode, insuranceReaders), { event: 'forceInsurance.expired', ...about(after), at: services.now() });
  },
});

/** Its machine is scrapped. */
export const cancel = insuranceEffect({ apply: async () => ({ closeReason: 'cancelled' }) });

/** A returned policy that was not resubmitted is closed with its dealer. */
export const endWithDealer = insuranceEffect({ apply: async () => ({ closeReason: dealerEnded }) });

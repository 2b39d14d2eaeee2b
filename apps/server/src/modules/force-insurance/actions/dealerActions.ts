/** Actions of the dealer on a policy, besides entering it. */
import { sql } from 'kysely';
import { differences } from '../../../documents/saving/saveDocument.ts';
import { handedIn } from '../../../documents/review.ts';
import type { TrxContext } from '../../../shared/context.ts';
import { multiply } from '@harrow/validation';
import { fieldName } from '../../../shared/messages/messages.ts';
import { notify, reviewersOf } from '../../../shared/notify/notify.ts';
import { fittingFiles } from '../../../shared/files/filesInSlots.ts';
import { askFirst, invalid, refuse } from '../../../shared/refusal/refusal.ts';
import { about, insuranceEffect } from './insuranceStep.ts';
import { type FoundMachine, findMachine } from '../machine.ts';
import { isOpen, latestOf, policiesOf, wasInForce } from '../reading/policies.ts';
import { saveInsurance } from './saveInsurance.ts';
import { checkSubmit } from '../rules/submitChecks.ts';
import type { InsuranceHeader } from '../tables.ts';

/** The document that has the same policy of the same insurer; those that came to nothing do not count. */
async function samePolicy({ db }: TrxContext, { id, insurer, policyNo }: InsuranceHeader): Promise<string | null> {
  if (insurer === null || policyNo === null) return null;
  // Two documents at the same time come one after the other.
  await sql`select pg_advisory_xact_lock(hashtext(${`policy ${insurer} ${policyNo}`.toLowerCase()}))`.execute(db);
  const { rows } = await sql<{ no: string }>`select insurance_no as no from force_insurance
    where lower(insurer) = lower(${insurer}) and lower(policy_no) = lower(${policyNo}) and id <> ${id} and biz_type = 'insurance' and del_flag = 0
      and status <> 'draft' and (status <> 'closed' or close_reason = 'expired') limit 1`.execute(db);
  return rows[0]?.no ?? null;
}

type Ready = { machine: FoundMachine | undefined; isFirst: boolean };

/** Hands the policy in: runs every check, works out what the maker may contribute, tells the reviewers. */
export const submit = insuranceEffect<Ready>({
  async prepare({ context, before, input }) {
    const { db, user } = context;
    await sql`select pg_advisory_xact_lock(hashtext(${`insurance ${before.vin}`}))`.execute(db);
    const machine = await findMachine(context, before.vin);
    const policies = await policiesOf(db, before.vin);
    const others = policies.filter(({ id, insuranceType }) => id !== before.id && insuranceType === before.insuranceType);
    const { errors, warnings } = checkSubmit(before, {
      others,
      deliveryDate: machine?.deliveryDate ?? null,
      samePolicy: await samePolicy(context, before),
      files: await fittingFiles(db, 'force_insurance', before.id),
    });
    if (errors.length > 0)
      throw invalid(
        errors.map((error) =>
          error.code === 'E-018' ? { ...error, params: { ...error.params, field: fieldName(user.language, 'force-insurance', 'policyNo') } } : error,
        ),
      );
    if (warnings.length > 0 && !input.confirm) throw askFirst(warnings);
    return { machine, isFirst: !others.some(wasInForce) };
  },
  async apply(step, { machine, isFirst }) {
    const {
      context: { services },
      before,
    } = step;
    const share = before.insuranceType === 'third_party' && isFirst ? services.parameters.number('insurance.subsidyPct') / 100 : 0;
    return {
      ...(before.round === 0 && machine ? differences(before, { ...before, ...machine.block }) : {}),
      subsidyAmount: multiply([before.premium ?? 0, share]),
      ...handedIn(step),
    };
  },
  async notify({ context: { db, services } }, after) {
    await notify(db, await reviewersOf(db, 'forceInsurance:audit', after.dealerCode), {
      event: 'forceInsurance.submitted',
      ...about(after),
      at: services.now(),
    });
  },
});

export const giveUp = insuranceEffect({ apply: async () => ({ closeReason: 'given_up' }) });

/** Begins the policy that follows, with what stays the same. */
export const renew = insuranceEffect({
  async prepare({ context, before }) {
    const others = (await policiesOf(context.db, before.vin)).filter(({ insuranceType }) => insuranceType === before.insuranceType);
    const last = latestOf(others.filter(wasInForce));
    const next = others.find(isOpen) ?? (last?.id === before.id ? undefined : last);
    if (next) throw refuse('E-266', { no: next.insuranceNo });
  },
  async apply({ context, before, input: { renewed } }) {
    const { vin, insuranceType, insurer, insuredName, insuredIdNo, plateNo, registrationNo, registrationDate } = before;
    const { id, no } = await saveInsurance(context, { vin, insuranceType, insurer, insuredName, insuredIdNo, plateNo, registrationNo, registrationDate });
    renewed?.({ previousId: before.id, id, no });
    return null;
  },
});

/** The maker's side of an acceptance. */
import { roundHalfUp } from '@harrow/validation';
import { act } from '../../documents/act.ts';
import { effect, type Step } from '../../documents/kind.ts';
import { systemContext } from '../../documents/systemContext.ts';
import { openOfVehicle } from '../../documents/openDocuments.ts';
import { addDays } from '../../shared/calendarDate.ts';
import type { TrxContext } from '../../shared/context.ts';
import { dealerUsers, notify, usersNamed } from '../../shared/notify/notify.ts';
import { invalid, refuse } from '../../shared/refusal/refusal.ts';
import { today } from '../../shared/session/currentUser.ts';
import { allowanceOf } from '../service-allowance/service.ts';
import { createFees, type FeeSource, reverseFees, settleFees } from '../service-fee/service.ts';
import { about, type ArrivalActionInput, kindOf } from './arrivalStep.ts';
import { arrivalStore } from './arrivalStore.ts';
import { createArrival } from './beginArrival.ts';
import { showOnMachine } from './machine.ts';
import { overdueDays } from './submitChecks.ts';
import type { ArrivalHeader } from './tables.ts';

type ArrivalStep = Step<ArrivalHeader, ArrivalActionInput>;
const arrivalEffect = effect<ArrivalHeader, ArrivalActionInput>();

const reviewed = ({ context: { services, user }, input: { opinion } }: ArrivalStep) => ({
  auditTime: services.now().toISOString(),
  auditBy: user.username,
  auditOpinion: opinion?.trim() || null,
});

/** Tells the submitter and the dealer's administrators. */
async function tellDealer(event: string, { context: { db, services }, input: { opinion, rejectReason } }: ArrivalStep, after: ArrivalHeader): Promise<void> {
  const receivers = [...(await usersNamed(db, [after.submitBy])), ...(await dealerUsers(db, after.dealerCode, ['DLR_ADMIN']))];
  const { params, ...document } = about(after);
  await notify(db, receivers, {
    event: `arrivalAccept.${event}`,
    ...document,
    params: { ...params, opinion: opinion ?? '', reasonCode: rejectReason ?? '' },
    at: services.now(),
  });
}

/** Accepted with items that may wait. */
export const pass = arrivalEffect({
  apply: async (step) => reviewed(step),
  async notify(step, after) {
    await showOnMachine(step.context, after);
    await tellDealer('pass', step, after);
  },
});

/** Back to the dealer, with remarks beside items. */
export const noPass = arrivalEffect({
  async prepare({ context: { services, db }, before, input: { rejectReason, lines } }) {
    if (!rejectReason) throw refuse('E-006');
    if (!services.dictionaries.items('reject_reason')?.some(({ value }) => value === rejectReason)) throw invalid([{ field: 'rejectReason', code: 'E-014' }]);
    const { items } = await arrivalStore.findLines(db, before.id);
    const strange = (lines?.items ?? []).flatMap(({ id }, index) =>
      items.some((line) => line.id === id) ? [] : [{ field: 'id', line: `lines.items[${index}]`, code: 'E-012' }],
    );
    if (strange.length > 0) throw invalid(strange);
    return items;
  },
  async apply(step, items) {
    const { context, input } = step;
    const { services, user, db } = context;
    const remarks = new Map((input.lines?.items ?? []).map(({ id, remark }) => [id, remark.trim()]));
    await arrivalStore.putLines(db, { items: items.map((line) => ({ ...line, reviewRemark: remarks.get(line.id) || null })) });
    return {
      ...reviewed(step),
      rejectReason: input.rejectReason ?? null,
      marks: input.marks ?? [],
      resubmitUntil: addDays(today(user, services.now()), services.parameters.number('claim.resubmitDays')),
    };
  },
  async notify(step, after) {
    await showOnMachine(step.context, after);
    await tellDealer('no_pass', step, after);
  },
});

/** What a sheet brings its dealer; half of it (`pdi.lateFeePct`) where it was handed in after the deadline. */
async function feeOf({ db, services, user }: TrxContext, header: ArrivalHeader): Promise<Pick<ArrivalHeader, 'pdiFee' | 'currency' | 'settlementStatus'>> {
  const day = today(user, services.now());
  const { amount, currency } = await allowanceOf({ db }, { ...header, feeType: 'pdi', day });
  const share = overdueDays(header, day) > 0 ? services.parameters.number('pdi.lateFeePct') / 100 : 1;
  const pdiFee = roundHalfUp(amount * share);
  return { pdiFee, currency, settlementStatus: pdiFee > 0 ? 'unsettled' : null };
}

const feeSource = ({ orgCode, dealerCode, dealerName, id, acceptNo, vin, currency }: ArrivalHeader): FeeSource => ({
  source: 'arrivalAccept',
  orgCode,
  dealerCode,
  dealerName,
  sourceId: id,
  sourceNo: acceptNo,
  vin,
  currency: currency!,
});

/** The machine stands in the stock of its dealer, who is owed the allowance. What the maker owes nothing for is finished with it. */
export const auditSucceeded = arrivalEffect({
  apply: async (step) => ({ ...reviewed(step), ...(await feeOf(step.context, step.before)) }),
  async notify(step, after) {
    await createFees(step.context, { ...feeSource(after), round: after.round, lines: [{ feeType: 'pdi', amount: after.pdiFee }] });
    const { context } = step;
    await showOnMachine(context, after, { vehicleStatus: 'in_stock', pdiDate: after.acceptanceDate });
    await tellDealer('audit_succeeded', step, after);
    if (!after.pdiFee) await act(systemContext(context.services, context.db), kindOf(context), 'finish', { id: after.id });
  },
});

export const finish = arrivalEffect({
  apply: async () => ({ closeReason: 'no_fee' }),
  notify: async ({ context }, after) => void (await showOnMachine(context, after)),
});

/** A statement has paid the allowance. */
export const settle = arrivalEffect({
  async apply({ context, before, input: { paid } }) {
    if (!paid) throw new Error('An acceptance is settled by a statement');
    await settleFees(context, { sourceId: before.id, ...paid });
    return { settlementStatus: 'settled', statementNo: paid.statementNo, closeReason: 'settled' };
  },
  notify: async ({ context }, after) => void (await showOnMachine(context, after)),
});

/** Its machine is scrapped. */
export const cancel = arrivalEffect({
  apply: async () => ({ closeReason: 'cancelled' }),
  notify: async ({ context }, after) => void (await showOnMachine(context, after)),
});

/** Ends a sheet that leads nowhere: its machine begins anew. */
export const close = arrivalEffect({
  apply: async (step) => ({ ...reviewed(step), closeReason: 'closed_by_maker' }),
  async notify(step, after) {
    await tellDealer('closed', step, after);
    const next = await createArrival(step.context, { vehicleId: after.vehicleId, remark: null });
    await showOnMachine(step.context, next);
  },
});

/** Takes an approval back while the machine is still in stock and nothing is under way. */
export const reopen = arrivalEffect({
  async prepare({ context, before: { vehicleId, vin } }) {
    const machine = await context.db.selectFrom('vehicle').select('vehicleStatus').where('id', '=', vehicleId).executeTakeFirstOrThrow();
    const open = await openOfVehicle(context, vin);
    if (machine.vehicleStatus !== 'in_stock' || open.length > 0)
      throw invalid([{ field: 'ids', code: 'E-142', params: { list: open.map(({ no }) => no).join(', ') || vin } }]);
  },
  async apply({ context, before }) {
    const { services, user } = context;
    if (before.pdiFee) await reverseFees(context, feeSource(before));
    const resubmitUntil = addDays(today(user, services.now()), services.parameters.number('claim.resubmitDays'));
    return { pdiFee: null, settlementStatus: null, resubmitUntil };
  },
  async notify(step, after) {
    await showOnMachine(step.context, after, { vehicleStatus: 'pending_acceptance', pdiDate: null });
    await tellDealer('no_pass', step, after);
  },
});

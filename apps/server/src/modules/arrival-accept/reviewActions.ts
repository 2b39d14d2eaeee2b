/** The maker's side of an acceptance. */
import { act } from '../../documents/act.ts';
import { effect, type Step } from '../../documents/kind.ts';
import { systemContext } from '../../documents/systemContext.ts';
import { openOfVehicle } from '../../documents/openDocuments.ts';
import { addDays } from '../../shared/calendarDate.ts';
import { dealerUsers, notify, usersNamed } from '../../shared/notify/notify.ts';
import { invalid, refuse } from '../../shared/refusal/refusal.ts';
import { today } from '../../shared/session/currentUser.ts';
import { about, type ArrivalActionInput, kindOf } from './arrivalStep.ts';
import { arrivalStore } from './arrivalStore.ts';
import { createArrival } from './beginArrival.ts';
import { showOnMachine } from './machine.ts';
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

/** The machine stands in the stock of its dealer. What the maker owes nothing for is finished with it. */
export const auditSucceeded = arrivalEffect({
  apply: async (step) => ({ ...reviewed(step), pdiFee: 0 }),
  async notify(step, after) {
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
  apply: async ({ context: { services, user } }) => ({
    pdiFee: null,
    resubmitUntil: addDays(today(user, services.now()), services.parameters.number('claim.resubmitDays')),
  }),
  async notify(step, after) {
    await showOnMachine(step.context, after, { vehicleStatus: 'pending_acceptance', pdiDate: null });
    await tellDealer('no_pass', step, after);
  },
});

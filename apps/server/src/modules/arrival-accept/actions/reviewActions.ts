/** The maker's side of an acceptance. */
import { act } from '../../../documents/act.ts';
import { effect, type Step } from '../../../documents/kind.ts';
import { systemContext } from '../../../documents/systemContext.ts';
import { mustHaveRejectReason, mustMarkOwnLines, resubmitUntil, returned, reviewed, tellDealer } from '../../../documents/review.ts';
import { openOfVehicle } from '../../../documents/reading/openDocuments.ts';
import type { TrxContext } from '../../../shared/context.ts';
import { invalid } from '../../../shared/refusal/refusal.ts';
import { fees, feeSource, settleFees } from '../../service-fee/service.ts';
import { feeOf } from '../arrivalFee.ts';
import { about, type ArrivalActionInput, kindOf } from './arrivalStep.ts';
import { arrivalStore } from '../arrivalStore.ts';
import { createArrival } from './beginArrival.ts';
import { showOnMachine, showOnMachineLater } from '../machine.ts';
import type { ArrivalHeader } from '../tables.ts';

type ArrivalStep = Step<ArrivalHeader, ArrivalActionInput>;
const arrivalEffect = effect<ArrivalHeader, ArrivalActionInput>();

const tell = (event: string, step: ArrivalStep, after: ArrivalHeader): Promise<void> =>
  tellDealer(step, after, { event: `arrivalAccept.${event}`, ...about(after) });

/** Accepted with items that may wait. */
export const pass = arrivalEffect({
  apply: async (step) => reviewed(step),
  async notify(step, after) {
    await showOnMachine(step.context, after);
    await tell('pass', step, after);
  },
});

/** Back to the dealer, with remarks beside items. */
export const noPass = arrivalEffect({
  async prepare({ context, before, input: { rejectReason, lines, marks } }) {
    mustHaveRejectReason(context, rejectReason);
    const { items } = await arrivalStore.findLines(context.db, before.id);
    await mustMarkOwnLines(marks, async () => ({ items }));
    const strange = (lines?.items ?? []).flatMap(({ id }, index) =>
      items.some((line) => line.id === id) ? [] : [{ field: 'id', line: `lines.items[${index}]`, code: 'E-012' }],
    );
    if (strange.length > 0) throw invalid(strange);
    return items;
  },
  async apply(step, items) {
    const remarks = new Map((step.input.lines?.items ?? []).map(({ id, remark }) => [id, remark.trim()]));
    await arrivalStore.putLines(step.context.db, { items: items.map((line) => ({ ...line, reviewRemark: remarks.get(line.id) || null })) });
    return returned(step);
  },
  async notify(step, after) {
    await showOnMachine(step.context, after);
    await tell('no_pass', step, after);
  },
});

/** Allowance of a sheet, as stored columns. */
async function feeColumns(context: TrxContext, header: ArrivalHeader): Promise<Pick<ArrivalHeader, 'pdiFee' | 'currency' | 'settlementStatus'>> {
  const { amount: pdiFee, currency } = await feeOf(context, header);
  return { pdiFee, currency, settlementStatus: pdiFee > 0 ? 'unsettled' : null };
}

async function tellAccepted(context: TrxContext, vehicleId: string, on: boolean): Promise<void> {
  for (const { machineEvents } of context.services.modules) await machineEvents?.accepted?.(context, { vehicleId, on });
}

const feeSourceOf = (sheet: ArrivalHeader) => feeSource('arrivalAccept', sheet.acceptNo, sheet);

/** Approval: the machine is in the dealer's stock, and the allowance is due. A sheet without an allowance is finished with it. */
export const auditSucceeded = arrivalEffect({
  apply: async (step) => ({ ...reviewed(step), ...(await feeColumns(step.context, step.before)) }),
  async notify(step, after) {
    await fees.create(step.context, { ...feeSourceOf(after), round: after.round, lines: [{ feeType: 'pdi', amount: after.pdiFee }] });
    const { context } = step;
    await showOnMachineLater(context, after, { vehicleStatus: 'in_stock', pdiDate: after.acceptanceDate });
    await tellAccepted(context, after.vehicleId, true);
    await tell('audit_succeeded', step, after);
    if (!after.pdiFee) await act(systemContext(context.services, context.db), kindOf(context), 'finish', { id: after.id });
  },
});

export const finish = arrivalEffect({
  apply: async () => ({ closeReason: 'no_fee' }),
  notify: ({ context }, after) => showOnMachineLater(context, after),
});

/** A statement has paid the allowance. */
export const settle = arrivalEffect({
  async apply({ context, before, input: { paid } }) {
    if (!paid) throw new Error('An acceptance is settled by a statement');
    await settleFees(context, { sourceId: before.id, ...paid });
    return { settlementStatus: 'settled', statementNo: paid.statementNo, closeReason: 'settled' };
  },
  notify: ({ context }, after) => showOnMachine(context, after),
});

/** Its machine is scrapped. */
export const cancel = arrivalEffect({
  apply: async () => ({ closeReason: 'cancelled' }),
  notify: ({ context }, after) => showOnMachine(context, after),
});

/** Ends a sheet that leads nowhere: its machine begins anew. */
export const close = arrivalEffect({
  apply: async (step) => ({ ...reviewed(step), closeReason: 'closed_by_maker' }),
  async notify(step, after) {
    await tell('closed', step, after);
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
    if (before.pdiFee) await fees.reverse(context, feeSourceOf(before));
    return { pdiFee: null, settlementStatus: null, resubmitUntil: resubmitUntil(context) };
  },
  async notify(step, after) {
    await showOnMachine(step.context, after, { vehicleStatus: 'pending_acceptance', pdiDate: null });
    await tellAccepted(step.context, after.vehicleId, false);
    // The reason is the reviewer's own text.
    await tell('no_pass', { ...step, input: { ...step.input, rejectReason: step.input.opinion } }, after);
  },
});

/** Reviews of cores by the maker: of scrapped or kept ones, and of received parcels. */
import { act } from '../../../documents/act.ts';
import { mustHaveRejectReason, mustMarkOwnLines, reviewed } from '../../../documents/review.ts';
import { systemContext } from '../../../documents/systemContext.ts';
import { startingFrom } from '../../../shared/calendarDate.ts';
import { hasDecimals } from '../../../shared/decimals.ts';
import { type InvalidField, invalid } from '../../../shared/refusal/refusal.ts';
import { today } from '../../../shared/session/currentUser.ts';
import { fees, feeSource } from '../../service-fee/service.ts';
import { followLines } from './dealerActions.ts';
import { handleEffect, type HandleStep, kindOf, putLines, tell } from './handleStep.ts';
import { handleStore } from '../handleStore.ts';
import { afterParcel, isInOrder, restOf } from '../rules/lines.ts';
import type { HandleHeader, HandleLine } from '../tables.ts';

/** Reviewer's remarks on lines. @throws E-012 for a line of another document */
async function withRemarks({ context, before, input }: HandleStep): Promise<{ stored: HandleLine[]; lines: HandleLine[] }> {
  const { lines: stored } = await handleStore.findLines(context.db, before.id);
  const remarks = input.lines?.lines ?? [];
  const errors = remarks.flatMap(({ id }, index): InvalidField[] =>
    stored.some((line) => line.id === id) ? [] : [{ field: 'id', line: `lines[${index}]`, code: 'E-012' }],
  );
  if (errors.length > 0) throw invalid(errors);
  const lines = stored.map((line) => ({ ...line, inspectRemark: remarks.find(({ id }) => id === line.id)?.remark.trim() || null }));
  return { stored, lines };
}

type Remarked = Awaited<ReturnType<typeof withRemarks>>;

const finishNow = async ({ context }: HandleStep, { id }: HandleHeader): Promise<void> =>
  void (await act(systemContext(context.services, context.db), kindOf(context), 'finish', { id }));

/** In order: the cores are scrapped or reused; what is kept for an inspection stays kept. */
export const pass = handleEffect<Remarked>({
  prepare: withRemarks,
  async apply(step, { stored, lines }) {
    await putLines(step.context, step.before, stored, lines);
    return reviewed(step);
  },
  async notify(step, after) {
    await tell('pass', step, after);
    await finishNow(step, after);
  },
});

/** Back to the dealer: the cores are free again until it is handed in anew. */
export const noPass = handleEffect<Remarked>({
  async prepare(step) {
    mustHaveRejectReason(step.context, step.input.rejectReason);
    const remarked = await withRemarks(step);
    await mustMarkOwnLines(step.input.marks, async () => ({ lines: remarked.stored }));
    return remarked;
  },
  async apply(step, { stored, lines }) {
    await putLines(step.context, step.before, stored, lines);
    return { ...reviewed(step), rejectReason: step.input.rejectReason ?? null, marks: step.input.marks ?? [] };
  },
  async notify(step, after) {
    await followLines(step.context, after.id);
    await tell('returned', step, after);
  },
});

interface Ready {
  stored: HandleLine[];
  lines: HandleLine[];
  auditFreight: number | null;
}

/** Records a parcel. Accepted in full it is finished; else the dealer sends the rest, or is charged for it. */
export const receive = handleEffect<Ready>({
  async prepare({ context, before, input: { receipt } }) {
    const { services, user, db } = context;
    const { lines: stored } = await handleStore.findLines(db, before.id);
    // The walk through all kinds brings no parcel.
    const { receivedDate = '', auditFreight, lines: found = [] } = receipt ?? {};
    const day = today(user, services.now());
    const errors: InvalidField[] = [];
    const from = startingFrom(before.shipDate!, day);
    if (receivedDate < from || receivedDate > day) errors.push({ field: 'receivedDate', code: 'E-441', params: { from, to: day } });
    const isFirst = before.receivedDate === null;
    if (auditFreight != null && !hasDecimals(auditFreight, 2)) errors.push({ field: 'auditFreight', code: 'E-016', params: { n: 2 } });
    if (auditFreight != null && auditFreight > (isFirst ? (before.freight ?? 0) : (before.auditFreight ?? 0)))
      errors.push({ field: 'auditFreight', code: 'E-220' });
    errors.push(...wrongReceipt(stored, found));
    if (errors.length > 0) throw invalid(errors);
    const lines = stored.map((line) => {
      const one = found.find(({ id }) => id === line.id);
      return one ? afterParcel(line, { ...one, inspection: one.inspection! }) : line;
    });
    return { stored, lines, auditFreight: isFirst ? (auditFreight ?? before.freight) : before.auditFreight };
  },
  async apply(step, { stored, lines, auditFreight }) {
    const { context, before, input } = step;
    await putLines(context, before, stored, lines);
    return {
      ...reviewed(step),
      receivedDate: input.receipt!.receivedDate,
      receivedBy: context.user.username,
      inspectResult: input.receipt!.inspectResult?.trim() || before.inspectResult,
      auditFreight,
      ...(lines.every(isInOrder) ? {} : { status: 'no_pass' }),
    };
  },
  async notify(step, after) {
    const { context, before } = step;
    await followLines(context, after.id);
    if (before.receivedDate === null && after.currency !== null)
      await fees.create(context, { ...feeSource('usedPartsHandle', after.handleNo, after), lines: [{ feeType: 'freight', amount: after.auditFreight }] });
    if (after.status === 'pass') {
      await tell('received', step, after);
      return finishNow(step, after);
    }
    const { lines } = await handleStore.findLines(context.db, after.id);
    await tell('no_pass', step, after, { n: lines.filter((line) => !isInOrder(line)).length });
  },
});

/** Errors of a received parcel: every line on its way has a result, and no quantity exceeds the one sent. */
function wrongReceipt(stored: readonly HandleLine[], found: NonNullable<HandleStep['input']['receipt']>['lines']): InvalidField[] {
  const onTheWay = stored.filter((line) => restOf(line) > 0);
  const unnamed = onTheWay
    .filter(({ id }) => !found.some((one) => one.id === id))
    .map(({ tagNo: tag }) => ({ field: 'lines', code: 'E-256', params: { tag } }));
  const wrong = found.flatMap(({ id, receivedQty, inspection }, index): InvalidField[] => {
    const line = `lines[${index}]`;
    const sent = onTheWay.find((one) => one.id === id);
    if (!sent || found.findIndex((one) => one.id === id) < index) return [{ field: 'id', line, code: 'E-012' }];
    const { tagNo: tag } = sent;
    if (!hasDecimals(receivedQty, 2)) return [{ field: 'receivedQty', line, code: 'E-016', params: { n: 2 } }];
    if (receivedQty > restOf(sent)) return [{ field: 'receivedQty', line, code: 'E-255' }];
    return !inspection || (inspection === 'missing') !== (receivedQty === 0) ? [{ field: 'inspection', line, code: 'E-256', params: { tag } }] : [];
  });
  return [...wrong, ...unnamed];
}

export const finish = handleEffect({
  apply: async () => ({ closeReason: 'finished' }),
  notify: ({ context }, after) => followLines(context, after.id),
});

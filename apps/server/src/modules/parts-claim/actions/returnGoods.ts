/** Goods that go back to the maker. */
import { partsClaimCredit } from '@harrow/validation';
import { startingFrom } from '../../../shared/calendarDate.ts';
import { clockIn } from '../../../shared/makerDay.ts';
import { hasDecimals } from '../../../shared/decimals.ts';
import { type InvalidField, invalid } from '../../../shared/refusal/refusal.ts';
import { today } from '../../../shared/session/currentUser.ts';
import { receiveReturned } from '../../maker-stock/service.ts';
import { partsClaimStore } from '../partsClaimStore.ts';
import { blockedGoods, isAwaited } from '../rules/lines.ts';
import type { PartsClaimLine } from '../tables.ts';
import { sendReturns } from './blockedGoods.ts';
import { type CameBack, movesOf, partsClaimEffect, type PartsClaimStep, putLines, type SentBack } from './claimStep.ts';
import { resultOf } from './decideClaim.ts';

interface Ready {
  stored: PartsClaimLine[];
  lines: PartsClaimLine[];
}

/** A day from that of the step before, which the other side named, until today. */
function wrongDay(field: string, day: string, before: string, last: string): InvalidField[] {
  const from = startingFrom(before, last);
  return day < from || day > last ? [{ field, code: 'E-441', params: { from, to: last } }] : [];
}

const dayOf = ({ context: { services, user } }: PartsClaimStep): string => today(user, services.now());

/** What was sent; a call without contents, as by the walk through all kinds, sends nothing. */
const nothingSent: SentBack = { carrier: '', shipDate: '', boxes: 0 };

/** The dealer has sent the goods: they leave its shelf. */
export const shipReturn = partsClaimEffect<Ready>({
  async prepare(step) {
    const { context, before, input } = step;
    const { shipDate, lines: fewer = [] } = input.sentBack ?? nothingSent;
    const { lines: stored } = await partsClaimStore.findLines(context.db, before.id);
    const awaited = stored.filter(isAwaited);
    const decided = before.auditTime === null ? shipDate : clockIn(context.user.timeZone, before.auditTime).slice(0, 10);
    const errors = [
      ...wrongDay('shipDate', shipDate, decided, dayOf(step)),
      ...fewer.flatMap(({ lineId, qty }, index): InvalidField[] => {
        const line = `lines[${index}]`;
        const one = awaited.find(({ id }) => id === lineId);
        if (!one || fewer.findIndex((other) => other.lineId === lineId) < index) return [{ field: 'lineId', line, code: 'E-012' }];
        if (!hasDecimals(qty, 2)) return [{ field: 'qty', line, code: 'E-016', params: { n: 2 } }];
        return qty > one.returnQty ? [{ field: 'qty', line, code: 'E-326' }] : [];
      }),
    ];
    const lines = stored.map((line) =>
      isAwaited(line) ? { ...line, shippedQty: fewer.find(({ lineId }) => lineId === line.id)?.qty ?? line.returnQty } : line,
    );
    if (errors.length === 0 && lines.filter(isAwaited).every(({ shippedQty }) => shippedQty === 0)) errors.push({ field: 'lines', code: 'E-015' });
    if (errors.length > 0) throw invalid(errors);
    return { stored, lines };
  },
  async apply({ context, before, input }, { stored, lines }) {
    const { carrier, trackingNo, shipDate, boxes } = input.sentBack!;
    await putLines(context, before, stored, lines);
    await sendReturns(context, before, lines.filter(isAwaited));
    return { carrier: carrier.trim(), trackingNo: trackingNo?.trim() || null, returnShipDate: shipDate, returnBoxes: boxes };
  },
});

const nothingCame: CameBack = { receivedDate: '', warehouse: '', lines: [] };

/** The maker has the goods: what is missing is not credited. */
export const receiveReturn = partsClaimEffect<Ready>({
  async prepare(step) {
    const { context, before, input } = step;
    const { receivedDate, lines: came } = input.cameBack ?? nothingCame;
    const { lines: stored } = await partsClaimStore.findLines(context.db, before.id);
    const awaited = stored.filter(isAwaited);
    const errors = [
      ...wrongDay('receivedDate', receivedDate, before.returnShipDate!, dayOf(step)),
      ...came.flatMap(({ lineId, receivedQty, condition }, index): InvalidField[] => {
        const line = `lines[${index}]`;
        const one = awaited.find(({ id }) => id === lineId);
        if (!one || came.findIndex((other) => other.lineId === lineId) < index) return [{ field: 'lineId', line, code: 'E-012' }];
        if (!hasDecimals(receivedQty, 2)) return [{ field: 'receivedQty', line, code: 'E-016', params: { n: 2 } }];
        if (receivedQty > one.shippedQty) return [{ field: 'receivedQty', line, code: 'E-326' }];
        return (condition === 'missing') !== (receivedQty === 0) ? [{ field: 'condition', line, code: 'E-014' }] : [];
      }),
      ...awaited
        .filter(({ id }) => !came.some(({ lineId }) => lineId === id))
        .map(({ lineNo }): InvalidField => ({ field: 'lines', code: 'E-013', about: String(lineNo) })),
    ];
    if (errors.length > 0) throw invalid(errors);
    const lines = stored.map((line) => {
      const found = came.find(({ lineId }) => lineId === line.id);
      if (!found) return line;
      const received: PartsClaimLine = { ...line, returnedQty: found.receivedQty, returnCondition: found.condition };
      return { ...received, creditAmount: partsClaimCredit(received) };
    });
    return { stored, lines };
  },
  async apply({ context, before, input }, { stored, lines }) {
    const { receivedDate, warehouse, lines: came } = input.cameBack!;
    await putLines(context, before, stored, lines);
    const goods = came.flatMap(({ lineId, receivedQty: qty, condition }) => {
      const line = lines.find(({ id }) => id === lineId)!;
      // A part that was fitted comes back as a failed one.
      const partsCode = blockedGoods(line)?.partsCode ?? line.partsCode;
      return condition === 'missing' ? [] : [{ lineId, partsCode, qty, condition }];
    });
    const { source, sourceId, sourceNo, dealerCode } = movesOf(before);
    if (goods.length > 0) await receiveReturned(context, { source, sourceId, sourceNo, dealerCode, warehouse: warehouse.trim().toUpperCase(), lines: goods });
    return { ...resultOf(lines), returnReceivedDate: receivedDate, returned: 'Y', goodsExpected: 'N' };
  },
});

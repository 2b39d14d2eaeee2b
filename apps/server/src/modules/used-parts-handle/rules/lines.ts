/** Lines of a document about cores: what they may hold, and what is left of them after a parcel. Pure. */
import { type LineChange, lineChanges } from '../../../shared/change-log/lineChanges.ts';
import { hasDecimals, toHundredths } from '../../../shared/decimals.ts';
import type { InvalidField } from '../../../shared/refusal/refusal.ts';
import type { HandleLine, HandleMethod, InspectResult } from '../tables.ts';

export const returns: readonly HandleMethod[] = ['return_maker', 'return_supplier'];
/** Methods that end a core at the dealer. */
export const ending: readonly HandleMethod[] = ['scrap_local', 'reuse'];

/** Quantity that a further parcel may bring: not yet received, or not accepted. */
export const restOf = ({ handledQty, acceptedQty, misuseQty, waivedQty, chargedQty }: HandleLine): number =>
  Math.max(0, toHundredths(handledQty - acceptedQty - misuseQty - waivedQty - chargedQty));

/** The line is settled. */
export const isInOrder = (line: HandleLine): boolean => restOf(line) === 0 && toHundredths(line.misuseQty - line.chargedQty) <= 0;

/** A core as the rules of a line ask about it. */
export interface OpenCore {
  id: string;
  tagNo: string;
  dealerCode: string;
  coreStatus: string;
  coreDisposition: string;
  supplierCode: string | null;
  retainUntil: string;
  heldBy: string | null;
  /** Quantity that may still be put into a document. */
  openQty: number;
}

/** Why a line cannot hold what it does. @param no of its document */
export function wrongLine({ handledQty }: Pick<HandleLine, 'handledQty'>, core: OpenCore | undefined): Omit<InvalidField, 'line'> | null {
  if (!core) return { field: 'taskId', code: 'E-012' };
  const { tagNo: tag, openQty, heldBy: no } = core;
  if (openQty <= 0) return no === null ? { field: 'taskId', code: 'E-271', params: { tag } } : { field: 'taskId', code: 'E-254', params: { tag, no } };
  if (handledQty <= 0) return { field: 'handledQty', code: 'E-015' };
  if (!hasDecimals(handledQty, 2)) return { field: 'handledQty', code: 'E-016', params: { n: 2 } };
  return handledQty > openQty ? { field: 'handledQty', code: 'E-250' } : null;
}

/** Accepted parcels are in order; what was misused is there, but is paid for by the dealer. */
const accepted: readonly InspectResult[] = ['confirmed', 'no_fault'];

export interface Received {
  receivedQty: number;
  inspection: InspectResult;
  remark?: string | null | undefined;
}

/** A line after a parcel has brought something of it. */
export function afterParcel(line: HandleLine, { receivedQty: qty, inspection, remark }: Received): HandleLine {
  const acceptedQty = toHundredths(line.acceptedQty + (accepted.includes(inspection) ? qty : 0));
  const misuseQty = toHundredths(line.misuseQty + (inspection === 'misuse' ? qty : 0));
  return {
    ...line,
    acceptedQty,
    misuseQty,
    // Parts that are none of ours have come, but bring the line no further.
    receivedQty: toHundredths(acceptedQty + misuseQty + (inspection === 'wrong_part' ? qty : 0)),
    inspection,
    inspectRemark: remark?.trim() || null,
  };
}

type Changed = { lines: readonly HandleLine[] };

/** Change history of lines, each by its tag. */
export const handleLineChanges = (before: Changed, after: Changed): LineChange[] =>
  lineChanges(before.lines, after.lines, {
    fields: ['handledQty', 'condition', 'remark', 'receivedQty', 'inspection', 'inspectRemark', 'chargeAmount'],
    nameOf: ({ tagNo }) => `lines/${tagNo}`,
  });

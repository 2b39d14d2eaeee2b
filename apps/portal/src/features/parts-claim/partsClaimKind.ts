import type { ClaimablePart, PartsClaim } from '@harrow/api-client';
import { partsClaimsForm } from '@harrow/api-client/forms';
import { partsClaimSlots } from '@harrow/api-client/slots';
import type { RowOf } from '../../documents/form/document/formKind.ts';
import { partsOf } from '../../documents/form/document/partsOf.tsx';
import { newRowId } from '../../documents/form/rowId.ts';
import { partsClaimFiles, partsClaimListing } from './partsClaims.ts';
import { claimReview } from './review/claimReview.ts';

export const { DocumentForm, Section, Field, LineTable, lineColumns, Slots, useList, useValue, useDocument } = partsOf({
  docType: 'partsClaim',
  ...partsClaimListing,
  sheet: partsClaimsForm,
  lists: {
    lines: {
      nameOf: ({ partsCode, partsName }) => [partsCode, partsName].filter(Boolean).join(' '),
      right: 'line',
      marked: 'claimQty',
      columnOf: { packingLineId: 'partsCode', arrivalLineId: 'partsCode' },
    },
  },
  slots: { table: partsClaimFiles, names: partsClaimSlots },
  numberOf: ({ partsClaimNo }) => partsClaimNo,
  review: claimReview,
});

/** A line as it is being written. */
export type LineRow = RowOf<PartsClaim, 'lines'>;

/** One thing that may be claimed of a part. */
export interface Claimable extends Omit<ClaimablePart, 'claimable'> {
  /** Part and reason. */
  id: string;
  reason: ClaimablePart['claimable'][number]['reason'];
  reasonText: string;
  qty: number;
  deadline: string;
}

/** Each reason for which something may be claimed of the parts. */
export const claimablesOf = (parts: readonly ClaimablePart[]): Claimable[] =>
  parts.flatMap(({ claimable, ...part }) =>
    claimable.map(({ reason, reason_dictText: reasonText, qty, deadline }) => ({
      ...part,
      id: `${part.packingLineId ?? part.arrivalLineId}/${reason}`,
      reason,
      reasonText,
      qty,
      deadline,
    })),
  );

/** A line that claims all that came wrong; of parts that failed later one, as a rule from the shelf if the part is there. */
export const rowOf = ({
  packingLineId,
  arrivalLineId,
  wmsBoxNo,
  partsCode,
  partsName,
  packedQty,
  receivedQty,
  unitPrice,
  paidPrice,
  ...one
}: Claimable): LineRow => ({
  id: newRowId(),
  packingLineId,
  arrivalLineId,
  wmsBoxNo,
  partsCode,
  partsName,
  packedQty,
  receivedQty,
  unitPrice,
  paidPrice,
  lineReason: one.reason,
  lineReason_dictText: one.reasonText,
  lineSolution: null,
  claimQty: one.reason === 'quality' ? Math.min(1, one.qty) : one.qty,
  claimableQty: one.qty,
  discountPct: null,
  wrongPartsCode: one.reason === 'wrong' ? one.wrongPartsCode : null,
  failureDate: null,
  vin: null,
  faultText: null,
  onShelf: one.reason !== 'quality' ? null : one.shelfQty > 0 ? 'Y' : 'N',
  remark: null,
});

/** Initial values of a claim about a receipt: a line for each of its differences. */
export function beginWith(arrivalNo: string, parts: readonly ClaimablePart[]) {
  const differences = claimablesOf(parts).filter(({ reason }) => reason !== 'quality');
  return { arrivalNo, ...(differences[0] && { claimReason: differences[0].reason }), lines: differences.map(rowOf) };
}

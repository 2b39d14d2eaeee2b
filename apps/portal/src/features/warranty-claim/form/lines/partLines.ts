import type { PartOption } from '@harrow/api-client';
import type { PartRow } from '../claimForm.ts';
import { newRowId } from '../../../../documents/form/rowId.ts';

/** A part line without a code. */
export const newPart = (id: string = newRowId()): PartRow => ({
  id,
  partsCode: null,
  partsName: null,
  qty: 1,
  unitPrice: null,
  isCausal: 'N',
  sourceType: 'own_stock',
  warehouse: null,
  orderNo: null,
  oldSerialNo: null,
  newSerialNo: null,
  serialised: 'N',
  returnRequired: 'N',
  coreDisposition: null,
  notCovered: 'N',
  replacedBy: null,
  remark: null,
  auditQty: null,
  auditPrice: null,
  auditAmount: null,
  stockQty: null,
  stockShortQty: null,
});

/** The line with the catalogue's data of its part. */
export const withPart = (row: PartRow, { partsCode, partsName, unitPrice, serialised, coreReturn, replacedBy }: PartOption): PartRow => ({
  ...row,
  partsCode,
  partsName,
  unitPrice,
  serialised,
  returnRequired: coreReturn,
  replacedBy,
});

/** A line whose code was changed knows nothing of the new part yet. */
export function withoutOldPart(before: readonly PartRow[], after: readonly PartRow[]): PartRow[] {
  const old = new Map(before.map((row) => [row.id, row]));
  return after.map((row) => {
    const previous = old.get(row.id);
    if (!previous || previous.partsCode === row.partsCode || previous.partsName === null) return row;
    return { ...row, partsName: null, unitPrice: null, serialised: 'N', returnRequired: 'N', replacedBy: null, notCovered: 'N' };
  });
}

/** The first part of a fault is taken for the causal one; another can be chosen. */
export const withCausal = (before: readonly PartRow[], after: readonly PartRow[]): readonly PartRow[] =>
  before.length === 0 && !after.some(({ isCausal }) => isCausal === 'Y') ? after.map((row, index) => (index === 0 ? { ...row, isCausal: 'Y' } : row)) : after;

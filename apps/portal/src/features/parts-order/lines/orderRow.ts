import { newRowId } from '../../../documents/form/rowId.ts';

/** A line as it is being written. `id` is temporary until the line is saved. */
export interface OrderRow {
  readonly id: string;
  readonly partsCode: string | null;
  readonly qty: number | null;
  /** Name, unit, weight and price belong to the code; null until the catalogue has answered. */
  readonly partsName: string | null;
  readonly unit: string | null;
  readonly weightKg: number | null;
  readonly unitPrice: number | null;
  readonly vin: string | null;
  readonly claimNo: string | null;
  readonly remark: string | null;
}

/** A part and how many of it; null: the smallest quantity that can be ordered. */
export interface WantedPart {
  partsCode: string;
  qty: number | null;
}

export const newRow = (id: string = newRowId(), part: Partial<WantedPart> = {}): OrderRow => ({
  id,
  partsCode: null,
  qty: null,
  partsName: null,
  unit: null,
  weightKg: null,
  unitPrice: null,
  vin: null,
  claimNo: null,
  remark: null,
  ...part,
});

/** Codes are compared as the catalogue does: without regard to case, and to blanks around them. */
export const codeKey = (code: string | null | undefined): string => (code ?? '').trim().toUpperCase();

const isBlankText = (text: string | null | undefined): boolean => (text ?? '').trim() === '';

/** Nothing was typed in it. */
export const isBlankRow = ({ partsCode, qty, vin, claimNo, remark }: OrderRow): boolean => qty === null && [partsCode, vin, claimNo, remark].every(isBlankText);

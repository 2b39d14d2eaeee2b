import type { PartsOrderConfirmLine } from '@harrow/api-client';
import { multiply, sum } from '@harrow/validation';

/** What is typed for a line; absent: as it was proposed. */
export interface TypedConfirm {
  confirmedQty?: number | null;
  promisedDate?: string | null;
  warehouse?: string;
  substituteCode?: string | null;
}

/** A line while it is being confirmed. */
export interface ConfirmRow {
  readonly id: string;
  readonly lineNo: number;
  readonly partsCode: string;
  readonly partsName: string;
  readonly wantedQty: number;
  readonly warehouse: string;
  readonly confirmedQty: number | null;
  readonly promisedDate: string | null;
  readonly substituteCode: string | null;
  readonly unitPrice: number | null;
  /** Answer of the server that the input begins with. */
  readonly asked: PartsOrderConfirmLine;
}

/** Quantity that is free for a line in a warehouse. */
export const freeIn = ({ warehouse: usual, availableQty, stock }: PartsOrderConfirmLine, warehouse: string): number =>
  stock.find((one) => one.warehouse === warehouse)?.availableQty ?? (warehouse === usual ? availableQty : 0);

/** A line as it is proposed, with what was typed of it. In another warehouse the quantity follows what is free there until it is typed. */
export function confirmRow(asked: PartsOrderConfirmLine, unitPrice: number | null, typed: TypedConfirm = {}): ConfirmRow {
  const { lineId: id, lineNo, partsCode, partsName, wantedQty } = asked;
  const warehouse = typed.warehouse ?? asked.warehouse;
  const proposed = warehouse === asked.warehouse ? asked.confirmedQty : Math.min(wantedQty, freeIn(asked, warehouse));
  const confirmedQty = typed.confirmedQty === undefined ? proposed : typed.confirmedQty;
  const usualDate = (confirmedQty ?? 0) < wantedQty ? asked.backorderDate : asked.promisedDate;
  return {
    id,
    lineNo,
    partsCode,
    partsName,
    wantedQty,
    warehouse,
    confirmedQty,
    unitPrice,
    asked,
    promisedDate: typed.promisedDate === undefined ? usualDate : typed.promisedDate,
    substituteCode: typed.substituteCode ?? null,
  };
}

/** What was typed of a line, by how it was changed: only fields that the user touched. */
export function typedOf(before: ConfirmRow, after: ConfirmRow, typed: TypedConfirm = {}): TypedConfirm {
  const { confirmedQty, promisedDate, warehouse, substituteCode } = after;
  return {
    ...typed,
    ...(confirmedQty !== before.confirmedQty && { confirmedQty }),
    ...(promisedDate !== before.promisedDate && { promisedDate }),
    ...(warehouse !== before.warehouse && { warehouse }),
    ...(substituteCode !== before.substituteCode && { substituteCode }),
  };
}

/** Backorder quantity of a line. 0 where more is confirmed than is wanted, which the server refuses. */
export const backorderOf = ({ wantedQty, confirmedQty }: ConfirmRow): number => Math.max(0, sum([wantedQty, -(confirmedQty ?? 0)]));

/** Price of what is delivered: a substitute costs at most what the part did that was ordered. */
export function priceOf({ unitPrice, substituteCode, asked }: ConfirmRow): number | null {
  const own = asked.substitutes.find(({ partsCode }) => partsCode === substituteCode)?.unitPrice ?? unitPrice;
  return own === null || unitPrice === null ? own : Math.min(own, unitPrice);
}

/** Amount of what is confirmed of a line. */
export const confirmedAmount = (row: ConfirmRow): number => multiply([row.confirmedQty ?? 0, priceOf(row) ?? 0]);

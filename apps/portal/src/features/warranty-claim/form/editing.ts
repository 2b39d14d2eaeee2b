import type { Mark } from '@harrow/api-client';
import { createContext, use, type Dispatch } from 'react';
import { anchorOf, type ErrorPlace, type PlacedError } from './claimErrors.ts';
import type { ClaimEdit } from './claimEdits.ts';
import type { ClaimForm } from './claimForm.ts';
import type { ClaimRates } from './claimTotals.ts';

/** What a line table can be asked from outside. */
export interface LineTable {
  focusCell: (rowId: string, column: string) => boolean;
}

/** What the sections of the claim page share. */
export interface ClaimEditing {
  /** Begins the ids of the page's elements: pages of other tabs stay in the document. */
  pageId: string;
  form: ClaimForm;
  edit: Dispatch<ClaimEdit>;
  /** Undefined while the claim was never saved. */
  claimId: string | undefined;
  readOnly: boolean;
  errors: readonly PlacedError[];
  /** What the last return of the claim pointed at; empty once it was handed in again. */
  marks: readonly Mark[];
  /** Level-2 and level-3 product of the machine and its model, for the catalogues; undefined until a machine was found. */
  product: { second: string; third: string; model: string } | undefined;
  /** The line tables on the page by `fault id/kind`, to jump into their cells. */
  tables: Map<string, LineTable>;
  /** Settlement currency, and the rates of the lines. */
  currency: string;
  rates: ClaimRates;
}

export const ClaimEditingContext = createContext<ClaimEditing | undefined>(undefined);

/** The claim being edited. Throws outside the claim page. */
export function useClaimEditing(): ClaimEditing {
  const editing = use(ClaimEditingContext);
  if (!editing) throw new Error('ClaimEditingContext is missing above this component');
  return editing;
}

/** Id of the control of a place: named by its label, and the target of a jump. */
export const idOf = (pageId: string, place: ErrorPlace): string => `${pageId}-${anchorOf(place)}`;

/** What is wrong with a place, in the server's words. */
export function errorAt(errors: readonly PlacedError[], place: ErrorPlace): string | undefined {
  const anchor = anchorOf(place);
  const found = errors.filter((error) => error.place.kind === place.kind && anchorOf(error.place) === anchor);
  return found.length > 0 ? found.map(({ text }) => text).join(' ') : undefined;
}

/** The reviewer's mark on a header field or slot, or on a field of a line. */
export const markAt = (marks: readonly Mark[], field: string, lineId?: string): Mark | undefined =>
  marks.find((mark) => mark.field === field && (mark.lineId ?? undefined) === lineId);

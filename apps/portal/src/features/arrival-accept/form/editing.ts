import type { ArrivalAccept, ArrivalAcceptLine } from '@harrow/api-client';
import { createContext, type Dispatch, use } from 'react';
import type { ArrivalForm, Finding, ItemRow } from './arrivalForm.ts';
import type { ArrivalEdit, PlacedError } from './arrivalFormKind.ts';
import type { ItemNotes } from './useItemNotes.ts';

/** What the sections of the sheet share. */
export interface ArrivalEditing {
  /** Begins the ids of the page's elements: pages of other tabs stay in the document. */
  pageId: string;
  arrival: ArrivalAccept;
  form: ArrivalForm;
  edit: Dispatch<ArrivalEdit>;
  readOnly: boolean;
  errors: readonly PlacedError[];
  notes: ItemNotes;
  /** Saves what is typed, so that the items have ids and can hold photos. True when it was saved. */
  onNeedIds: () => Promise<boolean>;
}

export const ArrivalEditingContext = createContext<ArrivalEditing | undefined>(undefined);

/** The sheet being edited. Throws outside its page. */
export function useArrivalEditing(): ArrivalEditing {
  const editing = use(ArrivalEditingContext);
  if (!editing) throw new Error('ArrivalEditingContext is missing above this component');
  return editing;
}

/** Id of the control of a place: named by its label, and the target of a jump. */
export const idOf = (pageId: string, field: string, item?: string): string => [pageId, item, field].filter(Boolean).join('-');

/** What is wrong with a place, in the server's words. */
export function errorAt(errors: readonly PlacedError[], field: string, item?: string): string | undefined {
  const found = errors.filter((error) => error.field === field && error.item === item);
  return found.length > 0 ? found.map(({ text }) => text).join(' ') : undefined;
}

/** An item of the sheet with what is typed at it. */
export interface SheetItem {
  line: ArrivalAcceptLine;
  row: ItemRow;
}

/** The items in the order of the sheet, group by group. */
export function groupsOf(lines: readonly ArrivalAcceptLine[], rows: readonly ItemRow[]): { category: string; title: string; items: SheetItem[] }[] {
  const byCode = new Map(rows.map((row) => [row.id, row]));
  const groups = new Map<string, { category: string; title: string; items: SheetItem[] }>();
  for (const line of lines) {
    const row = byCode.get(line.itemCode);
    const group = groups.get(line.category) ?? { category: line.category, title: line.category_dictText, items: [] };
    if (row) group.items.push({ line, row });
    groups.set(line.category, group);
  }
  return [...groups.values()];
}

export type ChangeFinding = (patch: Partial<Finding>) => void;

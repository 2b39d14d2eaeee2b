import type { ArrivalAccept, ArrivalAcceptLine, PdiHandling, YesNo } from '@harrow/api-client';
import { createContext, type Dispatch, use } from 'react';
import type { Checked } from '../../../documents/checklist/checkLine.ts';
import type { LineNotes } from '../../../documents/checklist/useLineNotes.ts';
import type { ArrivalForm, Finding, ItemRow } from './arrivalForm.ts';
import type { ArrivalEdit, PlacedError } from './arrivalFormKind.ts';

/** What is typed beside an item of a sheet that cannot be edited: the reviewer's remark, or how its dealer has handled it. */
export interface ItemNote {
  remark?: string;
  handling?: PdiHandling;
  handled?: YesNo;
}

/** What the sections of the sheet share. */
export interface ArrivalEditing {
  /** Begins the ids of the page's elements: pages of other tabs stay in the document. */
  pageId: string;
  arrival: ArrivalAccept;
  form: ArrivalForm;
  edit: Dispatch<ArrivalEdit>;
  readOnly: boolean;
  errors: readonly PlacedError[];
  /** `review`: remarks that go back with the sheet; `finish`: open items that are handled; undefined: nothing can be noted now. */
  purpose: 'review' | 'finish' | undefined;
  notes: LineNotes<ItemNote>;
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

/** What is wrong with a place, in the server's words. */
export function errorAt(errors: readonly PlacedError[], field: string, item?: string): string | undefined {
  const found = errors.filter((error) => error.field === field && error.item === item);
  return found.length > 0 ? found.map(({ text }) => text).join(' ') : undefined;
}

/** An item of the sheet with what is typed at it. */
export type SheetItem = Checked<ArrivalAcceptLine, ItemRow>;

export type ChangeFinding = (patch: Partial<Finding>) => void;

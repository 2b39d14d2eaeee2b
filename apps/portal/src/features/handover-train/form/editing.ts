import type { HandoverTrain } from '@harrow/api-client';
import { createContext, type Dispatch, useContext } from 'react';
import type { HandoverForm } from './handoverForm.ts';
import type { HandoverEdit, PlacedError } from './handoverFormKind.ts';

/** What the sections of the page share. */
export interface HandoverEditing {
  /** Begins the ids of the page's elements: pages of other tabs stay in the document. */
  pageId: string;
  /** Undefined while it was never saved. */
  handover: HandoverTrain | undefined;
  form: HandoverForm;
  edit: Dispatch<HandoverEdit>;
  readOnly: boolean;
  errors: readonly PlacedError[];
}

export const HandoverEditingContext = createContext<HandoverEditing | undefined>(undefined);

export function useHandoverEditing(): HandoverEditing {
  const editing = useContext(HandoverEditingContext);
  if (!editing) throw new Error('Only inside the page of a handover');
  return editing;
}

/** Id of the control of a field, or of a slot, and the target of a jump. */
export const idOf = (pageId: string, field: string): string => `${pageId}-${field}`;

import type { UsedPartsHandle } from '@harrow/api-client';
import { createContext, type Dispatch, useContext } from 'react';
import type { HandleForm } from './handleForm.ts';
import type { HandleEdit, PlacedError } from './handleFormKind.ts';

/** What the sections of the page share. */
export interface HandleEditing {
  /** Begins the ids of the page's elements: pages of other tabs stay in the document. */
  pageId: string;
  /** Undefined while it was never saved. */
  handle: UsedPartsHandle | undefined;
  form: HandleForm;
  edit: Dispatch<HandleEdit>;
  readOnly: boolean;
  errors: readonly PlacedError[];
}

export const HandleEditingContext = createContext<HandleEditing | undefined>(undefined);

export function useHandleEditing(): HandleEditing {
  const editing = useContext(HandleEditingContext);
  if (!editing) throw new Error('Only inside the page of a document about cores');
  return editing;
}

/** Id of the control of a field, or of a slot, and the target of a jump. */
export const idOf = (pageId: string, field: string): string => `${pageId}-${field}`;

/** Something was received of it: its lines stay, and a further parcel brings the rest. */
export const isReceived = (handle: UsedPartsHandle | undefined): boolean => handle?.receivedDate != null;

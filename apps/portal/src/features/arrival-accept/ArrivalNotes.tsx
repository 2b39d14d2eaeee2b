import type { ArrivalAccept } from '@harrow/api-client';
import { createContext, type ReactNode, use, useMemo } from 'react';
import { useTypedBeside } from '../../documents/form/document/useTypedBeside.ts';
import { type LineNotes, useLineNotes } from '../../documents/review/useLineNotes.ts';
import { purposeOf } from './arrivalKind.ts';

const NotesContext = createContext<LineNotes | undefined>(undefined);

/** What is noted beside the items of a sheet that cannot be edited: the reviewer's remarks, or how its dealer has handled them. */
export function useNotes(): LineNotes {
  const notes = use(NotesContext);
  if (!notes) throw new Error('ArrivalNotes is missing above this component');
  return notes;
}

/** Keeps the notes for the parts of the page. */
export function ArrivalNotes({ document, children }: { document: ArrivalAccept | undefined; children: ReactNode }) {
  const arrival = document!;
  const names = useMemo(
    () => Object.fromEntries(arrival.items.flatMap(({ id, itemCode, itemName }) => (id === null ? [] : [[id, `${itemCode} ${itemName}`]]))),
    [arrival.items],
  );
  const notes = useLineNotes('arrivalAccept', arrival, names, purposeOf(arrival) !== undefined);
  useTypedBeside(notes.isChanged, notes.isKept);
  return <NotesContext value={notes}>{children}</NotesContext>;
}

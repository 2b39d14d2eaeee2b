import { createContext, type ReactNode, use, useMemo } from 'react';
import { type LineNotes, useLineNotes } from '../../review/useLineNotes.ts';
import { rowsOf } from '../engine/values.ts';
import type { AnyKind, FormDocument } from './formKind.ts';

const NotesContext = createContext<LineNotes | undefined>(undefined);

/** Notes at the lines of the document; undefined where its kind has none. */
export const useNotes = (): LineNotes | undefined => use(NotesContext);

interface NotedFormProps {
  kind: AnyKind;
  document: FormDocument;
  children: ReactNode;
}

/** Keeps what is typed beside the lines of a document that cannot be edited. */
export function NotedForm({ kind, document, children }: NotedFormProps) {
  const { list, may } = kind.notes!;
  const names = useMemo(() => {
    const lines = rowsOf(document as unknown as Readonly<Record<string, unknown>>, list);
    // Before the first save lines have no ids.
    return Object.fromEntries(lines.flatMap((line) => (line.id ? [[line.id, kind.lists[list]!.nameOf(line)]] : [])));
  }, [document, kind, list]);
  return <NotesContext value={useLineNotes(kind.docType, document, names, may(document))}>{children}</NotesContext>;
}

import { useEffect, useRef, useState } from 'react';
import { useDraft } from '../../shared/useDraft.ts';

/** What is typed beside the lines of a document that cannot be edited, by the id of the line. */
export interface LineNotes<Note> {
  notes: Readonly<Record<string, Note>>;
  note: (lineId: string, patch: Note) => void;
  isChanged: boolean;
  /** This browser keeps it. */
  isKept: boolean;
}

/** Notes at lines. They begin anew with each version of the document; until then this browser keeps them. */
export function useLineNotes<Note extends object>(docType: string, { id, version }: { id: string; version: number }): LineNotes<Note> {
  const { offered, save, discard, isKept } = useDraft<LineNotes<Note>['notes']>(`${docType}Notes`, id, version);
  const [typed, setTyped] = useState<{ version: number; notes: LineNotes<Note>['notes'] }>();
  const kept = offered?.version === version ? offered.value : undefined;
  const notes = typed?.version === version ? typed.notes : kept;
  const lastVersion = useRef(version);
  useEffect(() => {
    if (lastVersion.current !== version) discard();
    lastVersion.current = version;
  }, [version, discard]);
  return {
    notes: notes ?? {},
    note: (lineId, patch) => {
      const next = { ...notes, [lineId]: { ...notes?.[lineId], ...patch } as Note };
      setTyped({ version, notes: next });
      save(next);
    },
    isChanged: notes !== undefined,
    isKept,
  };
}

import { useCallback, useEffect, useRef } from 'react';
import { liveRows } from '../../platform/socket.ts';
import type { ChangedLine } from './changedLines.ts';

/** Channel on which tables of a document's lines receive live changes. @param docType e.g. `warrantyClaim` */
export const liveKey = (docType: string, id: string, kind: string): string => `${docType}:${id}:${kind}`;

/**
 * Live changes of a document that two users have open: lines saved by one appear in the other's tables at once, beside that user's input.
 * @param kinds the tables of its lines; keep the array
 * @param onUpdate the document was saved elsewhere
 * @returns tells the others what a save changed
 */
export function useLiveLines(
  docType: string,
  id: string | undefined,
  kinds: readonly string[],
  onUpdate: (id: string) => void,
): (changed: readonly ChangedLine[]) => void {
  const seats = useRef<Readonly<Record<string, ReturnType<typeof liveRows.join>>>>({});
  const hear = useRef(onUpdate);
  useEffect(() => {
    hear.current = onUpdate;
  });
  useEffect(() => {
    if (!id) return;
    const update = () => hear.current(id);
    const joined = kinds.map((kind) => [kind, liveRows.join(liveKey(docType, id, kind), { onUpdate: update, onReconnect: update })] as const);
    seats.current = Object.fromEntries(joined);
    return () => {
      seats.current = {};
      joined.forEach(([, seat]) => seat.leave());
    };
  }, [docType, id, kinds]);
  return useCallback((changed) => {
    for (const { kind, line } of changed) seats.current[kind]?.send(line);
  }, []);
}

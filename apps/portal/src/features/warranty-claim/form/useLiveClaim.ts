import type { WarrantyClaim } from '@harrow/api-client';
import { useCallback, useEffect, useRef } from 'react';
import { liveRows } from '../../../platform/socket.ts';
import { changedLines, type LineKind, lineKinds } from './changedLines.ts';
import { fromClaim } from './claimForm.ts';

/** What the tables of a claim's lines listen to. */
export const liveKey = (claimId: string, kind: LineKind): string => `warrantyClaim:${claimId}:${kind}`;

/**
 * Two people have one claim open: what one saves in lines shows in the other's tables at once, beside what that one has typed.
 * @param onUpdate the claim was saved elsewhere
 * @returns tells the others what a save changed
 */
export function useLiveClaim(id: string | undefined, onUpdate: (id: string) => void): (before: WarrantyClaim, after: WarrantyClaim) => void {
  const seats = useRef<Partial<Record<LineKind, ReturnType<typeof liveRows.join>>>>({});
  const hear = useRef(onUpdate);
  useEffect(() => {
    hear.current = onUpdate;
  });
  useEffect(() => {
    if (!id) return;
    const update = () => hear.current(id);
    const joined = lineKinds.map((kind) => [kind, liveRows.join(liveKey(id, kind), { onUpdate: update, onReconnect: update })] as const);
    seats.current = Object.fromEntries(joined);
    return () => {
      seats.current = {};
      joined.forEach(([, seat]) => seat.leave());
    };
  }, [id]);
  return useCallback((before, after) => {
    for (const { kind, line } of changedLines(fromClaim(before), fromClaim(after))) seats.current[kind]?.send(line);
  }, []);
}

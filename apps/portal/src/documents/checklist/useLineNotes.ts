import { useMemo } from 'react';
import type { Seen } from '../actions/documentCalls.ts';
import { useKeptReview } from '../review/useKeptReview.ts';
import type { CheckLine } from './checkLine.ts';

/** What is typed beside the lines of a document that cannot be edited, by the id of the line. */
export interface LineNotes<Note> {
  notes: Readonly<Record<string, Note>>;
  note: (lineId: string, patch: Note) => void;
  /** The document as their author has seen it: what is handed in carries its version. */
  seen: Seen;
  /** A newer version has arrived since their author began to type. */
  isOld: boolean;
  /** Notes at lines that are gone, or all where nothing can be noted any more; with the names of the lines. */
  lost: readonly { lineId: string; name: string; note: Note }[];
  goOn: () => void;
  /** Gives up what is lost. */
  forget: () => void;
  /** The server has them. */
  discard: () => void;
  isChanged: boolean;
  /** This browser keeps it. */
  isKept: boolean;
}

interface Lined extends Seen {
  items: readonly CheckLine[];
}

/**
 * Notes at lines. They stay at their lines when a newer version of the document arrives, and after a reload.
 * @param mayNote whether something can be noted now
 */
export function useLineNotes<Note extends object>(docType: string, document: Lined, mayNote: boolean): LineNotes<Note> {
  const names = useMemo(
    () => Object.fromEntries(document.items.flatMap(({ id, itemCode, itemName }) => (id === null ? [] : [[id, `${itemCode} ${itemName}`]]))),
    [document.items],
  );
  const { typed, seen, ...inHand } = useKeptReview<Record<string, Note>>(`${docType}Notes`, document, names);
  const isLost = (lineId: string): boolean => !mayNote || !Object.hasOwn(names, lineId);
  const lost = Object.entries(typed ?? {}).filter(([lineId, note]) => isLost(lineId) && Object.values(note).some(Boolean));
  const here = Object.fromEntries(Object.entries(typed ?? {}).filter(([lineId]) => !isLost(lineId)));
  const isChanged = Object.keys(here).length > 0 || lost.length > 0;
  return {
    notes: here,
    note: (lineId, patch) => inHand.type({ ...typed, [lineId]: { ...typed?.[lineId], ...patch } as Note }),
    seen: seen ?? document,
    isOld: inHand.isOld && isChanged,
    lost: lost.map(([lineId, note]) => ({ lineId, name: inHand.names[lineId] ?? lineId, note })),
    goOn: inHand.goOn,
    forget: () => (Object.keys(here).length > 0 ? inHand.type(here) : inHand.discard()),
    discard: inHand.discard,
    isChanged,
    isKept: inHand.isKept,
  };
}

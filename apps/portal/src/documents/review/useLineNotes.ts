import type { Seen } from '../actions/documentCalls.ts';
import { useKeptReview } from './useKeptReview.ts';

/** What is typed beside a line of a document that cannot be edited, such as a remark. */
export type LineNote = Readonly<Record<string, string | undefined>>;

/** Notes at lines, by the id of the line. */
export interface LineNotes {
  notes: Readonly<Record<string, LineNote>>;
  note: (lineId: string, patch: LineNote) => void;
  /** The document as their author has seen it: what is handed in carries its version. */
  seen: Seen;
  /** A newer version has arrived since their author began to type. */
  isOld: boolean;
  /** Notes at lines that are gone, or all where nothing can be noted any more; with the names of the lines. */
  lost: readonly { lineId: string; name: string; note: LineNote }[];
  /** Their author has looked at the newer version. Undefined where nothing can be noted any more. */
  goOn: (() => void) | undefined;
  /** Gives up what is lost. */
  forget: () => void;
  /** The server has them. */
  discard: () => void;
  isChanged: boolean;
  /** This browser keeps it. */
  isKept: boolean;
}

/**
 * Notes at lines. They stay at their lines when a newer version of the document arrives, and after a reload.
 * @param names of the lines by id; keep the object while they are the same
 * @param mayNote whether something can be noted now
 */
export function useLineNotes(docType: string, document: Seen, names: Readonly<Record<string, string>>, mayNote: boolean): LineNotes {
  const { typed, seen, ...inHand } = useKeptReview<Record<string, LineNote>>(`${docType}Notes`, document, names);
  const isLost = (lineId: string): boolean => !mayNote || !Object.hasOwn(names, lineId);
  const lost = Object.entries(typed ?? {}).filter(([lineId, note]) => isLost(lineId) && Object.values(note).some(Boolean));
  const here = Object.fromEntries(Object.entries(typed ?? {}).filter(([lineId]) => !isLost(lineId)));
  const isChanged = Object.keys(here).length > 0 || lost.length > 0;
  return {
    notes: here,
    note: (lineId, patch) => inHand.type({ ...typed, [lineId]: { ...typed?.[lineId], ...patch } }),
    seen: seen ?? document,
    isOld: inHand.isOld && isChanged,
    lost: lost.map(([lineId, note]) => ({ lineId, name: inHand.names[lineId] ?? lineId, note })),
    goOn: mayNote ? inHand.goOn : undefined,
    forget: () => (Object.keys(here).length > 0 ? inHand.type(here) : inHand.discard()),
    discard: inHand.discard,
    isChanged,
    isKept: inHand.isKept,
  };
}

/** The remarks as a review hands them in. */
export const remarksOf = (notes: LineNotes['notes']): { id: string; remark: string }[] =>
  Object.entries(notes).flatMap(([id, { remark }]) => (remark?.trim() ? [{ id, remark: remark.trim() }] : []));

import { useMemo, useRef, useState } from 'react';
import { useDraft } from '../../shared/useDraft.ts';
import { type Seen, seen as seenOf } from '../actions/documentCalls.ts';
import { type KeptReview, keptReviewOf, type LostText } from './keptReview.ts';
import { textOfAnswer } from './reasonAnswer.ts';
import type { Review, ReviewKind } from './reviewInHand.ts';
import { lostOf, type ReviewValues, typedOf, withoutLost, withoutNumber, withTyped } from './reviewValues.ts';

interface KeptReviewOptions {
  /** Name of its draft. */
  keptAs: string;
  /** Undefined before its first save. */
  document: Seen | undefined;
  /** Stored values that can be changed now; keep the reference stable while the document is the same. */
  server: ReviewValues;
  /** Names of its lines by id; keep them the same while the document is. */
  names: Readonly<Record<string, string>>;
  isOpen: boolean;
  fromOlder: ReviewKind<never>['fromOlder'];
  /** Name of a field. @param ofLine it is one of a line */
  nameOf: (field: string, ofLine: boolean) => string | undefined;
  /** Text of a value. Undefined: the value itself. */
  textOf: (field: string, value: unknown) => string | undefined;
  dicts: ReviewKind<never>['dicts'];
}

const nothing = {};

/**
 * Input beside the fields of a document. It stays at its places when a newer version of the document arrives and after a reload, until it
 * is saved; all other places show the changes of others.
 */
export function useKeptReview({ keptAs, document, server, names, isOpen, fromOlder, nameOf, textOf, dicts }: KeptReviewOptions): Review & { isKept: boolean } {
  const { id, version } = document ?? {};
  const { offered, save, discard, isKept } = useDraft<KeptReview | ReviewValues>(keptAs, id);
  const [state, setState] = useState<{ id: string | undefined; kept: KeptReview | undefined }>();
  const left = useMemo(() => offered && keptReviewOf(offered, fromOlder), [offered, fromOlder]);
  const kept = state && state.id === id ? state.kept : left;
  // A number reports its value and its text in one event: the second call has to see the first.
  const latest = useRef(kept);
  latest.current = kept;
  const core = useMemo(() => {
    const keep = (next: KeptReview): void => {
      const isEmpty = Object.keys(next.typed).length === 0 && Object.keys(next.unread ?? nothing).length === 0;
      latest.current = isEmpty ? undefined : next;
      setState({ id, kept: latest.current });
      if (isEmpty) discard();
      else save(next);
    };
    const change = (typed: ReviewValues, unread: KeptReview['unread'] = latest.current?.unread): void => {
      if (version === undefined) return;
      // Still based on the version that the reviewer saw when it began.
      keep({ typed, ...(unread && { unread }), version: latest.current?.version ?? version, names: { ...latest.current?.names, ...names } });
    };
    const typedNow = (): ReviewValues => latest.current?.typed ?? nothing;
    const typed = kept?.typed ?? nothing;
    const unread = kept?.unread ?? nothing;
    const isChanged = kept !== undefined;
    const mayGoOn = Object.keys(server).length > 0;
    const values = withTyped(server, typed);
    return {
      isOpen,
      values,
      unread,
      missing: withoutNumber(values, server, unread),
      type: (patch) => change(typedOf(typedNow(), patch, server)),
      hold: (place, text) => {
        const { [place]: _before, ...others }: Readonly<Record<string, string>> = latest.current?.unread ?? nothing;
        change(typedNow(), text === undefined ? others : { ...others, [place]: text });
      },
      seen: id === undefined || version === undefined ? undefined : seenOf({ id, version: kept?.version ?? version }),
      isOld: kept !== undefined && version !== undefined && kept.version < version && (mayGoOn || Object.keys(lostOf(typed, server)).length > 0),
      isChanged: isChanged && (mayGoOn || Object.keys(lostOf(typed, server)).length > 0),
      goOn: mayGoOn ? () => kept && version !== undefined && keep({ ...kept, version, names: { ...kept.names, ...names } }) : undefined,
      forget: () => change(withoutLost(typedNow(), server)),
      discard: () => {
        latest.current = undefined;
        setState({ id, kept: undefined });
        discard();
      },
    } satisfies Omit<Review, 'lost'>;
  }, [id, version, server, names, isOpen, kept, save, discard]);
  const lost = Object.entries(lostOf(kept?.typed ?? nothing, server)).map(([place, value]): LostText => {
    const [field = '', lineId] = place.split('/');
    const line = lineId === undefined ? undefined : (kept?.names[lineId] ?? lineId);
    const name = nameOf(field, lineId !== undefined) ?? field;
    return {
      key: place,
      name: line === undefined ? name : `${line} · ${name}`,
      text: textOf(field, value) ?? textOfAnswer(value) ?? String(value),
      dict: dicts?.[field],
    };
  });
  return { ...core, lost: lost.filter(({ text }) => text !== ''), isKept };
}

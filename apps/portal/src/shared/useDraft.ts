import { useCallback, useEffect, useInsertionEffect, useMemo, useState } from 'react';
import {
  discardDraft,
  type Draft,
  type DraftOwner,
  holdDraft,
  isAmong,
  type LeftDraft,
  leftDrafts,
  newDraftId,
  readDraft,
  saveDraft,
  unkeptDrafts,
} from '../platform/drafts/drafts.ts';
import { useStore } from '../platform/store.ts';

export interface DraftHandle<T> {
  /** Draft of an earlier visit, until it is restored or refused; of several the last. */
  offered: Draft<T> | undefined;
  /** All drafts left: for a new document also those of other pages of its kind, the last first. */
  left: readonly LeftDraft<T>[];
  /** Keeps the content of the form; call it on every change. */
  save: (value: T) => void;
  /** The user wants the offer: answers its value, and it stays kept. @param of several the one that is meant. Default: the last */
  restore: (one?: LeftDraft<T>) => T | undefined;
  /** The user does not want the offer. */
  refuse: (one?: LeftDraft<T>) => void;
  /** The server has everything. */
  discard: () => void;
  /** False while this browser could not keep the value given to `save`. */
  isKept: boolean;
}

interface Offer<T> {
  /** The page that it is made to. */
  to: DraftOwner;
  /** Its own draft, or of a new document those that other pages have left. */
  left: readonly LeftDraft<T>[];
}

/** A document that the server does not know; a page that is opened for something in particular begins its id with it. */
const isNew = (id: string | undefined): boolean => id === undefined || /^new\b/.test(id);

/**
 * Keeps the input of a document's form on this device: it survives a reload, a lost network and a lost session. Each page of a new document
 * keeps its own draft, and offers one that was left behind.
 * @param docType for example `warrantyClaim`
 * @param id      of the document; undefined, or `new` with its purpose, while the server does not know it
 * @param version of the record being edited, to detect changes by other users
 * @param newId   of the draft of a new document, where its address names it; default: one for this page
 */
export function useDraft<T>(docType: string, id: string | undefined, version?: number, newId?: string): DraftHandle<T> {
  const occasion = isNew(id) ? (id ?? 'new') : undefined;
  const owner = useMemo(
    () => ({ docType, id: occasion === undefined ? id! : newId === undefined ? newDraftId(occasion) : `${occasion}:${newId}` }),
    [docType, id, occasion, newId],
  );
  // One state: React may drop a state set during a render, and must then drop both.
  const [{ to, left }, setOffer] = useState((): Offer<T> => ({ to: owner, left: ownDraft<T>(owner) }));
  if (to !== owner) setOffer({ to: owner, left: ownDraft<T>(owner) });
  // Also while the page rests in the background: a hidden `Activity` ends all other effects, but its work is still there.
  useInsertionEffect(() => (occasion === undefined ? undefined : holdDraft(owner)), [occasion, owner]);
  const look = useCallback(() => {
    if (occasion === undefined) return;
    void leftDrafts<T>(docType, occasion).then((all) => {
      if (all.length > 0) setOffer((offer) => (offer.to === owner && !isTyped(owner) ? { to: owner, left: all } : offer));
    });
  }, [docType, occasion, owner]);
  useEffect(look, [look]);
  const withdraw = useCallback(() => setOffer((offer) => (offer.to === owner && offer.left.length === 0 ? offer : { to: owner, left: [] })), [owner]);
  const save = useCallback(
    (value: T) => {
      saveDraft(owner, value, version);
      withdraw();
    },
    [owner, version, withdraw],
  );
  const discard = useCallback(() => {
    discardDraft(owner);
    withdraw();
  }, [owner, withdraw]);
  const refuse = useCallback(
    (one = left[0]) => {
      if (one) discardDraft(one.owner);
      setOffer({ to: owner, left: left.filter((other) => other !== one) });
      look();
    },
    [owner, left, look],
  );
  const restore = useCallback(
    (one = left[0]) => {
      withdraw();
      if (one) saveDraft(owner, one.draft.value, one.draft.version);
      if (one && one.owner !== owner) discardDraft(one.owner);
      return one?.draft.value;
    },
    [owner, left, withdraw],
  );
  const isKept = !isAmong(useStore(unkeptDrafts), owner);
  return { offered: left[0]?.draft, left, save, restore, refuse, discard, isKept };
}

function ownDraft<T>(owner: DraftOwner): LeftDraft<T>[] {
  const draft = readDraft<T>(owner);
  return draft ? [{ owner, draft }] : [];
}

/** True once this page has input of its own; older drafts are then offered at the next visit. */
const isTyped = (owner: DraftOwner): boolean => readDraft(owner) !== undefined;

import { useCallback, useMemo, useState } from 'react';
import { discardDraft, type Draft, isAmong, readDraft, saveDraft, unkeptDrafts } from '../platform/drafts.ts';
import { useStore } from '../platform/store.ts';

export interface DraftHandle<T> {
  /** What was left from an earlier visit, until it is taken or refused. */
  offered: Draft<T> | undefined;
  /** Keeps what the form holds now; call it on every change. */
  save: (value: T) => void;
  /** The user wants the offer: answers its value, and it stays kept. */
  restore: () => T | undefined;
  /** The server has everything, or the user wants none of it. */
  discard: () => void;
  /** False while this browser could not keep what was given to `save`. */
  isKept: boolean;
}

/**
 * Keeps what is typed into the form of a document on this device: it survives a reload, a lost network and a lost
 * session.
 * @param docType for example `warrantyClaim`
 * @param id      of the document; undefined while the server does not know it
 * @param version of the record being edited, to see whether somebody else has changed it meanwhile
 */
export function useDraft<T>(docType: string, id: string | undefined, version?: number): DraftHandle<T> {
  const owner = useMemo(() => ({ docType, id: id ?? 'new' }), [docType, id]);
  // One state: React may drop what is set while rendering, and must then drop both.
  const [{ offered, of }, setOffer] = useState(() => ({ of: owner, offered: readDraft<T>(owner) }));
  if (of !== owner) setOffer({ of: owner, offered: readDraft<T>(owner) });
  const withdraw = useCallback(
    () => setOffer((offer) => (offer.of === owner && offer.offered === undefined ? offer : { of: owner, offered: undefined })),
    [owner],
  );
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
  const restore = useCallback(() => {
    withdraw();
    if (offered) saveDraft(owner, offered.value, offered.version);
    return offered?.value;
  }, [owner, offered, withdraw]);
  const isKept = !isAmong(useStore(unkeptDrafts), owner);
  return { offered, save, restore, discard, isKept };
}

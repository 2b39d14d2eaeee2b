import { newIdempotencyKey } from '@harrow/api-client';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { isOpenElsewhere, type LeftDraft } from '../../../../platform/drafts/drafts.ts';
import { useTab } from '../../../../shared/tab.ts';
import { useDraft } from '../../../../shared/useDraft.ts';
import type { FormEngine } from '../../engine/createFormEngine.ts';
import type { FormState } from '../../engine/formState.ts';
import { type FormValues, isSameForm } from '../../engine/values.ts';
import { type Kept, keptOf } from '../../kept.ts';
import { firstWords } from './firstWords.ts';
import type { FormDocument } from '../formKind.ts';

type Left = LeftDraft<Kept<FormValues> | FormValues>;

/** A local draft that the server does not have, until the user restores or deletes it. */
export interface DraftOffer {
  id: string;
  /** Epoch milliseconds. */
  savedAt: number;
  /** Text by which its author recognises it: the machine, numbers, first lines; empty where none of them was typed. */
  words: string;
  accept: () => void;
  refuse: () => void;
}

export interface FormDraft {
  /** The last first. */
  offers: readonly DraftOffer[];
  /** The server has everything. */
  discard: () => void;
  /** False: this browser cannot keep the input. */
  isKept: boolean;
}

interface FormDraftOptions {
  docType: string;
  engine: FormEngine<FormDocument>;
  /** The document that the form is based on. */
  id: string | undefined;
  version: number | undefined;
}

/** Name of the draft in the address of a new document. */
const inAddress = 'draft';

/**
 * Keeps the input in this browser until the server has it, and offers drafts of earlier visits. A new document has its draft in the address
 * from the first key on: a reload finds it, and a second new document beside it keeps another one.
 */
export function useFormDraft({ docType, engine, id, version }: FormDraftOptions): FormDraft {
  const [search] = useSearchParams();
  const tab = useTab();
  const [own, setOwn] = useState(() => search.get(inAddress) ?? newIdempotencyKey());
  const { left, save, restore, refuse, discard, isKept } = useDraft<Kept<FormValues> | FormValues>(docType, id, version, own);
  const isNew = id === undefined;
  const fromAddress = isNew ? search.get(inAddress) : null;
  useEffect(() => {
    if (fromAddress === null || fromAddress !== own) return;
    void isOpenElsewhere({ docType, id: `new:${own}` }).then((isTaken) => {
      if (isTaken) setOwn(newIdempotencyKey());
    });
  }, [docType, fromAddress, own]);
  const others = useRef(search);
  others.current = search;
  const kept = useRef<Pick<FormState, 'mine' | 'unread'>>(undefined);
  useEffect(() => {
    const keep = (): void => {
      const { isDirty, mine, base, unread } = engine.store.get();
      if (isDirty && (kept.current?.mine !== mine || kept.current.unread !== unread)) {
        save({ form: mine, base, unread });
        if (isNew && others.current.get(inAddress) !== own)
          tab.redirect({
            search: new URLSearchParams([...others.current, [inAddress, own]].filter(([name, value]) => name !== inAddress || value === own)).toString(),
          });
      }
      // Saved, or taken over from the server: nothing has to be kept any more.
      if (!isDirty && kept.current) discard();
      kept.current = isDirty ? { mine, unread } : undefined;
    };
    keep();
    return engine.store.subscribe(keep);
  }, [engine, save, discard, isNew, own, tab]);
  const offers = useMemo(() => {
    const { base } = engine.store.get();
    const offerOf = (one: Left): DraftOffer[] => {
      const { form, unread = {} } = keptOf(one.draft.value, base);
      const values = { ...base, ...form };
      if (Object.keys(unread).length === 0 && isSameForm(engine.shape.sheet, values, base)) return [];
      const accept = (): void => {
        const value = restore(one);
        if (!value) return;
        const typed = keptOf(value, engine.store.get().base);
        engine.restore(typed.form, typed.base, typed.unread);
      };
      return [{ id: one.owner.id, savedAt: one.draft.savedAt, words: firstWords(engine.shape, values), accept, refuse: () => refuse(one) }];
    };
    return left.flatMap(offerOf);
  }, [engine, left, restore, refuse]);
  return { offers, discard, isKept };
}

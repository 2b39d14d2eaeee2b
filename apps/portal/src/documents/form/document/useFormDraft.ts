import { newIdempotencyKey } from '@harrow/api-client';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { isOpenElsewhere } from '../../../platform/drafts.ts';
import { useTab } from '../../../shared/tab.ts';
import { useDraft } from '../../../shared/useDraft.ts';
import type { FormEngine } from '../engine/createFormEngine.ts';
import type { FormState } from '../engine/formState.ts';
import { type FormValues, isSameForm } from '../engine/values.ts';
import { type DocumentDraft, type Kept, keptOf } from '../useDocumentDraft.ts';
import type { FormDocument } from './formKind.ts';

interface FormDraftOptions {
  docType: string;
  engine: FormEngine<FormDocument>;
  /** What the form is based on. */
  id: string | undefined;
  version: number | undefined;
}

/** Name of the draft in the address of a new document. */
const inAddress = 'draft';

/**
 * Keeps what is typed in this browser until the server has it, and offers what an earlier visit left. A new document has its draft in the
 * address from the first key on: a reload finds it, and a second new document beside it keeps another one.
 */
export function useFormDraft({ docType, engine, id, version }: FormDraftOptions): DocumentDraft {
  const [search] = useSearchParams();
  const tab = useTab();
  const [own, setOwn] = useState(() => search.get(inAddress) ?? newIdempotencyKey());
  const { offered, save, restore, refuse, discard, isKept } = useDraft<Kept<FormValues> | FormValues>(docType, id, version, own);
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
  const isNews = useMemo(() => {
    const { base } = engine.store.get();
    if (offered === undefined) return false;
    const { form, unread = {} } = keptOf(offered.value, base);
    return Object.keys(unread).length > 0 || !isSameForm(engine.shape.sheet, { ...base, ...form }, base);
  }, [engine, offered]);
  return {
    offeredAt: isNews ? offered!.savedAt : undefined,
    accept: () => {
      const value = restore();
      if (!value) return;
      const { form, base, unread } = keptOf(value, engine.store.get().base);
      engine.restore(form, base, unread);
    },
    refuse,
    discard,
    isKept,
  };
}

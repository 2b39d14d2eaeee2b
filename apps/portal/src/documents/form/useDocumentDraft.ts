import { useEffect, useRef } from 'react';
import { useDraft } from '../../shared/useDraft.ts';
import type { Merge } from './merge.ts';

export interface DocumentDraft {
  /** When this browser last kept something that the server does not have, until the user decides about it; epoch ms. */
  offeredAt: number | undefined;
  accept: () => void;
  refuse: () => void;
  /** The server has everything. */
  discard: () => void;
  /** False: this browser cannot keep what was typed. */
  isKept: boolean;
}

/** What is kept: the form, and the document as the user began with it, so that what others saved meanwhile is not undone. */
export interface Kept<Form> {
  form: Form;
  base: Form;
  /** Texts that are no value yet, by field. */
  unread?: Readonly<Record<string, string>>;
}

interface DocumentDraftOptions<Form> {
  /** e.g. `warrantyClaim` */
  docType: string;
  /** Of the document; of a new one what it was opened for, so that it is offered for the same again. */
  id: string | undefined;
  version: number | undefined;
  form: Form;
  saved: Form;
  merge: (base: Form, mine: Form, theirs: Form) => Merge<Form>;
  onRestore: (form: Form) => void;
}

/** Keeps what is typed in this browser until the server has it, and offers what an earlier visit left. */
export function useDocumentDraft<Form extends object>({ docType, id, version, form, saved, merge, onRestore }: DocumentDraftOptions<Form>): DocumentDraft {
  const { offered, save, restore, refuse, discard, isKept } = useDraft<Kept<Form> | Form>(docType, id, version);
  const isDirty = form !== saved;
  const wasDirty = useRef(false);
  useEffect(() => {
    if (isDirty) save({ form, base: saved });
    // Saved, or taken over from the server: nothing has to be kept any more.
    else if (wasDirty.current) discard();
    wasDirty.current = isDirty;
  }, [form, saved, isDirty, save, discard]);
  const isNews = offered && JSON.stringify(keptOf(offered.value, saved).form) !== JSON.stringify(saved);
  return {
    offeredAt: isNews ? offered.savedAt : undefined,
    accept: () => {
      const value = restore();
      if (!value) return;
      const kept = keptOf(value, saved);
      onRestore(merge(kept.base, kept.form, saved).form);
    },
    refuse,
    discard,
    isKept,
  };
}

/** Drafts of older versions of the portal hold the form alone. */
export const keptOf = <Form extends object>(value: Kept<Form> | Form, saved: Form): Kept<Form> => ('base' in value ? value : { form: value, base: saved });

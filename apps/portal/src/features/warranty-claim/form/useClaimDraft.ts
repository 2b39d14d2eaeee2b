import { useEffect, useRef } from 'react';
import { useDraft } from '../../../shared/useDraft.ts';
import type { ClaimForm } from './claimForm.ts';
import { mergeForms } from './mergeForms.ts';

export interface ClaimDraft {
  /** When this browser last kept something that the server does not have, until the user decides about it; epoch ms. */
  offeredAt: number | undefined;
  accept: () => void;
  refuse: () => void;
  /** False: this browser cannot keep what was typed. */
  isKept: boolean;
}

/** What is kept: the form, and the claim as the user began with it, so that what others saved meanwhile is not undone. */
interface KeptClaim {
  form: ClaimForm;
  base: ClaimForm;
}

interface ClaimDraftOptions {
  id: string | undefined;
  /** Machine for which a new claim was opened: each such page has a draft of its own. */
  vin: string | null;
  version: number | undefined;
  form: ClaimForm;
  saved: ClaimForm;
  onRestore: (form: ClaimForm) => void;
}

/** Keeps what is typed in this browser until the server has it, and offers what an earlier visit left. */
export function useClaimDraft({ id, vin, version, form, saved, onRestore }: ClaimDraftOptions): ClaimDraft {
  const { offered, save, restore, discard, isKept } = useDraft<KeptClaim | ClaimForm>('warrantyClaim', id ?? (vin ? `new ${vin}` : undefined), version);
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
      onRestore(mergeForms(kept.base, kept.form, saved).form);
    },
    refuse: discard,
    isKept,
  };
}

/** Drafts of older versions of the portal hold the form alone. */
const keptOf = (value: KeptClaim | ClaimForm, saved: ClaimForm): KeptClaim => ('base' in value ? value : { form: value, base: saved });

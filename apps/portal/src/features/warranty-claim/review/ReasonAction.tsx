import type { WarrantyClaim } from '@harrow/api-client';
import { type ReasonAnswer, ReasonDialog, useDictionary } from '@harrow/ui';
import { useTranslation } from 'react-i18next';
import { decideDocument } from '../../../documents/actions/documentCalls.ts';
import type { ClaimFormState } from '../form/useClaimForm.ts';
import type { ReasonActionName } from '../useClaimActions.ts';
import { marksOf, useMarkChoices } from './marks.ts';

interface ReasonActionProps {
  action: ReasonActionName;
  claim: WarrantyClaim;
  state: ClaimFormState;
  onClose: () => void;
}

/** Asks why, then does it: no pass with marks, final refusal, back to review, close. */
export function ReasonAction({ action, claim, state, onClose }: ReasonActionProps) {
  const { t } = useTranslation('warrantyClaim');
  const { items } = useDictionary('reject_reason');
  const choices = useMarkChoices(claim);
  const isRefusal = action === 'noPass' || action === 'refuse';
  const submit = async ({ reason, opinion, fields }: ReasonAnswer): Promise<void> => {
    const done = await state.act(claim.id, () => {
      if (action === 'backToReview' || action === 'close') return decideDocument('warrantyClaim', claim, { action, opinion });
      const refusal = { action: 'no_pass', opinion, rejectReason: reason } as const;
      if (action === 'refuse') return decideDocument('warrantyClaim', claim, { ...refusal, rejectType: 'final' });
      return decideDocument('warrantyClaim', claim, { ...refusal, rejectType: 'return', marks: marksOf(fields) });
    });
    if (done) onClose();
  };
  return (
    <ReasonDialog
      open
      title={t(`action.${action}`)}
      danger={action !== 'backToReview'}
      reasons={isRefusal ? (items ?? []).map(({ value, text }) => ({ value, text })) : undefined}
      fields={action === 'noPass' ? choices : undefined}
      loading={state.busy}
      error={state.problem ?? state.edits.errors[0]?.text}
      onSubmit={(answer) => void submit(answer)}
      onCancel={onClose}
    />
  );
}

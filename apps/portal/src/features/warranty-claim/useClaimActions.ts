import type { ClaimAction, Saved, WarrantyClaim } from '@harrow/api-client';
import { formatMoney, useMessages, useSettings } from '@harrow/ui';
import { useTranslation } from 'react-i18next';
import { adjustClaim, decideClaim, deleteClaims, NotDone, type Seen, startReview, submitClaim } from './claimCalls.ts';
import type { ClaimFormState } from './form/useClaimForm.ts';
import { previewAmounts, toReviewLines } from './review/reviewForm.ts';
import { useReviewing } from './review/reviewing.ts';

/** Actions that need words first; the others run at once, or after one question. */
export type ReasonActionName = Extract<ClaimAction, 'noPass' | 'refuse' | 'backToReview' | 'close'>;
export type DirectActionName = Exclude<ClaimAction, ReasonActionName | 'edit'>;

interface ClaimActionsOptions {
  claim: WarrantyClaim | undefined;
  state: ClaimFormState;
  onSave: () => Promise<Saved | undefined>;
  onDeleted: () => void;
}

/** What each button of the claim does. */
export function useClaimActions({ claim, state, onSave, onDeleted }: ClaimActionsOptions): (action: DirectActionName) => Promise<void> {
  const { t } = useTranslation('warrantyClaim');
  const { modal } = useMessages();
  const { language } = useSettings();
  const reviewing = useReviewing();
  const { act, isDirty } = state;

  const isSure = (title: string, danger = true): Promise<boolean> =>
    new Promise((resolve) => {
      void modal.confirm({
        title,
        okText: t('ask.yes'),
        cancelText: t('action.cancel'),
        okButtonProps: { danger },
        onOk: () => resolve(true),
        onCancel: () => resolve(false),
      });
    });

  const submit = async (): Promise<void> => {
    const seen: Seen | undefined = isDirty || !claim ? await onSave() : claim;
    if (seen) await act(seen.id, (confirm) => submitClaim(seen, 'submit', confirm), t('anyway.submit'));
  };

  const remove = async ({ id }: Seen): Promise<void> => {
    const done = await act(undefined, async () => {
      const { failed } = await deleteClaims([id]);
      if (failed[0]) throw new NotDone(failed[0].text);
    });
    if (done) onDeleted();
  };

  return async (action) => {
    if (action === 'submit') return submit();
    if (!claim) return;
    const { id, currency } = claim;
    const lines = reviewing && toReviewLines(reviewing.review, claim);
    const run = (call: (confirm?: '1') => Promise<unknown>, anyway?: string): Promise<boolean> => act(id, call, anyway);
    if (action === 'withdraw') await run(() => submitClaim(claim, 'withdraw'));
    if (action === 'giveUp' && (await isSure(t('ask.giveUp')))) await run(() => submitClaim(claim, 'giveUp'));
    if (action === 'delete' && (await isSure(t('ask.delete')))) await remove(claim);
    const adjust = (): Promise<unknown> => adjustClaim(claim, lines ?? {}, reviewing?.review.internalNote ?? '');
    // Saving adjustments opens the claim for review, too; figures typed before "start review" are not lost.
    if (action === 'startReview') await run(() => (reviewing?.isChanged ? adjust() : startReview(claim)));
    if (action === 'adjust') await run(adjust);
    if (action === 'pass') await run((confirm) => decideClaim(claim, { action: 'pass', lines }, confirm), t('anyway.pass'));
    if (action === 'auditSucceeded') {
      const total = reviewing ? previewAmounts(reviewing.review, claim).find(({ key }) => key === 'total')?.approved : claim.auditTotal;
      const amount = formatMoney(total, currency, language);
      if (await isSure(t('ask.auditSucceeded', { amount }), false))
        await run((confirm) => decideClaim(claim, { action: 'audit_succeeded', lines }, confirm), t('anyway.auditSucceeded'));
    }
  };
}

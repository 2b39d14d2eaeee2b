import type { Saved, WarrantyClaim } from '@harrow/api-client';
import { formatMoney, useMessages, useSettings } from '@harrow/ui';
import { sum } from '@harrow/validation';
import { useTranslation } from 'react-i18next';
import { decideDocument, type Seen, seen } from '../../documents/actions/documentCalls.ts';
import type { ReasonActionName } from '../../documents/actions/ReasonAction.tsx';
import { useDocumentActions } from '../../documents/actions/useDocumentActions.ts';
import type { ChargeBackActionName, ClaimActionName } from './claimActions.ts';
import { adjustClaim, claimDeletion, claims, startReview } from './claims.ts';
import type { ClaimFormState } from './form/claimFormKind.ts';
import { previewAmounts, reviewedAmounts, toReviewLines } from './review/reviewForm.ts';
import { useReviewing } from './review/reviewing.ts';

interface ClaimActionsOptions {
  claim: WarrantyClaim | undefined;
  state: ClaimFormState;
  onSave: () => Promise<Saved | undefined>;
}

/** What each button of the claim does, with what it says when it is done. Those that need words first are not among them. */
export function useClaimActions({
  claim,
  state,
  onSave,
}: ClaimActionsOptions): (action: Exclude<ClaimActionName, ReasonActionName | ChargeBackActionName>) => Promise<void> {
  const { t } = useTranslation('warrantyClaim');
  const { message } = useMessages();
  const { language } = useSettings();
  const reviewing = useReviewing();
  const { isSure, move, submit, withdraw, giveUp, remove } = useDocumentActions({
    docType: 'warrantyClaim',
    resource: claims,
    document: claim,
    numberOf: ({ claimNo }) => claimNo,
    state,
    onSave,
    remove: claimDeletion.remove,
  });
  const { act, check } = state;

  return async (action) => {
    if (action === 'submit') return submit();
    if (!claim) return;
    if (action === 'withdraw') return withdraw();
    if (action === 'giveUp') return giveUp();
    if (action === 'delete') return remove();
    const { id, claimNo: no, currency } = claim;
    const lines = reviewing && toReviewLines(reviewing.review, claim);
    /** As the reviewer has seen it. */
    const reviewed = reviewing?.seen ?? seen(claim);
    const internalNote = reviewing?.review.internalNote.trim() || null;
    const adjust = async (): Promise<Seen> => {
      const saved = await adjustClaim({ ...reviewed, lines: lines ?? {}, internalNote });
      reviewing?.discard();
      return saved;
    };
    // Saving adjustments opens the claim for review, too; figures typed before "start review" are not lost.
    if (action === 'startReview' && (await act(id, () => (reviewing?.isChanged ? adjust() : startReview(seen(claim))))))
      void message.success(t('documents:done.startReview', { no }));
    if (action === 'adjust' && (await act(id, adjust))) void message.success(t('done.adjust'));

    if (action === 'pass' || action === 'auditSucceeded') {
      const decision = { action: action === 'pass' ? 'pass' : 'audit_succeeded', lines } as const;
      // Nobody is asked to confirm what would be refused; warnings are asked about when it is done.
      if (!(await check(() => decideDocument('warrantyClaim', reviewed, decision, { confirm: '1', dryRun: '1' })))) return;
      const total = (reviewing ? previewAmounts(reviewing.review, claim) : reviewedAmounts(claim)).find(({ key }) => key === 'total');
      const approved = total?.approved ?? claim.totalAmount;
      const inWords = (value: number): string => formatMoney(value, currency, language);
      const deducted = sum([claim.totalAmount, -approved]);
      const question = {
        title: t(`documents:ask.${action}`, { no, amount: inWords(approved) }),
        text: deducted > 0 ? t('ask.deducted', { claimed: inWords(claim.totalAmount), deducted: inWords(deducted) }) : undefined,
        okText: t(`shared:action.${action}`),
      };
      if (!(await isSure(question))) return;
      // A decision carries no internal note: one that was typed is saved before it, once.
      const hasNote = reviewing !== undefined && internalNote !== claim.internalNote && claim.allowedActions.includes('adjust');
      let base = reviewed;
      const decide = async (confirm?: '1'): Promise<void> => {
        if (hasNote && base === reviewed) base = await adjust();
        await decideDocument('warrantyClaim', base, decision, { confirm });
        reviewing?.discard();
      };
      await move(decide, t(`documents:anyway.${action}`));
    }
  };
}

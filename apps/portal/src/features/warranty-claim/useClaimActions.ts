import type { ClaimAction, Saved, WarrantyClaim } from '@harrow/api-client';
import { formatMoney, useMessages, useSettings } from '@harrow/ui';
import { sum } from '@harrow/validation';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { decideDocument, type Seen, submitDocument } from '../../documents/actions/documentCalls.ts';
import { adjustClaim, claims, deleteClaims, startReview } from './claims.ts';
import type { ClaimFormState } from './form/useClaimForm.ts';
import { previewAmounts, reviewedAmounts, toReviewLines } from './review/reviewForm.ts';
import { useReviewing } from './review/reviewing.ts';

/** Actions that need words first; the others run at once, or after one question. */
export type ReasonActionName = Extract<ClaimAction, 'noPass' | 'refuse' | 'backToReview' | 'close'>;
export type DirectActionName = Exclude<ClaimAction, ReasonActionName | 'edit'>;

interface Question {
  title: string;
  text?: string | undefined;
  okText?: string;
  danger?: boolean;
}

interface ClaimActionsOptions {
  claim: WarrantyClaim | undefined;
  state: ClaimFormState;
  onSave: () => Promise<Saved | undefined>;
  onDeleted: () => void;
}

/** What each button of the claim does, with what it says when it is done. */
export function useClaimActions({ claim, state, onSave, onDeleted }: ClaimActionsOptions): (action: DirectActionName) => Promise<void> {
  const { t } = useTranslation('warrantyClaim');
  const { message, modal } = useMessages();
  const { language } = useSettings();
  const client = useQueryClient();
  const reviewing = useReviewing();
  const { act, check, isDirty } = state;

  const isSure = (question: Question): Promise<boolean> =>
    new Promise((resolve) => {
      void modal.confirm({
        title: question.title,
        content: question.text,
        okText: question.okText ?? t('ask.yes'),
        cancelText: t('action.cancel'),
        okButtonProps: { danger: question.danger ?? false },
        onOk: () => resolve(true),
        onCancel: () => resolve(false),
      });
    });

  /** Its number and the status that it has now. */
  const tellStatus = (id: string): void => {
    const now = client.getQueryData<WarrantyClaim>(claims.detail(id).queryKey);
    if (now) void message.success(t('done.moved', { no: now.claimNo, status: now.status_dictText }));
  };

  const submit = async (): Promise<void> => {
    const seen: Seen | undefined = isDirty || !claim ? await onSave() : claim;
    if (seen && (await act(seen.id, (confirm) => submitDocument('warrantyClaim', seen, 'submit', confirm), t('anyway.submit')))) tellStatus(seen.id);
  };

  return async (action) => {
    if (action === 'submit') return submit();
    if (!claim) return;
    const { id, claimNo: no, currency } = claim;
    const lines = reviewing && toReviewLines(reviewing.review, claim);
    const move = async (call: (confirm?: '1') => Promise<unknown>, anyway?: string): Promise<void> => {
      if (await act(id, call, anyway)) tellStatus(id);
    };

    if (action === 'withdraw') await move(() => submitDocument('warrantyClaim', claim, 'withdraw'));
    if (action === 'giveUp' && (await isSure({ title: t('ask.giveUp'), danger: true }))) await move(() => submitDocument('warrantyClaim', claim, 'giveUp'));
    if (action === 'delete' && (await isSure({ title: t('ask.delete'), danger: true })) && (await act(undefined, () => deleteClaims([id])))) {
      void message.success(t('done.deleted', { no }));
      onDeleted();
    }

    const adjust = (): Promise<unknown> => adjustClaim(claim, lines ?? {}, reviewing?.review.internalNote ?? '');
    // Saving adjustments opens the claim for review, too; figures typed before "start review" are not lost.
    if (action === 'startReview' && (await act(id, () => (reviewing?.isChanged ? adjust() : startReview(claim)))))
      void message.success(t('done.startReview', { no }));
    if (action === 'adjust' && (await act(id, adjust))) void message.success(t('done.adjust'));

    if (action === 'pass' || action === 'auditSucceeded') {
      const decision = { action: action === 'pass' ? 'pass' : 'audit_succeeded', lines } as const;
      // Nobody is asked to confirm what would be refused; warnings are asked about when it is done.
      if (!(await check(() => decideDocument('warrantyClaim', claim, decision, { confirm: '1', dryRun: '1' })))) return;
      const total = (reviewing ? previewAmounts(reviewing.review, claim) : reviewedAmounts(claim)).find(({ key }) => key === 'total');
      const approved = total?.approved ?? claim.totalAmount;
      const inWords = (value: number): string => formatMoney(value, currency, language);
      const deducted = sum([claim.totalAmount, -approved]);
      const question = {
        title: t(`ask.${action}`, { no, amount: inWords(approved) }),
        text: deducted > 0 ? t('ask.deducted', { claimed: inWords(claim.totalAmount), deducted: inWords(deducted) }) : undefined,
        okText: t(`action.${action}`),
      };
      if (await isSure(question)) await move((confirm) => decideDocument('warrantyClaim', claim, decision, { confirm }), t(`anyway.${action}`));
    }
  };
}

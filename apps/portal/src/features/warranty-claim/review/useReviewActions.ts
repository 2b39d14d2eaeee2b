import { formatMoney, useMessages, useSettings } from '@harrow/ui';
import { sum } from '@harrow/validation';
import { useTranslation } from 'react-i18next';
import { decideDocument, type Seen, seen } from '../../../documents/actions/documentCalls.ts';
import { useFormActions } from '../../../documents/form/document/saving/useFormActions.ts';
import { useDocument } from '../claimKind.ts';
import { adjustClaim, startReview as callStartReview } from '../claims.ts';
import { previewAmounts, reviewedAmounts, toReviewLines } from './reviewForm.ts';
import { useReviewing } from './reviewing.ts';

/** Effects of the review buttons, with their confirmation messages. Actions that need a reason first are not among them. */
export function useReviewActions(): Readonly<Record<'startReview' | 'adjust' | 'pass' | 'auditSucceeded', () => Promise<void>>> {
  const { t } = useTranslation('warrantyClaim');
  const { message } = useMessages();
  const { language } = useSettings();
  const claim = useDocument();
  const reviewing = useReviewing();
  const { state, isSure, move, check } = useFormActions();
  const internalNote = (reviewing?.values['internalNote'] as string | undefined)?.trim() || null;
  /** As the reviewer has seen it. */
  const reviewed = (): Seen => reviewing?.seen ?? seen(claim!);
  const lines = () => reviewing && toReviewLines(reviewing.values, claim!);

  const adjustments = async (): Promise<Seen> => {
    const saved = await adjustClaim({ ...reviewed(), lines: lines() ?? {}, internalNote });
    reviewing?.discard();
    return saved;
  };
  const adjust = async (): Promise<void> => {
    if (claim && (await state.act(claim.id, adjustments))) void message.success(t('done.adjust'));
  };
  const startReview = async (): Promise<void> => {
    if (!claim) return;
    // Saving adjustments opens the claim for review, too; figures typed before "start review" are not lost.
    if (await state.act(claim.id, () => (reviewing?.isChanged ? adjustments() : callStartReview(seen(claim)))))
      void message.success(t('documents:done.startReview', { no: claim.claimNo }));
  };
  const decide = async (name: 'pass' | 'auditSucceeded'): Promise<void> => {
    if (!claim) return;
    const { claimNo: no, currency, totalAmount } = claim;
    const decision = { action: name === 'pass' ? 'pass' : 'audit_succeeded', lines: lines() } as const;
    // Check first, so that the user is not asked to confirm what would be refused; warnings come with the decision itself.
    if (!(await check(() => decideDocument('warrantyClaim', reviewed(), decision, { confirm: '1', dryRun: '1' })))) return;
    const total = (reviewing ? previewAmounts(reviewing.values, claim) : reviewedAmounts(claim)).find(({ key }) => key === 'total');
    const approved = total?.approved ?? totalAmount;
    const inWords = (value: number): string => formatMoney(value, currency, language);
    const deducted = sum([totalAmount, -approved]);
    const question = {
      title: t(`documents:ask.${name}`, { no, amount: inWords(approved) }),
      text: deducted > 0 ? t('ask.deducted', { claimed: inWords(totalAmount), deducted: inWords(deducted) }) : undefined,
      okText: t(`shared:action.${name}`),
    };
    if (!(await isSure(question))) return;
    // A decision carries no internal note: one that was typed is saved before it, once.
    const hasNote = reviewing !== undefined && internalNote !== claim.internalNote && claim.allowedActions.includes('adjust');
    let adjusted: Seen | undefined;
    await move(
      async (confirm) => {
        if (hasNote) adjusted ??= await adjustments();
        await decideDocument('warrantyClaim', adjusted ?? reviewed(), decision, { confirm });
        reviewing?.discard();
      },
      t(`documents:anyway.${name}`),
    );
  };
  return { startReview, adjust, pass: () => decide('pass'), auditSucceeded: () => decide('auditSucceeded') };
}

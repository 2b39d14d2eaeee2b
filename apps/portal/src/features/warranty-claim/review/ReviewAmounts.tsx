import type { WarrantyClaim } from '@harrow/api-client';
import { FieldGrid } from '@harrow/ui';
import { useTranslation } from 'react-i18next';
import { useFormPlace } from '../../../documents/form/document/fields/useFormPlace.ts';
import { useReview } from '../../../documents/review/reviewInHand.ts';
import { ReviewField } from '../../../documents/review/ReviewField.tsx';
import { isCut } from './reviewForm.ts';

const places = ['auditTravelFee', 'auditOtherFee', 'deductReason', 'internalNote'] as const;

/** The reviewer's amounts beside the lines, and the reason for a deduction. */
export function ReviewAmounts({ claim }: { claim: WarrantyClaim }) {
  const { t } = useTranslation('warrantyClaim');
  const { values } = useReview();
  useFormPlace(places);
  const isReasonDue = isCut(values, claim);
  return (
    <FieldGrid>
      <ReviewField name="auditTravelFee" label={t('field.auditTravelFee')} suffix={claim.currency} />
      <ReviewField name="auditOtherFee" label={t('field.auditOtherFee')} suffix={claim.currency} />
      <ReviewField name="deductReason" label={t('field.deductReason')} rows={2} optional={!isReasonDue} hint={isReasonDue && t('review.deductNeeded')} wide />
      <ReviewField name="internalNote" label={t('field.internalNote')} rows={2} hint={t('review.internalHint')} optional wide />
    </FieldGrid>
  );
}

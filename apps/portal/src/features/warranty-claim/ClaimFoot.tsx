import { lazyPart, Money } from '@harrow/ui';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormFoot } from '../../documents/form/document/FormFoot.tsx';
import { Approved } from '../../documents/review/Approved.tsx';
import { type ChargeBackActionName, claimActions } from './claimActions.ts';
import { useDocument } from './claimKind.ts';
import { previewAmounts } from './review/reviewForm.ts';
import { useReviewing } from './review/reviewing.ts';
import { useReviewActions } from './review/useReviewActions.ts';

const ChargeBackDialog = lazyPart(async () => ({ default: (await import('./chargeBack/ChargeBackDialog.tsx')).ChargeBackDialog }));

/** Fields of the header that a reviewer can point at. */
const markableFields = ['operatingHours', 'failureDate', 'repairDate', 'complaint', 'engineNo', 'mileage', 'otherFee', 'otherFeeDesc'] as const;

/** Actions of the claim. */
export function ClaimFoot() {
  const { t } = useTranslation('warrantyClaim');
  const claim = useDocument();
  const [charging, setCharging] = useState<ChargeBackActionName>();
  const review = useReviewActions();
  return (
    <FormFoot
      looks={claimActions}
      labels={{
        adjust: t('action.adjust'),
        chargeBack: t('action.chargeBack'),
        confirmChargeBack: t('action.confirmChargeBack'),
        refuseChargeBack: t('action.refuseChargeBack'),
      }}
      own={{
        ...review,
        chargeBack: () => setCharging('chargeBack'),
        confirmChargeBack: () => setCharging('confirmChargeBack'),
        refuseChargeBack: () => setCharging('refuseChargeBack'),
      }}
      markableFields={markableFields}
      isPrintable
      figure={claim && <ApprovedSoFar />}
    >
      <Suspense>{charging && claim && <ChargeBackDialog action={charging} claim={claim} onClose={() => setCharging(undefined)} />}</Suspense>
    </FormFoot>
  );
}

/** Amount approved by the reviewer's figures as typed, beside the amount claimed. */
function ApprovedSoFar() {
  const { t } = useTranslation('warrantyClaim');
  const claim = useDocument();
  const reviewing = useReviewing();
  if (!reviewing || !claim) return null;
  const total = previewAmounts(reviewing.values, claim).find(({ key }) => key === 'total');
  return (
    <Approved label={t('field.auditTotal')} of={<Money amount={claim.totalAmount} currency={claim.currency} />}>
      <Money amount={total?.approved ?? claim.totalAmount} strong />
    </Approved>
  );
}

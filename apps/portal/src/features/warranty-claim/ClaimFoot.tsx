import type { Saved, WarrantyClaim } from '@harrow/api-client';
import { lazyPart, Money } from '@harrow/ui';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isReasonAction, ReasonAction, type ReasonActionName } from '../../documents/actions/ReasonAction.tsx';
import { DocumentFoot } from '../../documents/page/DocumentFoot.tsx';
import { type ChargeBackActionName, type ClaimActionName, claimActions, isChargeBackAction } from './claimActions.ts';
import type { ClaimFormState } from './form/claimFormKind.ts';
import { previewAmounts } from './review/reviewForm.ts';
import { useReviewing } from './review/reviewing.ts';
import { useMarkChoices } from './review/useMarkChoices.ts';
import { useClaimActions } from './useClaimActions.ts';

const ChargeBackDialog = lazyPart(async () => ({ default: (await import('./chargeBack/ChargeBackDialog.tsx')).ChargeBackDialog }));

interface ClaimFootProps {
  claim: WarrantyClaim | undefined;
  state: ClaimFormState;
  /** Something was typed, into the claim or its review, that the server does not have. */
  isUnsaved: boolean;
  /** This browser keeps it. */
  isKept: boolean;
  onSave: () => Promise<Saved | undefined>;
}

/** What can be done with the claim now. */
export function ClaimFoot({ claim, state, isUnsaved, isKept, onSave }: ClaimFootProps) {
  const { t } = useTranslation('warrantyClaim');
  const [asking, setAsking] = useState<ReasonActionName>();
  const [charging, setCharging] = useState<ChargeBackActionName>();
  const run = useClaimActions({ claim, state, onSave });
  return (
    <DocumentFoot<ClaimActionName>
      module="warrantyClaim"
      document={claim}
      state={state}
      isUnsaved={isUnsaved}
      isKept={isKept}
      looks={claimActions}
      labels={{
        adjust: t('action.adjust'),
        chargeBack: t('action.chargeBack'),
        confirmChargeBack: t('action.confirmChargeBack'),
        refuseChargeBack: t('action.refuseChargeBack'),
      }}
      firstActions={['submit']}
      onAct={(action) => {
        if (isReasonAction(action)) setAsking(action);
        else if (isChargeBackAction(action)) setCharging(action);
        else void run(action);
      }}
      onSave={onSave}
      number={claim?.claimNo}
      isPrintable
      figure={claim && <ApprovedSoFar claim={claim} />}
    >
      {asking && claim && <AskWhy action={asking} claim={claim} state={state} onClose={() => setAsking(undefined)} />}
      <Suspense>{charging && claim && <ChargeBackDialog action={charging} claim={claim} onClose={() => setCharging(undefined)} />}</Suspense>
    </DocumentFoot>
  );
}

/** What the reviewer approves by the figures that are typed, of what was claimed. */
function ApprovedSoFar({ claim }: { claim: WarrantyClaim }) {
  const { t } = useTranslation('warrantyClaim');
  const reviewing = useReviewing();
  if (!reviewing) return null;
  const total = previewAmounts(reviewing.review, claim).find(({ key }) => key === 'total');
  return (
    <span>
      {t('field.auditTotal')} <Money amount={total?.approved ?? claim.totalAmount} strong /> / <Money amount={claim.totalAmount} currency={claim.currency} />
    </span>
  );
}

interface AskWhyProps {
  action: ReasonActionName;
  claim: WarrantyClaim;
  state: ClaimFormState;
  onClose: () => void;
}

function AskWhy({ action, claim, state, onClose }: AskWhyProps) {
  const { t } = useTranslation('warrantyClaim');
  const markable = useMarkChoices(claim);
  const reviewing = useReviewing();
  return (
    <ReasonAction
      docType="warrantyClaim"
      action={action}
      title={t(`shared:action.${action}`)}
      document={claim}
      seen={reviewing?.seen}
      markable={markable}
      state={state}
      onDone={reviewing?.discard}
      onClose={onClose}
    />
  );
}

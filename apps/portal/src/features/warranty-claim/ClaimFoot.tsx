import type { Saved, WarrantyClaim } from '@harrow/api-client';
import { Money } from '@harrow/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isReasonAction, ReasonAction, type ReasonActionName } from '../../documents/actions/ReasonAction.tsx';
import { DocumentFoot } from '../../documents/page/DocumentFoot.tsx';
import { type ClaimActionName, claimActions } from './claimActions.ts';
import type { ClaimFormState } from './form/claimFormKind.ts';
import { previewAmounts } from './review/reviewForm.ts';
import { useReviewing } from './review/reviewing.ts';
import { useMarkChoices } from './review/useMarkChoices.ts';
import { useClaimActions } from './useClaimActions.ts';

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
  const run = useClaimActions({ claim, state, onSave });
  return (
    <DocumentFoot<ClaimActionName>
      module="warrantyClaim"
      document={claim}
      state={state}
      isUnsaved={isUnsaved}
      isKept={isKept}
      looks={claimActions}
      labels={{ adjust: t('action.adjust') }}
      firstActions={['submit']}
      onAct={(action) => (isReasonAction(action) ? setAsking(action) : void run(action))}
      onSave={onSave}
      number={claim?.claimNo}
      isPrintable
      figure={claim && <ApprovedSoFar claim={claim} />}
    >
      {asking && claim && <AskWhy action={asking} claim={claim} state={state} onClose={() => setAsking(undefined)} />}
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
  return (
    <ReasonAction
      docType="warrantyClaim"
      action={action}
      title={t(`shared:action.${action}`)}
      document={claim}
      markable={markable}
      state={state}
      onClose={onClose}
    />
  );
}

import type { PartsClaim } from '@harrow/api-client';
import { Money, PageSkeleton, ReadOnlyField, useMediaQuery } from '@harrow/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { ReturnNotice } from '../../documents/page/ReturnNotice.tsx';
import { ReviewFrame } from '../../documents/review/photos/ReviewFrame.tsx';
import { usePhotosBeside, widePage } from '../../documents/review/photos/usePhotosBeside.ts';
import { useReview } from '../../documents/review/reviewInHand.ts';
import { factsOf } from './factsOf.tsx';
import { ClaimLines, useClaimed } from './lines/ClaimLines.tsx';
import { PartsClaimFoot } from './PartsClaimFoot.tsx';
import { beginWith, DocumentForm, Field, Section, Slots, useDocument, useList, useValue } from './partsClaimKind.ts';
import { claimableOf } from './partsClaims.ts';
import { railOf } from './rail/railOf.tsx';
import { ReturnFacts, SendBackNotice } from './returns/ReturnFacts.tsx';
import { DecideSection } from './review/DecideSection.tsx';
import { slotsOf } from './slots.ts';

/** One parts claim: to write (`add`, `add?arrivalNo=…`), to decide, to send goods back, to read. */
export function PartsClaimPage() {
  const { t } = useTranslation('partsClaim');
  const [search] = useSearchParams();
  const isWide = useMediaQuery(widePage);
  const arrivalNo = search.get('arrivalNo') ?? '';
  const { data: parts = [], isLoading } = useQuery({ ...claimableOf(arrivalNo), enabled: arrivalNo !== '' });
  if (isLoading) return <PageSkeleton />;
  return (
    <DocumentForm
      {...(arrivalNo !== '' && { begin: beginWith(arrivalNo, parts) })}
      facts={(claim) => factsOf(claim, t)}
      Around={ReviewFrame}
      Notice={ClaimNotice}
      rail={(claim) => railOf(claim, isWide, t)}
      Foot={PartsClaimFoot}
    >
      <SourceSection />
      <DecideSection />
      <Section name="lines">
        <ClaimLines />
      </Section>
      <Section name="wish">
        <Field name="solution" />
        <Field name="description" rows={4} wide />
      </Section>
      <ClaimSlots />
      <SummarySection />
      <ReturnFacts />
    </DocumentForm>
  );
}

function ClaimNotice({ document: claim }: { document: PartsClaim }) {
  return claim.goodsExpected === 'Y' ? <SendBackNotice claim={claim} /> : <ReturnNotice document={claim} />;
}

/** What the claim is about; it stays while there are lines. */
function SourceSection() {
  const { t } = useTranslation('partsClaim');
  const { rows } = useList('lines');
  const hint = rows.length > 0 ? t('source.fixed') : t('source.hint');
  return (
    <Section name="source">
      <Field name="arrivalNo" hint={hint} needed={!useValue('packingNo')} />
      <Field name="packingNo" />
      <Field name="claimReason" />
    </Section>
  );
}

/** Photos, by what is claimed. */
function ClaimSlots() {
  const document = useDocument();
  const { rows } = useList('lines');
  // A reviewer has them beside the decisions.
  const isBeside = usePhotosBeside(useReview().isOpen);
  return isBeside ? null : <Slots slots={slotsOf(rows, document)} />;
}

/** Claimed and approved amounts. */
function SummarySection() {
  const { t } = useTranslation('partsClaim');
  const claim = useDocument();
  const claimed = useClaimed();
  const currency = claim?.currency;
  return (
    <Section name="summary">
      <ReadOnlyField label={t('field.claimAmount')}>
        <Money amount={claimed} currency={currency} strong />
      </ReadOnlyField>
      {claim && claim.approvedAmount !== null && (
        <ReadOnlyField label={t('field.approvedAmount')}>
          <Money amount={claim.approvedAmount} currency={currency} strong />
        </ReadOnlyField>
      )}
      {claim?.resultSolution_dictText && <ReadOnlyField label={t('field.resultSolution')}>{claim.resultSolution_dictText}</ReadOnlyField>}
      {claim?.creditNo && <ReadOnlyField label={t('field.creditNo')}>{claim.creditNo}</ReadOnlyField>}
      {claim?.resendOrderNo && <ReadOnlyField label={t('field.resendOrderNo')}>{claim.resendOrderNo}</ReadOnlyField>}
    </Section>
  );
}

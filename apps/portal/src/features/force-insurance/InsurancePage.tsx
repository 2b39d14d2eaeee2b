import type { ForceInsurance } from '@harrow/api-client';
import { AttachmentList, DateText, DocumentPage, DocumentSection, ErrorSummary, FieldGrid, Money, ReadOnlyField, StatusTag } from '@harrow/ui';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useReadDocument } from '../../documents/form/useReadDocument.ts';
import { DocumentRecord } from '../../documents/page/DocumentRecord.tsx';
import { billStatusTones } from '../../shared/billStatus.ts';
import { NeighbourButtons } from '../../shared/list/NeighbourButtons.tsx';
import { InsuranceEditPage } from './InsuranceEditPage.tsx';
import { InsuranceFoot } from './InsuranceFoot.tsx';
import { DaysLeft } from './insuranceColumns.tsx';
import { insurances, policyFiles } from './insurances.ts';
import { useInsuranceRail } from './useInsuranceRail.tsx';

/** A policy as it was handed in: to review, to read, to renew. */
export function InsurancePage() {
  return (
    <DocumentRecord resource={insurances} titleOf={({ insuranceNo }) => insuranceNo}>
      {(policy) => policy && (policy.allowedActions.includes('edit') ? <InsuranceEditPage /> : <Policy key={policy.id} policy={policy} />)}
    </DocumentRecord>
  );
}

function Policy({ policy }: { policy: ForceInsurance }) {
  const { t } = useTranslation('forceInsurance');
  const state = useReadDocument(insurances, policy);
  const owner = useMemo(() => ({ table: policyFiles, id: policy.id }), [policy.id]);
  const currency = policy.currency ?? undefined;
  const text = (field: 'insurer' | 'policyNo' | 'plateNo' | 'registrationNo' | 'insuredName' | 'insuredIdNo' | 'vin' | 'engineNo' | 'ownerName') => (
    <ReadOnlyField label={t(`field.${field}`)}>{policy[field] ?? '–'}</ReadOnlyField>
  );
  const day = (field: 'policyStart' | 'policyEnd' | 'registrationDate') => (
    <ReadOnlyField label={t(`field.${field}`)}>
      <DateText value={policy[field]} />
    </ReadOnlyField>
  );
  const amount = (field: 'insuredAmount' | 'premium' | 'subsidyAmount') => (
    <ReadOnlyField label={t(`field.${field}`)}>
      <Money amount={policy[field]} currency={currency} />
    </ReadOnlyField>
  );
  return (
    <div inert={state.busy}>
      <DocumentPage
        title={policy.insuranceNo}
        status={<StatusTag color={billStatusTones[policy.status]} text={policy.status_dictText} />}
        facts={[
          { label: t('field.dealerName'), value: policy.subDealerName ?? policy.dealerName },
          { label: t('field.insuranceType'), value: policy.insuranceType_dictText },
          ...(policy.daysLeft === null ? [] : [{ label: t('field.daysLeft'), value: <DaysLeft days={policy.daysLeft} /> }]),
        ]}
        actions={<NeighbourButtons resource={insurances} id={policy.id} pathOf={(id) => `/service/forceInsurance/detail/${id}`} />}
        notice={
          <ErrorSummary errors={state.edits.errors.map(({ code, text: reason }, index) => ({ key: `${code}-${index}`, section: undefined, text: reason }))} />
        }
        rail={useInsuranceRail(policy)}
        foot={<InsuranceFoot policy={policy} state={state} />}
      >
        <DocumentSection id="machine" title={t('section.machine')}>
          <FieldGrid>
            {text('vin')}
            <ReadOnlyField label={t('field.fourthProduct')}>{policy.fourthProduct_dictText}</ReadOnlyField>
            {text('engineNo')}
            {text('ownerName')}
          </FieldGrid>
        </DocumentSection>
        <DocumentSection id="policy" title={t('section.policy')}>
          <FieldGrid>
            {text('insurer')}
            {text('policyNo')}
            {day('policyStart')}
            {day('policyEnd')}
            {amount('insuredAmount')}
            {amount('premium')}
            {amount('subsidyAmount')}
            {policy.settlementStatus_dictText && (
              <ReadOnlyField label={t('field.settlementStatus')}>
                {[policy.settlementStatus_dictText, policy.statementNo].filter(Boolean).join(' · ')}
              </ReadOnlyField>
            )}
          </FieldGrid>
        </DocumentSection>
        <DocumentSection id="registration" title={t('section.registration')}>
          <FieldGrid>
            {text('plateNo')}
            {text('registrationNo')}
            {day('registrationDate')}
          </FieldGrid>
        </DocumentSection>
        <DocumentSection id="insured" title={t('section.insured')}>
          <FieldGrid>
            {text('insuredName')}
            {text('insuredIdNo')}
          </FieldGrid>
        </DocumentSection>
        {policy.slots
          .filter(({ files }) => files > 0)
          .map(({ slot }) => (
            <DocumentSection key={slot} id={slot} title={t(`field.slot.${slot as 'policyScan'}`)}>
              <AttachmentList owner={owner} slot={slot} readOnly />
            </DocumentSection>
          ))}
      </DocumentPage>
      {state.dialog}
    </div>
  );
}

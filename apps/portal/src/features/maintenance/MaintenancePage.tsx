import type { ForceInsurance } from '@harrow/api-client';
import {
  AttachmentList,
  DateText,
  DocumentPage,
  DocumentSection,
  ErrorSummary,
  FieldGrid,
  formatNumber,
  Money,
  ReadOnlyField,
  StatusTag,
  YesNo,
} from '@harrow/ui';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useReadDocument } from '../../documents/form/useReadDocument.ts';
import { DocumentRecord } from '../../documents/page/DocumentRecord.tsx';
import { billStatusTones } from '../../shared/billStatus.ts';
import { NeighbourButtons } from '../../shared/list/NeighbourButtons.tsx';
import { useLanguage } from '../../shared/useLanguage.ts';
import { MaintenanceEditPage } from './MaintenanceEditPage.tsx';
import { ChecklistField } from './ChecklistField.tsx';
import { ExceptionNotice } from './ExceptionNotice.tsx';
import { windowText } from './maintenanceColumns.tsx';
import { MaintenanceFoot } from './MaintenanceFoot.tsx';
import { maintenances, serviceFiles } from './maintenances.ts';
import { UsedParts } from './UsedParts.tsx';
import { useMaintenanceRail } from './useMaintenanceRail.tsx';

/** A service as it was handed in: to review, to read. */
export function MaintenancePage() {
  return (
    <DocumentRecord resource={maintenances} titleOf={({ insuranceNo }) => insuranceNo}>
      {(service) => service && (service.allowedActions.includes('edit') ? <MaintenanceEditPage /> : <Service key={service.id} service={service} />)}
    </DocumentRecord>
  );
}

function Service({ service }: { service: ForceInsurance }) {
  const { t } = useTranslation('maintenance');
  const language = useLanguage();
  const state = useReadDocument(maintenances, service);
  const owner = useMemo(() => ({ table: serviceFiles, id: service.id }), [service.id]);
  const text = (field: 'vin' | 'engineNo' | 'ownerName' | 'technician' | 'place' | 'deductReason') => (
    <ReadOnlyField label={t(`field.${field}`)}>{service[field] ?? '–'}</ReadOnlyField>
  );
  const amount = (field: 'labourFee' | 'partsFee' | 'totalFee' | 'payable' | 'auditTotal' | 'hourRate') => (
    <ReadOnlyField label={t(`field.${field}`)}>
      <Money amount={service[field]} currency={service.currency ?? undefined} />
    </ReadOnlyField>
  );
  return (
    <div inert={state.busy}>
      <DocumentPage
        title={service.insuranceNo}
        status={<StatusTag color={billStatusTones[service.status]} text={service.status_dictText} />}
        facts={[
          { label: t('field.dealerName'), value: service.subDealerName ?? service.dealerName },
          { label: t('field.maintLevel'), value: service.maintLevel_dictText },
          { label: t('field.window'), value: windowText(service) },
          { label: t('field.inTime'), value: <YesNo value={service.inTime} /> },
        ]}
        actions={<NeighbourButtons resource={maintenances} id={service.id} pathOf={(id) => `/service/maintenance/detail/${id}`} />}
        notice={
          <>
            <ExceptionNotice service={service} />
            <ErrorSummary errors={state.edits.errors.map(({ code, text: reason }, index) => ({ key: `${code}-${index}`, section: undefined, text: reason }))} />
          </>
        }
        rail={useMaintenanceRail(service)}
        foot={<MaintenanceFoot service={service} state={state} />}
      >
        <DocumentSection id="machine" title={t('section.machine')}>
          <FieldGrid>
            {text('vin')}
            <ReadOnlyField label={t('field.fourthProduct')}>{service.fourthProduct_dictText}</ReadOnlyField>
            {text('engineNo')}
            {text('ownerName')}
          </FieldGrid>
        </DocumentSection>
        <DocumentSection id="service" title={t('section.service')}>
          <FieldGrid>
            <ReadOnlyField label={t('field.maintDate')}>
              <DateText value={service.maintDate} />
            </ReadOnlyField>
            <ReadOnlyField label={t('field.operatingHours')}>{formatNumber(service.operatingHours, language) || '–'}</ReadOnlyField>
            {text('technician')}
            {text('place')}
          </FieldGrid>
        </DocumentSection>
        <DocumentSection id="checklist" title={t('section.checklist')}>
          <ChecklistField value={service.checklist} readOnly />
        </DocumentSection>
        <DocumentSection id="parts" title={t('section.parts')}>
          <UsedParts service={service} />
        </DocumentSection>
        <DocumentSection id="amounts" title={t('section.amounts')}>
          <FieldGrid>
            <ReadOnlyField label={t('field.freeFlag')}>
              <YesNo value={service.freeFlag} />
            </ReadOnlyField>
            <ReadOnlyField label={t('field.labourHours')}>{formatNumber(service.labourHours, language) || '–'}</ReadOnlyField>
            {amount('hourRate')}
            {amount('labourFee')}
            {amount('partsFee')}
            {amount('totalFee')}
            {amount('payable')}
            {amount('auditTotal')}
            {service.deductReason && text('deductReason')}
            {service.settlementStatus_dictText && (
              <ReadOnlyField label={t('field.settlementStatus')}>
                {[service.settlementStatus_dictText, service.statementNo].filter(Boolean).join(' · ')}
              </ReadOnlyField>
            )}
          </FieldGrid>
        </DocumentSection>
        {service.slots
          .filter(({ files }) => files > 0)
          .map(({ slot }) => (
            <DocumentSection key={slot} id={slot} title={t(`field.slot.${slot as 'workPhoto'}`)}>
              <AttachmentList owner={owner} slot={slot} readOnly />
            </DocumentSection>
          ))}
      </DocumentPage>
      {state.dialog}
    </div>
  );
}

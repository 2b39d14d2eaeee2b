import type { SubDealer } from '@harrow/api-client';
import { AttachmentList, DateText, DocumentPage, DocumentSection, FieldGrid, ReadOnlyField, StatusTag } from '@harrow/ui';
import { Alert } from 'antd';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { DocumentLog } from '../../documents/page/DocumentLog.tsx';
import { DocumentRecord } from '../../documents/page/DocumentRecord.tsx';
import { billStatusTones } from '../../shared/billStatus.ts';
import { MasterHistory } from '../../shared/changes/MasterHistory.tsx';
import { usePermission } from '../../shared/usePermission.ts';
import { SubDealerEditPage } from './SubDealerEditPage.tsx';
import { SubDealerActions } from './SubDealerActions.tsx';
import { UnitUsers } from './UnitUsers.tsx';
import { MapLink } from './sections.tsx';
import { licenceFiles, photoFiles, standingTones, subDealers } from './subDealers.ts';

/** A sub-dealer: what it is, how it stands, and what its dealer asks for. */
export function SubDealerPage() {
  return (
    <DocumentRecord resource={subDealers} titleOf={({ name }) => name}>
      {(unit) => unit && (unit.allowedActions.includes('edit') ? <SubDealerEditPage /> : <Detail key={unit.id} unit={unit} />)}
    </DocumentRecord>
  );
}

/** Words of the history: dictionaries of the fields that hold a code. */
const words = {
  docType: 'subDealer',
  namespace: 'subDealer',
  dictionaries: {
    status: 'bill_status',
    country: 'country',
    workshopLevel: 'workshop_level',
    dealerStatus: 'dealer_status',
    statusReason: 'dealer_status_reason',
    requestType: 'sub_dealer_request',
    requestReason: 'dealer_status_reason',
  },
};

function Detail({ unit }: { unit: SubDealer }) {
  const { t } = useTranslation('subDealer');
  const photos = useMemo(() => ({ table: photoFiles.table, id: unit.id }), [unit.id]);
  const mayKeepFiles = usePermission('subDealer:edit');
  return (
    <DocumentPage
      title={unit.name}
      status={
        <>
          {unit.dealerStatus && <StatusTag color={standingTones[unit.dealerStatus]} text={unit.dealerStatus_dictText} />}
          {unit.status !== 'pass' && <StatusTag color={billStatusTones[unit.status]} text={unit.status_dictText} />}
        </>
      }
      facts={[
        { label: t('field.subDealerCode'), value: unit.subDealerCode },
        { label: t('field.dealerName'), value: unit.dealerName },
        { label: t('field.businessScope'), value: unit.businessScope_dictText },
        { label: t('field.vehicleCount'), value: unit.vehicleCount },
        { label: t('field.userCount'), value: unit.userCount },
      ]}
      actions={<SubDealerActions unit={unit} />}
      notice={<Notices unit={unit} />}
      rail={[
        { key: 'log', title: t('documents:rail.log'), content: <DocumentLog docType="subDealer" id={unit.id} /> },
        {
          key: 'licence',
          title: t('field.slot.licence'),
          open: false,
          content: (
            <AttachmentList owner={photos} slot={licenceFiles.slot} readOnly={!mayKeepFiles} takes={licenceFiles.takes} maxCount={licenceFiles.maxCount} />
          ),
        },
        ...(unit.departId ? [{ key: 'users', title: t('field.userCount'), open: false, content: <UnitUsers departId={unit.departId} /> }] : []),
        { key: 'changes', title: t('shared:changes.title'), open: false, content: <MasterHistory id={unit.id} words={words} /> },
      ]}
    >
      <DocumentSection id="place" title={t('section.place')}>
        <FieldGrid>
          <ReadOnlyField label={t('field.country')}>{unit.country_dictText}</ReadOnlyField>
          <ReadOnlyField label={t('field.region')}>{unit.region}</ReadOnlyField>
          <ReadOnlyField label={t('field.address')}>
            {unit.address} <MapLink lat={unit.lat} lng={unit.lng} />
          </ReadOnlyField>
        </FieldGrid>
      </DocumentSection>
      <DocumentSection id="communication" title={t('section.communication')}>
        <FieldGrid>
          <ReadOnlyField label={t('field.manager')}>{unit.manager}</ReadOnlyField>
          <ReadOnlyField label={t('field.phone')}>{unit.phone}</ReadOnlyField>
          <ReadOnlyField label={t('field.email')}>{unit.email ?? '–'}</ReadOnlyField>
        </FieldGrid>
      </DocumentSection>
      <DocumentSection id="workshop" title={t('section.workshop')}>
        <FieldGrid>
          <ReadOnlyField label={t('field.workshopLevel')}>{unit.workshopLevel_dictText ?? '–'}</ReadOnlyField>
          <ReadOnlyField label={t('field.mechanicsCount')}>{unit.mechanicsCount ?? '–'}</ReadOnlyField>
          <ReadOnlyField label={t('field.serviceRadiusKm')}>{unit.serviceRadiusKm ?? '–'}</ReadOnlyField>
          <ReadOnlyField label={t('field.cooperationStart')}>
            <DateText value={unit.cooperationStart} />
          </ReadOnlyField>
        </FieldGrid>
      </DocumentSection>
      <DocumentSection id="photos" title={t('field.slot.shopPhotos')}>
        <AttachmentList owner={photos} slot={photoFiles.slot} readOnly />
      </DocumentSection>
    </DocumentPage>
  );
}

/** Why it is not at work, and what is asked for. */
function Notices({ unit }: { unit: SubDealer }) {
  const { t } = useTranslation('subDealer');
  const { dealerStatus, dealerStatus_dictText: status, statusDate: date, pendingChange } = unit;
  const changes = Object.entries(pendingChange ?? {}).map(
    ([field, value]) => `${t(`field.${field as 'name'}`)}: ${Array.isArray(value) ? value.join(', ') : String(value ?? '–')}`,
  );
  const why = [unit.requestReason_dictText, unit.requestOpinion, ...changes].filter(Boolean);
  return (
    <>
      {dealerStatus !== null && dealerStatus !== 'active' && (
        <Alert
          type="warning"
          showIcon
          title={t('notice.status', { status, date })}
          description={[unit.statusReason_dictText, unit.statusOpinion].filter(Boolean).join(' · ')}
        />
      )}
      {unit.requestType && (
        <Alert
          type="info"
          showIcon
          title={t('notice.request', { what: unit.requestType_dictText, date: unit.requestTime?.slice(0, 10) })}
          description={why.join(' · ')}
        />
      )}
    </>
  );
}

import type { ExtendInsurance } from '@harrow/api-client';
import { extendInsuranceSlots } from '@harrow/api-client/slots';
import { AttachmentList, DateText, DocumentPage, DocumentSection, ErrorSummary, FieldGrid, formatNumber, ReadOnlyField, StatusTag, YesNo } from '@harrow/ui';
import { Alert } from 'antd';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useReadDocument } from '../../documents/form/useReadDocument.ts';
import { DocumentRecord } from '../../documents/page/DocumentRecord.tsx';
import { isMakerUser, userStore } from '../../platform/session/session.ts';
import { useStore } from '../../platform/store.ts';
import { billStatusTones } from '../../shared/billStatus.ts';
import { NeighbourButtons } from '../../shared/list/NeighbourButtons.tsx';
import { slotRules } from '../../shared/slotRules.ts';
import { useLanguage } from '../../shared/useLanguage.ts';
import { usePermission } from '../../shared/usePermission.ts';
import { ExtensionEditPage } from './ExtensionEditPage.tsx';
import { CoverBar } from './CoverBar.tsx';
import { ExtensionFoot } from './ExtensionFoot.tsx';
import { address, extensionFiles, extensions, extensionSlots } from './extensions.ts';
import { useExtensionRail } from './useExtensionRail.tsx';
import { planStatusTones } from '../../shared/planStatus.ts';

/** An application as it was handed in: to review, to pay, to read. */
export function ExtensionPage() {
  return (
    <DocumentRecord resource={extensions} titleOf={({ extendNo }) => extendNo}>
      {(extension) => extension && (extension.allowedActions.includes('edit') ? <ExtensionEditPage /> : <Extension key={extension.id} extension={extension} />)}
    </DocumentRecord>
  );
}

function Extension({ extension }: { extension: ExtendInsurance }) {
  const { t } = useTranslation('extendInsurance');
  const language = useLanguage();
  const state = useReadDocument(extensions, extension);
  const { cover, startDate, endDate, startHours, endHours, systems, maintenance } = extension;
  const text = (field: 'vin' | 'engineNo' | 'ownerName' | 'remark') => <ReadOnlyField label={t(`field.${field}`)}>{extension[field]}</ReadOnlyField>;
  const hours = (field: 'operatingHours' | 'startHours' | 'endHours') => (
    <ReadOnlyField label={t(`field.${field}`)}>{formatNumber(extension[field], language)}</ReadOnlyField>
  );
  return (
    <div inert={state.busy}>
      <DocumentPage
        title={extension.extendNo}
        status={<StatusTag color={billStatusTones[extension.status]} text={extension.status_dictText} />}
        facts={[
          { label: t('field.dealerName'), value: extension.subDealerName ?? extension.dealerName },
          { label: t('field.planName'), value: extension.planName },
          { label: t('field.maintenanceComplete'), value: <YesNo value={extension.maintenanceComplete} /> },
          ...(extension.closeReason_dictText ? [{ label: t('closeReason'), value: extension.closeReason_dictText }] : []),
        ]}
        actions={<NeighbourButtons resource={extensions} id={extension.id} pathOf={(id) => `${address}/detail/${id}`} />}
        notice={
          <>
            {extension.maintenanceComplete === 'N' && extension.status === 'submitted' && <Alert type="warning" showIcon title={t('gap')} />}
            <ErrorSummary errors={state.edits.errors.map(({ code, text: reason }, index) => ({ key: `${code}-${index}`, section: undefined, text: reason }))} />
          </>
        }
        rail={useExtensionRail(extension)}
        foot={<ExtensionFoot extension={extension} state={state} />}
      >
        <DocumentSection id="machine" title={t('section.machine')}>
          <FieldGrid>
            {text('vin')}
            <ReadOnlyField label={t('field.fourthProduct')}>{extension.fourthProduct_dictText}</ReadOnlyField>
            {text('engineNo')}
            {text('ownerName')}
            <ReadOnlyField label={t('field.deliveryDate')}>
              <DateText value={extension.deliveryDate} />
            </ReadOnlyField>
            {hours('operatingHours')}
          </FieldGrid>
        </DocumentSection>
        <DocumentSection id="cover" title={t('section.cover')}>
          <CoverBar baseStart={cover.baseStart} baseEnd={cover.baseEnd} startDate={startDate} endDate={endDate} />
          <FieldGrid>
            <ReadOnlyField label={t('field.coverageType')}>{extension.coverageType_dictText}</ReadOnlyField>
            <ReadOnlyField label={t('field.extendMonths')}>{formatNumber(extension.extendMonths, language)}</ReadOnlyField>
            {startHours !== null && hours('startHours')}
            {endHours !== null && hours('endHours')}
            {systems.length > 0 && (
              <ReadOnlyField label={t('systems')} wide>
                {systems.join(' · ')}
              </ReadOnlyField>
            )}
            {extension.remark && text('remark')}
          </FieldGrid>
        </DocumentSection>
        {maintenance.length > 0 && (
          <DocumentSection id="maintenance" title={t('section.maintenance')}>
            <FieldGrid>
              {maintenance.map(({ id, maintLevel_dictText: level, status, status_dictText: name, dueDate, doneDate, docId, docNo }) => (
                <ReadOnlyField key={id} label={level}>
                  <StatusTag color={planStatusTones[status]} text={name} /> <DateText value={doneDate ?? dueDate} />{' '}
                  {docId && (
                    <Link className="hw-link" to={`/service/maintenance/detail/${docId}`}>
                      {docNo}
                    </Link>
                  )}
                </ReadOnlyField>
              ))}
            </FieldGrid>
          </DocumentSection>
        )}
        <Files extension={extension} />
      </DocumentPage>
      {state.dialog}
    </div>
  );
}

/** Its files; the proof of a transfer may still be added until it is paid. */
function Files({ extension }: { extension: ExtendInsurance }) {
  const { t } = useTranslation('extendInsurance');
  const isMaker = isMakerUser(useStore(userStore));
  const mayEdit = usePermission('extendInsurance:edit') && !isMaker;
  const owner = useMemo(() => ({ table: extensionFiles, id: extension.id }), [extension.id]);
  const mayAdd = (slot: string): boolean => mayEdit && slot === 'paymentProof' && (extension.status === 'submitted' || extension.status === 'pass');
  return extensionSlots
    .filter((slot) => mayAdd(slot) || extension.slots.some(({ slot: name, files }) => name === slot && files > 0))
    .map((slot) => (
      <DocumentSection key={slot} id={slot} title={t(`field.slot.${slot}`)}>
        <AttachmentList owner={owner} slot={slot} {...slotRules(extendInsuranceSlots[slot])} readOnly={!mayAdd(slot)} />
      </DocumentSection>
    ));
}

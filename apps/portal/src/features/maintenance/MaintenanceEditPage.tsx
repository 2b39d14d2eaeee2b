import type { ForceInsurance, MaintenanceCheck, MaintLevel } from '@harrow/api-client';
import { forceInsurancesRecord } from '@harrow/api-client/records';
import { DocumentSection, FieldGrid } from '@harrow/ui';
import { Form } from 'antd';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { SimpleDocumentEditor } from '../../documents/form/SimpleDocumentEditor.tsx';
import { useRecordId } from '../../documents/page/DocumentRecord.tsx';
import { ReturnNotice } from '../../documents/page/ReturnNotice.tsx';
import { sheetFieldsOf } from '../../shared/fields/sheetFieldsOf.tsx';
import { ChecklistField } from './ChecklistField.tsx';
import { ExceptionNotice } from './ExceptionNotice.tsx';
import { maintenanceDeletion, type MaintenanceInput, maintenances, serviceFiles, serviceSlots } from './maintenances.ts';
import { PartsField } from './PartsField.tsx';
import { PlanCard } from './PlanCard.tsx';
import { VinField } from './VinField.tsx';

const SheetField = sheetFieldsOf(forceInsurancesRecord, 'maintenance');

/** A service before it is submitted. Its work comes with the first save, when level and machine are known. */
export function MaintenanceEditPage() {
  const { t } = useTranslation('maintenance');
  const [search] = useSearchParams();
  const isNew = useRecordId() === undefined;
  const initial: Partial<MaintenanceInput> = search.get('vin') ? { vin: search.get('vin')! } : {};
  return (
    <SimpleDocumentEditor<ForceInsurance, MaintenanceInput>
      docType="maintenance"
      sheet={forceInsurancesRecord}
      resource={edited}
      address="/service/maintenance"
      newTitle={t('new')}
      numberOf={({ insuranceNo }) => insuranceNo}
      initial={initial}
      remove={maintenanceDeletion.remove}
      files={serviceSlots.map((slot) => ({ table: serviceFiles, slot, title: t(`field.slot.${slot}`) }))}
      notice={(service) => (
        <>
          <ReturnNotice document={service} />
          <ExceptionNotice service={service} />
        </>
      )}
    >
      <DocumentSection id="machine" title={t('section.machine')}>
        <FieldGrid columns={2}>
          <SheetField name="vin" required autoFocus={isNew}>
            <VinField />
          </SheetField>
          {!isNew && <SheetField name="maintLevel" required />}
        </FieldGrid>
        <MachinePlan isNew={isNew} />
      </DocumentSection>
      <DocumentSection id="service" title={t('section.service')}>
        <FieldGrid columns={2}>
          <SheetField name="maintDate" />
          <SheetField name="operatingHours" />
          <SheetField name="technician" />
          <SheetField name="place" />
        </FieldGrid>
      </DocumentSection>
      {!isNew && (
        <DocumentSection id="checklist" title={t('section.checklist')}>
          <Form.Item name="checklist" noStyle>
            <ChecklistField />
          </Form.Item>
        </DocumentSection>
      )}
      <DocumentSection id="parts" title={t('section.parts')}>
        <Form.Item name="parts" noStyle>
          <PartsField />
        </Form.Item>
      </DocumentSection>
    </SimpleDocumentEditor>
  );
}

const MachinePlan = ({ isNew }: { isNew: boolean }) => (
  <PlanCard vin={Form.useWatch<string | null>('vin')} level={Form.useWatch<MaintLevel | null>('maintLevel')} isNew={isNew} />
);

/** What the save takes of work and parts. Another level brings other work: what was typed of the old one is left out. */
const edited: typeof maintenances = {
  ...maintenances,
  save: ({ checklist, parts, ...input }, options) =>
    maintenances.save(
      {
        ...input,
        ...(checklist && { checklist: (checklist as MaintenanceCheck[]).map(({ id, done, measuredValue, remark }) => ({ id, done, measuredValue, remark })) }),
        ...(parts && {
          parts: parts.filter(({ partsCode }) => partsCode).map(({ id, partsCode, qty, sourceType }) => ({ ...(id && { id }), partsCode, qty, sourceType })),
        }),
      },
      options,
    ),
};

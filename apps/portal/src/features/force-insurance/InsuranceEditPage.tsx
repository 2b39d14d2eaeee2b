import type { ForceInsurance } from '@harrow/api-client';
import { forceInsurancesRecord } from '@harrow/api-client/records';
import { DocumentSection, FieldGrid } from '@harrow/ui';
import { Form } from 'antd';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { SimpleDocumentEditor } from '../../documents/form/SimpleDocumentEditor.tsx';
import { useRecordId } from '../../documents/page/DocumentRecord.tsx';
import { ReturnNotice } from '../../documents/page/ReturnNotice.tsx';
import { sheetFieldsOf } from '../../shared/fields/sheetFieldsOf.tsx';
import { insuranceDeletion, type InsuranceInput, insurances, policyFiles, policySlots } from './insurances.ts';
import { MachineCheck } from './MachineCheck.tsx';
import { VinField } from './VinField.tsx';

const SheetField = sheetFieldsOf(forceInsurancesRecord, 'forceInsurance');

/** A policy before it is submitted. */
export function InsuranceEditPage() {
  const { t } = useTranslation('forceInsurance');
  const [search] = useSearchParams();
  const isNew = useRecordId() === undefined;
  const initial: Partial<InsuranceInput> = { insuranceType: 'third_party', ...(search.get('vin') && { vin: search.get('vin')! }) };
  return (
    <SimpleDocumentEditor<ForceInsurance, InsuranceInput>
      docType="forceInsurance"
      sheet={forceInsurancesRecord}
      resource={insurances}
      address="/service/forceInsurance"
      newTitle={t('new')}
      numberOf={({ insuranceNo }) => insuranceNo}
      initial={initial}
      remove={insuranceDeletion.remove}
      files={policySlots.map((slot) => ({ table: policyFiles, slot, title: t(`field.slot.${slot}`) }))}
      notice={(policy) => <ReturnNotice document={policy} />}
    >
      <DocumentSection id="machine" title={t('section.machine')}>
        <FieldGrid columns={2}>
          <SheetField name="vin" required autoFocus={isNew}>
            <VinField />
          </SheetField>
          <SheetField name="insuranceType" required />
        </FieldGrid>
        <CheckedMachine />
      </DocumentSection>
      <DocumentSection id="policy" title={t('section.policy')}>
        <FieldGrid columns={2}>
          <SheetField name="insurer" />
          <SheetField name="policyNo" />
          <SheetField name="policyStart" />
          <SheetField name="policyEnd" />
          <SheetField name="insuredAmount" />
          <SheetField name="premium" />
        </FieldGrid>
      </DocumentSection>
      <DocumentSection id="registration" title={t('section.registration')}>
        <FieldGrid columns={2}>
          <SheetField name="plateNo" />
          <SheetField name="registrationNo" />
          <SheetField name="registrationDate" />
        </FieldGrid>
      </DocumentSection>
      <DocumentSection id="insured" title={t('section.insured')}>
        <FieldGrid columns={2}>
          <SheetField name="insuredName" />
          <SheetField name="insuredIdNo" />
        </FieldGrid>
      </DocumentSection>
    </SimpleDocumentEditor>
  );
}

const CheckedMachine = () => <MachineCheck vin={Form.useWatch<string | null>('vin')} />;

import type { ExtendInsurance, ExtendInsuranceInput } from '@harrow/api-client';
import { extendInsurancesRecord } from '@harrow/api-client/records';
import { DocumentSection, FieldGrid } from '@harrow/ui';
import { useQuery } from '@tanstack/react-query';
import { Form } from 'antd';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { SimpleDocumentEditor } from '../../documents/form/SimpleDocumentEditor.tsx';
import { useRecordId } from '../../documents/page/DocumentRecord.tsx';
import { ReturnNotice } from '../../documents/page/ReturnNotice.tsx';
import { sheetFieldsOf } from '../../shared/fields/sheetFieldsOf.tsx';
import { address, extensionDeletion, extensionFiles, extensions, extensionSlots } from './extensions.ts';
import { ChosenPrice, MachineCard } from './MachineCard.tsx';
import { PlanField } from './PlanField.tsx';
import { VinField } from './VinField.tsx';

const SheetField = sheetFieldsOf(extendInsurancesRecord, 'extendInsurance');

/** An application before it is submitted. */
export function ExtensionEditPage() {
  const { t } = useTranslation('extendInsurance');
  const [search] = useSearchParams();
  const id = useRecordId();
  const { data: stored } = useQuery({ ...extensions.detail(id ?? ''), enabled: id !== undefined });
  const vin = search.get('vin');
  return (
    <SimpleDocumentEditor<ExtendInsurance, ExtendInsuranceInput>
      docType="extendInsurance"
      sheet={extendInsurancesRecord}
      resource={extensions}
      address={address}
      newTitle={t('new')}
      numberOf={({ extendNo }) => extendNo}
      initial={{ payMethod: 'prepayment', ...(vin && { vin }) }}
      remove={extensionDeletion.remove}
      files={extensionSlots.map((slot) => ({ table: extensionFiles, slot, title: t(`field.slot.${slot}`) }))}
      notice={(extension) => <ReturnNotice document={extension} />}
    >
      <DocumentSection id="machine" title={t('section.machine')}>
        <FieldGrid columns={2}>
          <SheetField name="vin" required autoFocus={id === undefined}>
            <VinField />
          </SheetField>
          <SheetField name="operatingHours" />
        </FieldGrid>
        <MachineCard applyDate={stored?.applyDate ?? null} />
      </DocumentSection>
      <DocumentSection id="plan" title={t('section.plan')}>
        <SheetField name="planCode" label={t('section.plan')} required>
          <PlansOfMachine />
        </SheetField>
        <ChosenPrice />
      </DocumentSection>
      <DocumentSection id="payment" title={t('section.payment')}>
        <SheetField name="payMethod" radio />
        <SheetField name="remark" rows={2} />
      </DocumentSection>
    </SimpleDocumentEditor>
  );
}

/** The plans of the machine that is typed above, in antd's form. */
const PlansOfMachine = (props: Partial<Parameters<typeof PlanField>[0]>) => <PlanField {...props} vin={Form.useWatch<string | null>('vin')} />;

import { DocumentSection, FieldGrid } from '@harrow/ui';
import { useTranslation } from 'react-i18next';
import { MaskedNumber } from '../../../shared/unmask/MaskedNumber.tsx';
import { DateField, MaskedField, NumberField, RatingField, TextField, YesNoField } from '../form/claimFields.ts';

/** How the machine was used, when it failed and when it was repaired. */
export function UsageSection({ errorCount, claimId, noHours }: { errorCount: number; claimId: string | undefined; noHours: boolean }) {
  const { t } = useTranslation('warrantyClaim');
  return (
    <DocumentSection id="usage" title={t('section.usage')} errorCount={errorCount}>
      <FieldGrid>
        <NumberField name="operatingHours" decimals={1} unit="hour" optional={noHours} />
        <DateField name="failureDate" />
        <DateField name="repairStartDate" optional />
        <DateField name="repairDate" />
        <TextField name="technician" />
        <YesNoField name="partsInStock" />
        <TextField name="complaint" rows={3} wide />
        <TextField name="contactName" optional />
        <MaskedField
          name="contactPhone"
          optional
          text={(phone) => (claimId === undefined ? phone : <MaskedNumber docType="warrantyClaim" id={claimId} field="contactPhone" value={phone} />)}
        />
        <TextField name="repairPlace" optional />
        <RatingField name="customerSatisfaction" optional />
      </FieldGrid>
    </DocumentSection>
  );
}

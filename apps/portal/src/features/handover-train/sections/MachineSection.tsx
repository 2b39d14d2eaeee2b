import { DocumentSection, FieldGrid, ReadOnlyField } from '@harrow/ui';
import { useTranslation } from 'react-i18next';
import { VinInput } from '../../../shared/pickers/VinInput.tsx';
import { useHandoverEditing } from '../form/editing.ts';
import { BoundField, DateField, DictField, NumberField, TextField } from '../form/useHandoverFields.ts';

/** Which machine is handed over, when, and on which invoice. */
export function MachineSection({ errorCount }: { errorCount: number }) {
  const { t } = useTranslation('handoverTrain');
  const { handover, form } = useHandoverEditing();
  return (
    <DocumentSection id="machine" title={t('section.machine')} errorCount={errorCount}>
      <FieldGrid>
        {/* One that was registered stays the machine it is. */}
        {handover?.registered === 'Y' ? (
          <ReadOnlyField label={t('field.vin')}>{handover.vin}</ReadOnlyField>
        ) : (
          <BoundField name="vin" text={(vin) => vin} hint={t('vinHint')}>
            {(control, value, change) => <VinInput {...control} value={value} onChange={change} />}
          </BoundField>
        )}
        {handover && <ReadOnlyField label={t('field.fourthProduct')}>{handover.fourthProduct_dictText}</ReadOnlyField>}
        {handover && <ReadOnlyField label={t('field.engineNo')}>{handover.engineNo}</ReadOnlyField>}
        <DateField name="deliveryDate" />
        {handover?.noHours !== true && <NumberField name="operatingHours" decimals={1} unit="hour" />}
        <TextField name="invoiceNo" />
        <DateField name="invoiceDate" />
        <NumberField name="retailPrice" decimals={2} optional {...(form.currency && { currency: form.currency })} />
        <DictField name="currency" dict="currency" optional />
      </FieldGrid>
    </DocumentSection>
  );
}

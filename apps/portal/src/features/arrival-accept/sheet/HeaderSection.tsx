import { DateText, DocumentSection, FieldGrid, ReadOnlyField } from '@harrow/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useArrivalEditing } from '../form/editing.ts';
import { DateField, NumberField, PersonField, TextField, YesNoField } from '../form/useArrivalFields.ts';

/** The machine, and when, by whom and in which state it was taken over. */
export function HeaderSection({ errorCount }: { errorCount: number }) {
  const { t } = useTranslation('arrivalAccept');
  const { arrival, form } = useArrivalEditing();
  const isLate = arrival.overdueDays > 0 || form.delayReason !== null;
  return (
    <>
      <DocumentSection id="machine" title={t('section.machine')}>
        <FieldGrid>
          <ReadOnlyField label={t('field.vin')}>
            <Link className="hw-link" to={`/vehicle/list/detail/${arrival.vehicleId}`}>
              {arrival.vin}
            </Link>
          </ReadOnlyField>
          <ReadOnlyField label={t('field.fourthProduct')}>{arrival.fourthProduct_dictText}</ReadOnlyField>
          <ReadOnlyField label={t('field.engineNo')}>{arrival.engineNo}</ReadOnlyField>
          <ReadOnlyField label={t('field.vehicleOrderNo')}>{arrival.vehicleOrderNo}</ReadOnlyField>
          <ReadOnlyField label={t('field.arrivalDate')}>
            <DateText value={arrival.arrivalDate} />
          </ReadOnlyField>
          <ReadOnlyField label={t('field.deadline')}>
            <DateText value={arrival.deadline} />
          </ReadOnlyField>
        </FieldGrid>
      </DocumentSection>
      <DocumentSection id="acceptance" title={t('section.acceptance')} errorCount={errorCount}>
        <FieldGrid>
          <DateField name="acceptanceDate" />
          <PersonField name="acceptancePersonnel" />
          <TextField name="acceptancePlace" optional />
          {!arrival.noHours && <NumberField name="operatingHours" decimals={1} unit="hour" />}
          {!arrival.noHours && <NumberField name="mileage" decimals={2} unit="kilometer" optional />}
          <NumberField name="keysQty" decimals={0} />
          <YesNoField name="documentsComplete" />
          <YesNoField name="toolsComplete" />
          {isLate && <TextField name="delayReason" rows={2} wide />}
          <TextField name="remark" rows={2} wide optional />
        </FieldGrid>
      </DocumentSection>
    </>
  );
}

import { FieldGrid, ReadOnlyField } from '@harrow/ui';
import { useTranslation } from 'react-i18next';
import { Field, useDocument, useMachine, useValue, VinField } from '../handoverKind.ts';
import { useDayProblem } from './useDayProblem.ts';

/** Machine, delivery date and invoice of the handover. */
export function MachineFields() {
  const { t } = useTranslation('handoverTrain');
  const handover = useDocument();
  const noHours = useMachine()?.vehicle?.noHours ?? handover?.noHours;
  const deliveryProblem = useDayProblem(useValue('deliveryDate'));
  return (
    <>
      {/* One that was registered stays the machine it is. */}
      <VinField hint={t('vinHint')} isFixed={handover?.registered === 'Y'}>
        {({ vehicle }) =>
          vehicle && (
            <FieldGrid>
              <ReadOnlyField label={t('field.engineNo')}>{vehicle.engineNo}</ReadOnlyField>
            </FieldGrid>
          )
        }
      </VinField>
      <Field name="deliveryDate" problem={deliveryProblem} />
      {noHours !== true && <Field name="operatingHours" needed />}
      <Field name="invoiceNo" />
      <Field name="invoiceDate" />
      <Field name="retailPrice" />
      <Field name="currency" />
    </>
  );
}

import { DocumentSection, FieldGrid } from '@harrow/ui';
import { useTranslation } from 'react-i18next';
import { NumberField, TextField } from '../form/claimFields.ts';
import { useClaimEditing } from '../form/editing.ts';

/** The service trip and what else it cost. */
export function ExpensesSection({ errorCount }: { errorCount: number }) {
  const { t } = useTranslation('warrantyClaim');
  const { form, currency } = useClaimEditing();
  return (
    <DocumentSection id="expenses" title={t('section.expenses')} errorCount={errorCount}>
      <FieldGrid>
        <NumberField name="mileage" decimals={2} unit="kilometer" optional />
        <NumberField name="otherFee" decimals={2} currency={currency} optional />
        <TextField name="otherFeeDesc" rows={2} wide optional={!form.otherFee} />
      </FieldGrid>
    </DocumentSection>
  );
}

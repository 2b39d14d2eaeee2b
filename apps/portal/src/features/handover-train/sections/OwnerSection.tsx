import { DictSelect, DictText, DocumentSection, FieldGrid } from '@harrow/ui';
import { useTranslation } from 'react-i18next';
import { useHandoverEditing } from '../form/editing.ts';
import { BoundField, DictField, MaskedField, NumberField, TextField, YesNoField } from '../form/useHandoverFields.ts';

/** Whose machine it is, and who works with it. */
export function OwnerSection({ errorCount }: { errorCount: number }) {
  const { t } = useTranslation('handoverTrain');
  const { form } = useHandoverEditing();
  const isOther = form.endUserSame !== 'Y';
  return (
    <DocumentSection id="owner" title={t('section.owner')} errorCount={errorCount}>
      <FieldGrid>
        <TextField name="ownerName" />
        <MaskedField name="ownerPhone" />
        <MaskedField name="ownerEmail" optional />
        <MaskedField name="ownerIdNo" optional />
        <DictField name="ownerCountry" dict="country" />
        <TextField name="ownerRegion" optional />
        <TextField name="ownerAddress" wide />
        <YesNoField name="endUserSame" />
        {isOther && <TextField name="endUserName" />}
        {isOther && <MaskedField name="endUserPhone" optional />}
        <DictField name="endUserType" dict="end_user_type" />
        <DictField name="industry" dict="industry" optional />
        <BoundField name="cropType" optional text={(crops) => <DictText dict="crop" value={crops} />}>
          {(control, value, change) => (
            <DictSelect
              {...control}
              mode="multiple"
              dict="crop"
              value={value ?? ''}
              onChange={(crops) => change(typeof crops === 'string' && crops !== '' ? crops : null)}
            />
          )}
        </BoundField>
        <NumberField name="farmSizeHa" decimals={2} optional />
      </FieldGrid>
    </DocumentSection>
  );
}

import type { SequenceRule } from '@harrow/api-client';
import { sequencesEditRecord } from '@harrow/api-client/records';
import { FieldGrid } from '@harrow/ui';
import { useTranslation } from 'react-i18next';
import { EditDialog } from '../../shared/administration/EditDialog.tsx';
import { sheetFieldsOf } from '../../shared/fields/sheetFieldsOf.tsx';
import { editSequence, type SequenceValues } from './sequences.ts';

const SheetField = sheetFieldsOf(sequencesEditRecord, 'isystemSequence');

interface SequenceDialogProps {
  rule: SequenceRule;
  onSaved: () => void;
  onClose: () => void;
}

/** How something is numbered from its next period on; begins with what is planned already. */
export function SequenceDialog({ rule, onSaved, onClose }: SequenceDialogProps) {
  const { t } = useTranslation('isystemSequence');
  const { docType, version, title, mayHaveDealer, pending } = rule;
  const { prefix, datePart, dealerPart, digits } = pending ?? rule;
  const planned = { prefix, datePart, dealerPart, digits };
  return (
    <EditDialog<SequenceValues>
      title={title}
      initialValues={planned}
      save={(values) => editSequence({ ...planned, ...values, docType, version })}
      onSaved={onSaved}
      onClose={onClose}
      notice={<p>{t('later')}</p>}
    >
      <FieldGrid columns={2}>
        <SheetField name="prefix" note={t('prefixRule')} />
        <SheetField name="datePart" />
        {mayHaveDealer && <SheetField name="dealerPart" />}
        <SheetField name="digits" />
      </FieldGrid>
    </EditDialog>
  );
}

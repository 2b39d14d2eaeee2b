import type { SequenceRule } from '@harrow/api-client';
import { DictSelect, FieldGrid, LimitedInput } from '@harrow/ui';
import { Form, InputNumber } from 'antd';
import { useTranslation } from 'react-i18next';
import { EditDialog } from '../../shared/administration/EditDialog.tsx';
import { YesNoItem } from '../../shared/master/masterFields.tsx';
import { editSequence, type SequenceValues } from './sequences.ts';

interface SequenceDialogProps {
  rule: SequenceRule;
  onSaved: () => void;
  onClose: () => void;
}

/** How something is numbered from its next period on; begins with what is planned already. */
export function SequenceDialog({ rule, onSaved, onClose }: SequenceDialogProps) {
  const { t } = useTranslation('isystemSequence');
  const { t: shared } = useTranslation('shared');
  const { docType, version, title, mayHaveDealer, pending } = rule;
  const { prefix, datePart, dealerPart, digits } = pending ?? rule;
  const needed = [{ required: true, message: shared('required') }];
  return (
    <EditDialog<SequenceValues>
      title={title}
      initialValues={{ prefix, datePart, dealerPart, digits }}
      save={(values) => editSequence({ ...values, docType, version })}
      onSaved={onSaved}
      onClose={onClose}
      notice={<p>{t('later')}</p>}
    >
      <FieldGrid columns={2}>
        <Form.Item name="prefix" label={t('field.prefix')} rules={[...needed, { pattern: /^[A-Z]{1,4}$/, message: t('prefixRule') }]}>
          <LimitedInput limit={4} />
        </Form.Item>
        <Form.Item name="datePart" label={t('field.datePart')} rules={needed}>
          <DictSelect dict="sequence_date" />
        </Form.Item>
        {/* Kept in the form where it cannot be chosen. */}
        <YesNoItem name="dealerPart" label={t('field.dealerPart')} hidden={!mayHaveDealer} />
        <Form.Item name="digits" label={t('field.digits')} rules={needed}>
          <InputNumber min={2} max={8} precision={0} />
        </Form.Item>
      </FieldGrid>
    </EditDialog>
  );
}

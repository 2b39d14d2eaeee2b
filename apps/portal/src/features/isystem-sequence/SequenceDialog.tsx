import type { SequenceRule } from '@harrow/api-client';
import { DictSelect, FieldGrid } from '@harrow/ui';
import { Form, Input, InputNumber } from 'antd';
import { useTranslation } from 'react-i18next';
import { EditDialog } from '../../shared/administration/EditDialog.tsx';
import { YesNoSelect } from '../../shared/master/masterFields.tsx';
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
          <Input maxLength={4} />
        </Form.Item>
        <Form.Item name="datePart" label={t('field.datePart')} rules={needed}>
          <DictSelect dict="sequence_date" />
        </Form.Item>
        {/* Kept in the form where it cannot be chosen. */}
        <Form.Item name="dealerPart" label={t('field.dealerPart')} hidden={!mayHaveDealer}>
          <YesNoSelect />
        </Form.Item>
        <Form.Item name="digits" label={t('field.digits')} rules={needed}>
          <InputNumber min={2} max={8} precision={0} />
        </Form.Item>
      </FieldGrid>
    </EditDialog>
  );
}

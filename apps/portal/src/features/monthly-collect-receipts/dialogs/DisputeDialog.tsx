import type { MonthlyCollectReceipt, StatementObjection } from '@harrow/api-client';
import { DictSelect, LimitedInput, LimitedTextArea, NumberInput } from '@harrow/ui';
import { useQueryClient } from '@tanstack/react-query';
import { Button, Card, Form } from 'antd';
import { useTranslation } from 'react-i18next';
import { EditDialog } from '../../../shared/administration/EditDialog.tsx';
import { useRequired } from '../../../shared/master/masterFields.tsx';
import { disputeReceipt } from '../receipts.ts';

/** A line that the dealer objects to, as chosen in its table. */
export type ObjectedLine = Pick<StatementObjection, 'kind' | 'refId' | 'refNo'>;

interface DisputeDialogProps {
  receipt: MonthlyCollectReceipt;
  lines: readonly ObjectedLine[];
  onClose: () => void;
}

interface Values {
  opinion: string;
  disputes: StatementObjection[];
}

/** What is wrong with a statement, line by line. */
export function DisputeDialog({ receipt: { id, version, receiptNo }, lines, onClose }: DisputeDialogProps) {
  const { t } = useTranslation('monthlyCollectReceipts');
  const client = useQueryClient();
  const required = useRequired();
  const first: readonly ObjectedLine[] = lines.length > 0 ? lines : [{ kind: 'other' }];
  return (
    <EditDialog<Values>
      title={t('dispute.title', { no: receiptNo })}
      okText={t('action.noPass')}
      initialValues={{ disputes: first.map((line) => ({ ...line, remark: '' })) }}
      save={({ opinion, disputes }) => disputeReceipt({ id, version }, opinion, disputes)}
      onSaved={() => {
        void client.invalidateQueries();
        onClose();
      }}
      onClose={onClose}
    >
      <Form.Item name="opinion" label={t('field.disputeReason')} rules={[{ required: true, whitespace: true, min: 5, message: t('reasonNeeded') }]}>
        <LimitedTextArea limit={500} rows={2} />
      </Form.Item>
      <Form.List name="disputes">
        {(fields, { add, remove }) => (
          <>
            {fields.map(({ key, name }) => (
              <Card
                key={key}
                size="small"
                title={t('dispute.line', { n: name + 1 })}
                style={{ marginBlockEnd: 12 }}
                extra={
                  fields.length > 1 && (
                    <Button type="link" size="small" onClick={() => remove(name)}>
                      {t('dispute.remove')}
                    </Button>
                  )
                }
              >
                <Form.Item name={[name, 'refId']} hidden>
                  <input type="hidden" />
                </Form.Item>
                <Form.Item name={[name, 'kind']} label={t('field.kind')} rules={required}>
                  <DictSelect dict="dispute_kind" />
                </Form.Item>
                <Form.Item name={[name, 'refNo']} label={t('field.refNo')} extra={t('dispute.refHint')}>
                  <LimitedInput limit={30} />
                </Form.Item>
                <Form.Item name={[name, 'claimedAmount']} label={t('field.claimedAmount')}>
                  <NumberInput decimals={2} />
                </Form.Item>
                <Form.Item name={[name, 'remark']} label={t('field.remark')} rules={required}>
                  <LimitedTextArea limit={500} rows={2} />
                </Form.Item>
              </Card>
            ))}
            <Button onClick={() => add({ kind: 'other', remark: '' })}>{t('dispute.add')}</Button>
          </>
        )}
      </Form.List>
    </EditDialog>
  );
}

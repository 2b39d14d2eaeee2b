import type { BatchResult } from '@harrow/api-client';
import { DictSelect, useMessages } from '@harrow/ui';
import { Alert, DatePicker, Form } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EditDialog } from '../../../shared/administration/EditDialog.tsx';
import { LazyDealerPicker } from '../../../shared/pickers/dealers/LazyDealerPicker.tsx';
import { useRequired } from '../../../shared/master/masterFields.tsx';
import { generateReceipts } from '../receipts.ts';

interface Wish {
  month: Dayjs;
  dealerCode?: string | null;
  currency?: string | null;
}

interface GenerateDialogProps {
  onGenerated: () => void;
  onClose: () => void;
}

const thisMonth = (): Dayjs => dayjs().startOf('month');

/** Drafts of a month, of all dealers or of one. What could not be begun stays in sight. */
export function GenerateDialog({ onGenerated, onClose }: GenerateDialogProps) {
  const { t } = useTranslation('monthlyCollectReceipts');
  const { message } = useMessages();
  const required = useRequired();
  const [failed, setFailed] = useState<BatchResult['failed']>([]);
  const done = ({ ok, failed: left }: BatchResult): void => {
    onGenerated();
    void message.success(t('generate.done', { count: ok.length }));
    if (left.length === 0) onClose();
    else setFailed(left);
  };
  return (
    <EditDialog<Wish, BatchResult>
      title={t('generate.title')}
      okText={t('generate.ok')}
      width={560}
      initialValues={{ month: thisMonth().subtract(1, 'month') }}
      save={({ month, dealerCode, currency }) =>
        generateReceipts({
          period: month.format('YYYY-MM'),
          ...(dealerCode && { dealerCodes: [dealerCode] }),
          ...(currency && { currencies: [currency] }),
        })
      }
      onSaved={done}
      onClose={onClose}
      notice={
        failed.length > 0 && (
          <Alert
            type="warning"
            showIcon
            title={t('generate.failed', { count: failed.length })}
            description={
              <ul>
                {failed.map(({ id, no, text }) => (
                  <li key={id}>
                    {no}: {text}
                  </li>
                ))}
              </ul>
            }
          />
        )
      }
    >
      <Form.Item name="month" label={t('field.period')} rules={required}>
        <DatePicker picker="month" allowClear={false} disabledDate={(day) => !day.isBefore(thisMonth())} />
      </Form.Item>
      <Form.Item name="dealerCode" label={t('field.dealerName')} extra={t('generate.all')}>
        <LazyDealerPicker multiple={false} />
      </Form.Item>
      <Form.Item name="currency" label={t('field.currency')}>
        <DictSelect dict="currency" />
      </Form.Item>
    </EditDialog>
  );
}

import type { MonthlyCollectReceipt, StatementFee } from '@harrow/api-client';
import { LimitedTextArea } from '@harrow/ui';
import { useQueryClient } from '@tanstack/react-query';
import { Form } from 'antd';
import { useTranslation } from 'react-i18next';
import { EditDialog } from '../../../shared/administration/EditDialog.tsx';
import { single } from '../../../shared/calls/notDone.ts';
import { excludeFees, includeFees } from '../receipts.ts';

interface FeesDialogProps {
  receipt: MonthlyCollectReceipt;
  action: 'exclude' | 'include';
  fees: readonly StatementFee[];
  onDone: () => void;
  onClose: () => void;
}

/** Keeps fees off a draft, with a reason, or puts them back. */
export function FeesDialog({ receipt: { id, version }, action, fees, onDone, onClose }: FeesDialogProps) {
  const { t } = useTranslation('monthlyCollectReceipts');
  const client = useQueryClient();
  const feeIds = fees.map((fee) => fee.id);
  return (
    <EditDialog<{ reason?: string }>
      title={t(`${action}.title`, { count: fees.length })}
      okText={t(`action.${action}`)}
      width={520}
      initialValues={{}}
      save={({ reason = '' }) => single(action === 'exclude' ? excludeFees({ id, version, feeIds, reason }) : includeFees({ id, version, feeIds }))}
      onSaved={() => {
        void client.invalidateQueries();
        onDone();
        onClose();
      }}
      onClose={onClose}
    >
      <p>{t(`${action}.hint`)}</p>
      {action === 'exclude' && (
        <Form.Item name="reason" label={t('reason')} rules={[{ required: true, whitespace: true, min: 5, message: t('reasonNeeded') }]}>
          <LimitedTextArea limit={500} rows={2} />
        </Form.Item>
      )}
    </EditDialog>
  );
}

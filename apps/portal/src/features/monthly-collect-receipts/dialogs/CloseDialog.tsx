import type { MonthlyCollectReceipt, SettleMethod } from '@harrow/api-client';
import { Money } from '@harrow/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { EditDialog } from '../../../shared/administration/EditDialog.tsx';
import { single } from '../../../shared/calls/notDone.ts';
import { closeReceipts } from '../receipts.ts';
import { SettlementFields } from './SettlementFields.tsx';

interface CloseDialogProps {
  receipt: MonthlyCollectReceipt;
  onClose: () => void;
}

/** Settles a confirmed statement. */
export function CloseDialog({ receipt: { id, version, receiptNo, settlementTotal, currency }, onClose }: CloseDialogProps) {
  const { t } = useTranslation('monthlyCollectReceipts');
  const client = useQueryClient();
  return (
    <EditDialog<{ settleMethod: SettleMethod; settleDate?: string | null }>
      title={t('close.title', { no: receiptNo })}
      okText={t('action.close')}
      width={520}
      initialValues={{ settleMethod: 'credit' }}
      save={({ settleMethod, settleDate }) => single(closeReceipts({ ids: [id], version, settleMethod, ...(settleDate && { settleDate }) }))}
      onSaved={() => {
        void client.invalidateQueries();
        onClose();
      }}
      onClose={onClose}
    >
      <p>
        {t('field.settlementTotal')}: <Money amount={settlementTotal} currency={currency} strong />
      </p>
      <SettlementFields />
    </EditDialog>
  );
}

/** What is done with several statements at once. */
import type { MonthlyCollectReceiptAction, MonthlyCollectReceiptItem } from '@harrow/api-client';
import { type BatchAction, lazyPart } from '@harrow/ui';
import { useTranslation } from 'react-i18next';
import { decideDocuments } from '../../../documents/actions/documentCalls.ts';
import { previewed } from '../../../shared/calls/previewed.ts';
import { usePermission } from '../../../shared/usePermission.ts';
import { closeReceipts, issueReceipts, recomputeReceipts } from '../receipts.ts';

// Loaded with the dialog.
const SettlementFields = lazyPart(async () => ({ default: (await import('./SettlementFields.tsx')).SettlementFields }));

const noun = 'monthlyCollectReceipts';

const allowed =
  (action: MonthlyCollectReceiptAction) =>
  ({ allowedActions }: MonthlyCollectReceiptItem): boolean =>
    allowedActions.includes(action);

/** The batches that the user's rights allow. */
export function useReceiptBatches(): BatchAction<MonthlyCollectReceiptItem>[] {
  const { t } = useTranslation('monthlyCollectReceipts');
  const rights = {
    edit: usePermission('monthlyCollectReceipts:edit'),
    submit: usePermission('monthlyCollectReceipts:submit'),
    close: usePermission('monthlyCollectReceipts:close'),
    confirm: usePermission('monthlyCollectReceipts:confirm'),
  };
  const recompute: BatchAction<MonthlyCollectReceiptItem> = {
    key: 'recompute',
    label: t('action.recompute'),
    isAllowed: allowed('recompute'),
    ...previewed(noun, (ids, _values, trial) => recomputeReceipts({ ids }, trial)),
  };
  const issue: BatchAction<MonthlyCollectReceiptItem> = {
    key: 'issue',
    label: t('action.issue'),
    isAllowed: allowed('issue'),
    ...previewed(noun, (ids, _values, trial) => issueReceipts({ ids }, trial)),
  };
  const close: BatchAction<MonthlyCollectReceiptItem> = {
    key: 'close',
    label: t('action.close'),
    isAllowed: allowed('close'),
    fields: <SettlementFields />,
    initialValues: { settleMethod: 'credit' },
    ...previewed<{ settleMethod: 'credit' | 'transfer'; settleDate: string }>(noun, (ids, values, trial) => closeReceipts({ ids, ...values }, trial)),
  };
  const confirm: BatchAction<MonthlyCollectReceiptItem> = {
    key: 'pass',
    label: t('action.pass'),
    isAllowed: allowed('pass'),
    ...previewed(noun, (ids, _values, trial) => decideDocuments(noun, ids, 'pass', trial)),
  };
  return [...(rights.submit ? [issue] : []), ...(rights.close ? [close] : []), ...(rights.edit ? [recompute] : []), ...(rights.confirm ? [confirm] : [])];
}

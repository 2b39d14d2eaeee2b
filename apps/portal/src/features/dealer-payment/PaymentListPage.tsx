import type { DealerPaymentItem } from '@harrow/api-client';
import { dealerPaymentsFields as sheet } from '@harrow/api-client/fields';
import { type BatchAction, StatusTag } from '@harrow/ui';
import { useTranslation } from 'react-i18next';
import { useDocumentBatches } from '../../documents/actions/documentBatches.tsx';
import { DocumentListPage } from '../../documents/list/DocumentListPage.tsx';
import { billStatusTones } from '../../shared/billStatus.ts';
import { previewed } from '../../shared/calls/previewed.ts';
import type { SheetList } from '../../shared/fields/useSheetList.ts';
import { usePermission } from '../../shared/usePermission.ts';
import { bookPayments, paymentListing, sumUpPayments } from './dealerPayments.ts';
import { useLedgerTabs } from './useLedgerTabs.ts';

const payTones = { unpaid: 'default', partial: 'warning', paid: 'success' } as const;

const list: SheetList<DealerPaymentItem, typeof sheet> = {
  noun: 'dealerPayment',
  texts: 'payments',
  sheet,
  columns: {
    paymentNo: { fixed: 'left' },
    status: { tones: billStatusTones },
    kind: {},
    accountType: {},
    feeType: {},
    paymentAmount: { strong: true },
    paidAmount: {},
    payStatus: { tones: payTones },
    feeDate: {},
    payerName: {},
    bankReference: { kind: 'copied' },
    reversedBy: { render: (payment) => <Reversed payment={payment} />, text: ({ reversedBy }) => reversedBy ?? '' },
    dealerName: { for: 'maker' },
    direction: { defaultHidden: true },
    bankCharges: { defaultHidden: true },
    bankName: { defaultHidden: true },
    transferDate: { defaultHidden: true },
    entryNo: { defaultHidden: true },
    toAccountType: { defaultHidden: true },
    remark: { defaultHidden: true },
    createBy: { defaultHidden: true },
    submitTime: { defaultHidden: true },
    createTime: { defaultHidden: true },
  },
  exported: ['currency', 'dealerCode'],
  query: [
    'paymentNo',
    'status',
    'kind',
    'accountType',
    'feeType',
    'currency',
    'paymentAmount',
    'paidAmount',
    'payStatus',
    'feeDate',
    'transferDate',
    'payerName',
    'bankName',
    'bankReference',
    'entryNo',
    'remark',
    'createBy',
    'submitTime',
    'createTime',
  ],
  filters: [
    { name: 'keyword', kind: 'words', label: 'payments.keyword', maxLength: 500 },
    { name: 'kind', several: true },
    'accountType',
    'currency',
    'payStatus',
    'feeDate',
    'dealerCode',
  ],
};

function Reversed({ payment: { reversedBy } }: { payment: DealerPaymentItem }) {
  const { t } = useTranslation('dealerPayment');
  return reversedBy === null ? '–' : <StatusTag color="error" text={t('ledger.reversedBy', { no: reversedBy })} />;
}

/** Remittances that dealers announce, and entries, transfers and openings of finance. */
export function PaymentListPage() {
  const { t } = useTranslation('dealerPayment');
  const mayBook = usePermission('dealerPayment:paid');
  const usual = useDocumentBatches<DealerPaymentItem>({ docType: 'dealerPayment', steps: ['submit', 'withdraw', 'noPass'] });
  const booking: BatchAction<DealerPaymentItem> = {
    key: 'book',
    label: t('action.book'),
    isAllowed: ({ allowedActions }) => allowedActions.includes('book'),
    ...previewed('dealerPayment', (ids, _values, trial) => bookPayments({ ids }, trial)),
  };
  return (
    <DocumentListPage
      list={list}
      kind={paymentListing}
      newText={t('new')}
      importFrom={{ path: '/api/portal/dealerPayment', title: t('import') }}
      chips={{ links: useLedgerTabs('payments').filter(({ active }) => !active) }}
      sumUp={sumUpPayments(t('field.paidAmount'))}
      batchActions={[...(mayBook ? [booking] : []), ...usual]}
      batchColumns={['paymentNo', 'dealerName', 'paymentAmount']}
    />
  );
}

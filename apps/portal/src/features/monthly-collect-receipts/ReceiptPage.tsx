import type { MonthlyCollectReceipt } from '@harrow/api-client';
import { DateText, DocumentPage, type Fact, Money, StatusTag } from '@harrow/ui';
import { Tabs } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DocumentRecord } from '../../documents/page/DocumentRecord.tsx';
import { useDocumentRail } from '../../documents/page/useDocumentRail.tsx';
import { billStatusTones } from '../../shared/billStatus.ts';
import { MasterHistory } from '../../shared/changes/MasterHistory.tsx';
import { NeighbourButtons } from '../../shared/list/NeighbourButtons.tsx';
import type { ObjectedLine } from './dialogs/DisputeDialog.tsx';
import { ReceiptActions } from './ReceiptActions.tsx';
import { receiptFiles, receiptListing, receipts } from './receipts.ts';
import { DisputesTab } from './tabs/DisputesTab.tsx';
import { FeesTab } from './tabs/FeesTab.tsx';
import { LedgerTab } from './tabs/LedgerTab.tsx';
import { ShipmentsTab } from './tabs/ShipmentsTab.tsx';
import { SummaryTab } from './tabs/SummaryTab.tsx';

const history = {
  docType: 'monthlyCollectReceipts',
  namespace: 'monthlyCollectReceipts',
  dictionaries: { status: 'statement_status', settleMethod: 'settle_method', currency: 'currency' },
};

/** Days before the last one for objections from which it is urgent. */
const urgentDays = 3;

/** One statement: its figures, entries, fees, shipments and objections. */
export function ReceiptPage() {
  return (
    <DocumentRecord resource={receipts} titleOf={({ receiptNo }) => receiptNo}>
      {(receipt) => receipt && <Receipt key={receipt.id} receipt={receipt} />}
    </DocumentRecord>
  );
}

function Receipt({ receipt }: { receipt: MonthlyCollectReceipt }) {
  const { t } = useTranslation('monthlyCollectReceipts');
  const [objected, setObjected] = useState<readonly ObjectedLine[]>();
  const rail = useDocumentRail({
    docType: 'monthlyCollectReceipts',
    document: receipt,
    filesTable: receiptFiles,
    changes: <MasterHistory id={receipt.id} words={history} />,
  });
  const mayObject = receipt.allowedActions.includes('noPass');
  const onObject = mayObject ? setObjected : undefined;
  const facts: Fact[] = [
    { label: t('field.dealerName'), value: receipt.dealerName },
    { label: t('field.period'), value: receipt.period },
    { label: t('field.closing'), value: <Money amount={receipt.closing} currency={receipt.currency} /> },
    { label: t('field.settlementTotal'), value: <Money amount={receipt.settlementTotal} currency={receipt.currency} strong /> },
    ...(receipt.disputeEnd === null ? [] : [{ label: t('field.disputeEnd'), value: <DateText value={receipt.disputeEnd} /> }]),
  ];
  return (
    <DocumentPage
      title={receipt.receiptNo}
      status={
        <>
          <StatusTag color={billStatusTones[receipt.status]} text={receipt.status_dictText} />
          {receipt.daysLeft !== null && (
            <StatusTag color={receipt.daysLeft <= urgentDays ? 'warning' : 'processing'} text={t('daysLeft', { count: receipt.daysLeft })} />
          )}
        </>
      }
      facts={facts}
      actions={
        <>
          <NeighbourButtons resource={receipts} id={receipt.id} pathOf={(id) => `${receiptListing.address}/detail/${id}`} />
          <ReceiptActions receipt={receipt} objected={objected} onObject={setObjected} />
        </>
      }
      rail={rail}
    >
      <Tabs
        items={[
          { key: 'summary', label: t('tab.summary'), children: <SummaryTab receipt={receipt} /> },
          { key: 'ledger', label: t('tab.ledger'), children: <LedgerTab receipt={receipt} onObject={onObject} /> },
          {
            key: 'fees',
            label: `${t('tab.fees')} (${receipt.feeCount + receipt.heldCount})`,
            children: <FeesTab receipt={receipt} onObject={onObject} />,
          },
          { key: 'orders', label: t('tab.orders'), children: <ShipmentsTab receipt={receipt} /> },
          { key: 'disputes', label: `${t('tab.disputes')} (${receipt.disputes.length})`, children: <DisputesTab receipt={receipt} /> },
        ]}
      />
    </DocumentPage>
  );
}

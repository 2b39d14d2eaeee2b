import type { ServiceFeeItem } from '@harrow/api-client';
import { serviceFeesFields as sheet } from '@harrow/api-client/fields';
import type { BatchAction } from '@harrow/ui';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useDocumentBatches } from '../../documents/actions/documentBatches.tsx';
import { DocumentListPage } from '../../documents/list/DocumentListPage.tsx';
import { billStatusTones } from '../../shared/billStatus.ts';
import type { SheetList } from '../../shared/fields/useSheetList.ts';
import { usePermission } from '../../shared/usePermission.ts';
import { cancellation } from './feeBatches.tsx';
import { feeListing, heldCount, statisticAddress, sumUpFees } from './fees.ts';
import { SourceLink } from './SourceLink.tsx';
import { StatementLink } from './StatementLink.tsx';

const list: SheetList<ServiceFeeItem, typeof sheet> = {
  noun: 'serviceFee',
  sheet,
  columns: {
    feeNo: { fixed: 'left' },
    feeDate: {},
    feeType: {},
    amount: { strong: true },
    feeSource: {},
    sourceNo: { render: (fee) => <SourceLink fee={fee} />, text: ({ sourceNo }) => sourceNo },
    vin: { kind: 'copied' },
    secondProduct: {},
    settlementStatus: {},
    statementNo: { render: (fee) => <StatementLink fee={fee} />, text: ({ statementNo }) => statementNo ?? '' },
    heldReason: {},
    dealerName: { for: 'maker' },
    status: { tones: billStatusTones, for: 'maker' },
    settledAmount: { defaultHidden: true },
    settledDate: { defaultHidden: true },
    description: { defaultHidden: true },
    thirdProduct: { defaultHidden: true },
    round: { defaultHidden: true },
    createTime: { defaultHidden: true },
  },
  exported: ['dealerCode', 'currency'],
  query: [
    'feeNo',
    'feeDate',
    'feeType',
    'feeSource',
    'sourceNo',
    'vin',
    'secondProduct',
    'amount',
    'currency',
    'settlementStatus',
    'statementNo',
    'settledDate',
    'status',
    'description',
    'dealerName',
    'createTime',
  ],
  filters: [
    { name: 'keyword', kind: 'words', label: 'list.keyword', maxLength: 1000 },
    { name: 'feeType', several: true },
    { name: 'settlementStatus', several: true },
    'feeDate',
    { name: 'status', several: true, for: 'maker' },
    'currency',
    'dealerCode',
  ],
};

/** What the maker owes dealers for their services, and what of it is settled. */
export function ServiceFeeListPage() {
  const { t } = useTranslation('serviceFee');
  const navigate = useNavigate();
  const steps = useDocumentBatches<ServiceFeeItem>({ docType: 'serviceFee', steps: ['submit'] });
  const mayKeep = usePermission('serviceFee:edit');
  const mayPrint = usePermission('serviceFee:print');
  const paper: BatchAction<ServiceFeeItem> = {
    key: 'print',
    label: t('print.list'),
    run: (ids) => {
      void navigate(`${feeListing.address}/print?ids=${ids.join(',')}`);
      return Promise.resolve({ ok: ids, failed: [] });
    },
  };
  return (
    <DocumentListPage
      list={list}
      kind={feeListing}
      newText={t('new')}
      importFrom={{ path: '/api/portal/serviceFee', title: t('import') }}
      chips={{
        late: { filter: 'held', label: t('list.held'), count: heldCount },
        links: [{ address: statisticAddress, label: t('statistic.link') }],
      }}
      sumUp={sumUpFees}
      batchActions={[...(mayPrint ? [paper] : []), ...steps, ...(mayKeep ? [cancellation(t)] : [])]}
      batchColumns={['feeNo', 'dealerName', 'amount']}
    />
  );
}

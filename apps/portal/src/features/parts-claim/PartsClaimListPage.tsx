import type { PartsClaimItem } from '@harrow/api-client';
import { partsClaimsFields as sheet } from '@harrow/api-client/fields';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useDocumentBatches } from '../../documents/actions/documentBatches.tsx';
import { useRowDecisions } from '../../documents/actions/useRowDecisions.tsx';
import { DocumentListPage } from '../../documents/list/DocumentListPage.tsx';
import { billStatusTones } from '../../shared/billStatus.ts';
import type { SheetList } from '../../shared/fields/useSheetList.ts';
import { meaningOf } from '../../shared/meaning/documentMeaning.ts';
import { DaysLeft, daysLeftText } from './DaysLeft.tsx';
import { partsClaimListing, sumUpClaims } from './partsClaims.ts';

const list: SheetList<PartsClaimItem, typeof sheet> = {
  noun: 'partsClaim',
  sheet,
  meaningOf,
  columns: {
    partsClaimNo: { fixed: 'left' },
    status: { tones: billStatusTones },
    reasons: {},
    packingNo: { kind: 'copied' },
    arrivalNo: { kind: 'copied' },
    lineCount: {},
    claimAmount: {},
    approvedAmount: {},
    solution: {},
    daysLeft: {
      kind: 'tag',
      render: ({ daysLeft }) => (daysLeft === null ? null : <DaysLeft days={daysLeft} />),
      text: ({ daysLeft }, _, t) => (daysLeft === null ? '' : daysLeftText(daysLeft, t)),
    },
    dealerName: { sortable: false, text: (item) => item.subDealerName ?? item.dealerName },
    orderNo: { defaultHidden: true },
    arrivalDate: { defaultHidden: true },
    claimDeadline: { defaultHidden: true },
    resultSolution: { defaultHidden: true },
    creditNo: { defaultHidden: true },
    resendOrderNo: { defaultHidden: true },
    returnShipDate: { defaultHidden: true },
    createTime: { defaultHidden: true },
  },
  exported: ['dealerCode', 'subDealerName', 'submitTime', 'auditTime'],
  query: [
    'partsClaimNo',
    'status',
    'claimReason',
    'orderNo',
    'packingNo',
    'arrivalNo',
    'arrivalDate',
    'claimDeadline',
    'solution',
    'claimAmount',
    'approvedAmount',
    'resultSolution',
    'creditNo',
    'resendOrderNo',
    'returnShipDate',
    'dealerName',
    'submitTime',
    'createTime',
  ],
  filters: [
    { name: 'keyword', kind: 'words', label: 'list.keyword', maxLength: 1000 },
    'claimReason',
    'solution',
    { name: 'status', several: true },
    { name: 'deadline', kind: 'day', label: 'field.claimDeadline' },
    'dealerCode',
  ],
};

/** Claims about parts; those that wait for the user's side come first. */
export function PartsClaimListPage() {
  const { t } = useTranslation('partsClaim');
  const steps = useDocumentBatches<PartsClaimItem>({ docType: 'partsClaim', steps: ['submit', 'withdraw'] });
  const { decisions, dialog } = useRowDecisions('partsClaim');
  const sumUp = useMemo(() => sumUpClaims(t('field.approvedAmount')), [t]);
  return (
    <>
      <DocumentListPage
        list={list}
        kind={partsClaimListing}
        newText={t('new')}
        chips={{
          toggles: [
            { filter: 'goodsExpected', label: t('list.goodsExpected') },
            { filter: 'toSettle', label: t('list.toSettle') },
          ],
        }}
        sumUp={sumUp}
        rowActions={(item) => decisions(item, item.partsClaimNo, { pass: false })}
        batchActions={steps}
        batchColumns={['partsClaimNo', 'reasons', 'dealerName']}
      />
      {dialog}
    </>
  );
}

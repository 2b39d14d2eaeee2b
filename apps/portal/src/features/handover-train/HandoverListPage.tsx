import type { HandoverTrainItem } from '@harrow/api-client';
import { handoverTrainsFields as sheet } from '@harrow/api-client/fields';
import { type Action, lazyPart } from '@harrow/ui';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDocumentBatches } from '../../documents/actions/documentBatches.tsx';
import { useRowDecisions } from '../../documents/actions/useRowDecisions.tsx';
import { DocumentListPage } from '../../documents/list/DocumentListPage.tsx';
import { loadTexts } from '../../platform/language.ts';
import { billStatusTones } from '../../shared/billStatus.ts';
import type { SheetList } from '../../shared/fields/useSheetList.ts';
import { meaningOfHandover } from '../../shared/meaning/documentMeaning.ts';
import { handoverListing } from './handovers.ts';

const ReopenDialog = lazyPart(async () => {
  const [part] = await Promise.all([import('./ReopenDialog.tsx'), loadTexts('documents')]);
  return { default: part.ReopenDialog };
});

const list: SheetList<HandoverTrainItem, typeof sheet> = {
  noun: 'handoverTrain',
  sheet,
  meaningOf: meaningOfHandover,
  columns: {
    handoverNo: { fixed: 'left' },
    status: { tones: billStatusTones },
    vin: { kind: 'copied' },
    fourthProduct: {},
    ownerName: {},
    deliveryDate: {},
    lateDays: {},
    warrantyEndDate: {},
    trainer: {},
    traineeCount: {},
    customerSatisfaction: {},
    invoiceDate: {},
    dealerName: { sortable: false, text: (item) => item.subDealerName ?? item.dealerName },
    invoiceNo: { defaultHidden: true },
    retailPrice: { defaultHidden: true },
    auditBy: { defaultHidden: true, sortable: false },
    createTime: { defaultHidden: true },
  },
  exported: ['dealerCode', 'subDealerName', 'trainingDate', 'warrantyStartDate', 'submitTime', 'auditTime'],
  query: [
    'handoverNo',
    'status',
    'vin',
    'fourthProduct',
    'ownerName',
    'deliveryDate',
    'invoiceNo',
    'invoiceDate',
    'trainer',
    'trainingDate',
    'customerSatisfaction',
    'lateDays',
    'warrantyStartDate',
    'warrantyEndDate',
    'dealerName',
    'submitTime',
    'createTime',
  ],
  filters: [
    { name: 'keyword', kind: 'words', label: 'list.keyword', maxLength: 500 },
    { name: 'owner', kind: 'words', label: 'field.ownerName', maxLength: 100 },
    'deliveryDate',
    { name: 'status', several: true },
    { name: 'late', label: 'list.late', kind: 'switch' },
    'dealerCode',
  ],
};

/** Handovers; those waiting for the user's side come first. */
export function HandoverListPage() {
  const { t } = useTranslation('handoverTrain');
  const steps = useDocumentBatches<HandoverTrainItem>({ docType: 'handoverTrain', steps: ['submit', 'withdraw', 'pass', 'noPass'] });
  const { decisions, dialog } = useRowDecisions('handoverTrain');
  const [reopened, setReopened] = useState<HandoverTrainItem>();
  const rowActions = (item: HandoverTrainItem): Action[] => {
    const reopen: Action = { key: 'reopen', label: t('shared:action.reopen'), danger: true, onClick: () => setReopened(item) };
    return [...decisions(item, item.handoverNo), ...(item.allowedActions.includes('reopen') ? [reopen] : [])];
  };
  return (
    <>
      <DocumentListPage
        list={list}
        kind={handoverListing}
        newText={t('new')}
        printText={t('certificate')}
        rowActions={rowActions}
        batchActions={steps}
        batchColumns={['handoverNo', 'vin', 'ownerName']}
      />
      {dialog}
      <Suspense>{reopened && <ReopenDialog handover={reopened} onClose={() => setReopened(undefined)} />}</Suspense>
    </>
  );
}

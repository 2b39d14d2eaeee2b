import type { PartsArrivalItem } from '@harrow/api-client';
import { partsArrivalsFields as sheet } from '@harrow/api-client/fields';
import { useTranslation } from 'react-i18next';
import { DocumentListPage } from '../../documents/list/DocumentListPage.tsx';
import { billStatusTones } from '../../shared/billStatus.ts';
import type { SheetList } from '../../shared/fields/useSheetList.ts';
import { arrivalListing } from './arrivals.ts';
import { resultTones } from './factsOf.tsx';

const boxesOf = ({ receivedBoxes, packedBoxes }: PartsArrivalItem): string => `${receivedBoxes} / ${packedBoxes}`;

const list: SheetList<PartsArrivalItem, typeof sheet> = {
  noun: 'partsArrival',
  sheet,
  // What the status says stands in its name.
  meaningOf: () => undefined,
  columns: {
    arrivalNo: { fixed: 'left' },
    status: { tones: billStatusTones },
    packingNo: { kind: 'copied' },
    arrivalDate: {},
    dealerName: { sortable: false, text: (item) => item.subDealerName ?? item.dealerName },
    receivedBoxes: { sortable: false, render: boxesOf, text: boxesOf },
    totalPacked: {},
    totalReceived: {},
    totalDamaged: {},
    totalShort: {},
    totalOver: {},
    result: { tones: resultTones },
    partsClaimNo: {},
    claimDeadline: {},
    warehouse: { defaultHidden: true },
    receivedBy: { defaultHidden: true },
    totalWrong: { defaultHidden: true },
    closeReason: { defaultHidden: true },
    createTime: { defaultHidden: true },
  },
  exported: ['dealerCode', 'subDealerName', 'submitTime'],
  query: [
    'arrivalNo',
    'packingNo',
    'status',
    'result',
    'arrivalDate',
    'receivedBy',
    'warehouse',
    'totalPacked',
    'totalReceived',
    'totalDamaged',
    'totalShort',
    'totalOver',
    'totalWrong',
    'partsClaimNo',
    'claimDeadline',
    'claimed',
    'dealerName',
    'createTime',
  ],
  filters: [
    { name: 'arrivalNo', kind: 'text', label: 'field.arrivalNo', maxLength: 500 },
    { name: 'packingNo', kind: 'text', label: 'field.packingNo', maxLength: 500 },
    { name: 'partsCode', kind: 'text', label: 'field.lines.partsCode', maxLength: 500 },
    'result',
    'arrivalDate',
    { name: 'status', several: true },
    'dealerCode',
  ],
};

/** Receipts of boxes; counts and unclaimed differences come first. */
export function ArrivalListPage() {
  const { t } = useTranslation('partsArrival');
  return (
    <DocumentListPage
      list={list}
      kind={arrivalListing}
      newText={t('new')}
      chips={{ toggles: [{ filter: 'unclaimed', label: t('list.unclaimed') }] }}
      batchColumns={['arrivalNo', 'packingNo']}
    />
  );
}

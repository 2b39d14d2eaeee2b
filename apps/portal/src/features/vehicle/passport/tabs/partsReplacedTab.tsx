import { type VehicleReplacedPart, vehiclesPartsReplacedList } from '@harrow/api-client';
import { DateText, formatNumber } from '@harrow/ui';
import { DocumentLink } from '../../../../shared/DocumentLink.tsx';
import { type PassportTab, rowsOf } from './passportTab.ts';

/** Parts that were fitted to the machine as replacements. */
export const partsReplacedTab: PassportTab<VehicleReplacedPart> = {
  key: 'parts',
  title: 'tab.parts',
  permission: null,
  ask: rowsOf(vehiclesPartsReplacedList),
  none: 'parts.none',
  rowKey: ({ docId, partsCode, date, newSerialNo }) => [docId, partsCode, date, newSerialNo].join(' '),
  columns: [
    { title: 'parts.date', cell: ({ date }) => <DateText value={date} /> },
    { title: 'parts.hours', right: true, cell: ({ hours }, language) => formatNumber(hours, language) || '–' },
    { title: 'parts.part', cell: ({ partsCode, partsName }) => `${partsCode} · ${partsName}` },
    { title: 'parts.qty', right: true, cell: ({ qty }, language) => formatNumber(qty, language) },
    { title: 'parts.oldSerialNo', onPaper: false, cell: ({ oldSerialNo }) => oldSerialNo ?? '–' },
    { title: 'parts.newSerialNo', cell: ({ newSerialNo }) => newSerialNo ?? '–' },
    {
      title: 'parts.docNo',
      cell: ({ docType, docId, docNo }) => (
        <DocumentLink docType={docType} docId={docId}>
          {docNo}
        </DocumentLink>
      ),
    },
    { title: 'parts.warrantyUntil', cell: ({ warrantyUntil }) => <DateText value={warrantyUntil} /> },
  ],
};

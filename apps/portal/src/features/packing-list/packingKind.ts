import type { PackingList } from '@harrow/api-client';
import { packingListsForm } from '@harrow/api-client/forms';
import { packingListSlots } from '@harrow/api-client/slots';
import type { RowOf } from '../../documents/form/document/formKind.ts';
import { partsOf } from '../../documents/form/document/partsOf.tsx';
import { packingFiles, packingListing } from './packingLists.ts';

export const { DocumentForm, Section, Field, LineTable, lineColumns, Slots, useList, useValue, useDocument } = partsOf({
  docType: 'packingList',
  ...packingListing,
  sheet: packingListsForm,
  lists: {
    boxes: { nameOf: ({ wmsBoxNo }) => wmsBoxNo ?? '', right: 'box' },
    lines: {
      nameOf: ({ orderNo, orderLineNo, partsCode }) => `${partsCode} ${orderNo}-${orderLineNo}`,
      right: 'line',
      columnOf: { orderLineId: 'partsCode' },
    },
  },
  slots: { table: packingFiles, names: packingListSlots },
  numberOf: ({ packingNo }) => packingNo,
});

export type BoxRow = RowOf<PackingList, 'boxes'>;
export type LineRow = RowOf<PackingList, 'lines'>;

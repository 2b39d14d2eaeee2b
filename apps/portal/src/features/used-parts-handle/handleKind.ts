import type { UsedPartsHandle, UsedPartsTask } from '@harrow/api-client';
import { usedPartsHandlesForm } from '@harrow/api-client/forms';
import { usedPartsHandleSlots } from '@harrow/api-client/slots';
import type { RowOf } from '../../documents/form/document/formKind.ts';
import { partsOf } from '../../documents/form/document/partsOf.tsx';
import { newRowId } from '../../documents/form/rowId.ts';
import { handleReview } from './receive/handleReview.ts';
import { handleFiles, handleListing } from './handles.ts';

export const { DocumentForm, Section, Field, LineTable, lineColumns, Slots, useList, useValue, useDocument } = partsOf({
  docType: 'usedPartsHandle',
  ...handleListing,
  sheet: usedPartsHandlesForm,
  // A core is known by its tag.
  lists: { lines: { nameOf: ({ tagNo }) => tagNo ?? '', right: 'line', marked: 'handledQty', columnOf: { taskId: 'tagNo' } } },
  slots: { table: handleFiles, names: usedPartsHandleSlots },
  numberOf: ({ handleNo }) => handleNo,
  review: handleReview,
});

/** A core as it is being handled. */
type LineRow = RowOf<UsedPartsHandle, 'lines'>;

/** A line for a core, with all that is open of it. */
export const rowOf = ({ id: taskId, tagNo, partsCode, partsName, openQty, retainUntil, returnDue }: UsedPartsTask): LineRow => ({
  id: newRowId(),
  taskId,
  tagNo,
  partsCode,
  partsName,
  openQty,
  retainUntil,
  returnDue,
  handledQty: openQty,
  condition: null,
  remark: null,
});

/** Initial values of a new document. */
export const beginWith = (cores: readonly UsedPartsTask[]): { handleMethod: 'return_maker'; lines: readonly LineRow[] } => ({
  handleMethod: 'return_maker',
  lines: cores.filter(({ openQty }) => openQty > 0).map(rowOf),
});

/** Something was received of it: its lines stay, and a further parcel brings the rest. */
export const isReceived = (handle: UsedPartsHandle | undefined): boolean => handle?.receivedDate != null;

import type { PartsArrival, PartsArrivalOpen } from '@harrow/api-client';
import { partsArrivalsForm } from '@harrow/api-client/forms';
import { partsArrivalSlots } from '@harrow/api-client/slots';
import type { RowOf } from '../../documents/form/document/formKind.ts';
import { partsOf } from '../../documents/form/document/partsOf.tsx';
import { userStore } from '../../platform/session/session.ts';
import { todayIn } from '../../shared/todayIn.ts';
import { arrivalFiles, arrivalListing } from './arrivals.ts';

// Whether it is kept or booked is said by the call, not typed.
const { hold: _hold, createClaim: _claim, ...fields } = partsArrivalsForm.fields;
export const arrivalSheet = { ...partsArrivalsForm, fields };

export const { DocumentForm, Section, Field, LineTable, LineField, lineColumns, Slots, useList, useValue, useDocument } = partsOf({
  docType: 'partsArrival',
  ...arrivalListing,
  sheet: arrivalSheet,
  lists: {
    lines: { nameOf: ({ wmsBoxNo, partsCode }) => `${wmsBoxNo ?? ''} ${partsCode ?? ''}` },
    extra: { nameOf: ({ partsCode }) => partsCode ?? '', code: 'partsCode' },
  },
  slots: { table: arrivalFiles, names: partsArrivalSlots },
  // What the status says stands in its name.
  meaningOf: () => undefined,
  numberOf: ({ arrivalNo }) => arrivalNo,
  isWrittenOffline: true,
});

/** A part of a box as it is being counted. */
export type CountRow = RowOf<PartsArrival, 'lines'>;
/** A part that is not on the list. */
export type ExtraRow = RowOf<PartsArrival, 'extra'>;

/** Lines of boxes, with nothing counted yet. */
export const rowsOfBoxes = ({ lines }: Pick<PartsArrivalOpen, 'lines'>, boxes: readonly string[]): CountRow[] =>
  lines
    .filter(({ wmsBoxNo }) => boxes.includes(wmsBoxNo))
    .map(({ packingLineId, ...line }) => ({
      ...line,
      id: packingLineId,
      packingLineId,
      receivedQty: null,
      damagedQty: null,
      wrongQty: null,
      wrongPartsCode: null,
      differenceReason: null,
      remark: null,
    }));

/** Is it the box of a label, however that is written? Without a label each is. */
const isBox = (wmsBoxNo: string, box: string | undefined): boolean => box === undefined || wmsBoxNo.toUpperCase() === box.toUpperCase();

/** Receipts that count a box, or any of the packing list. */
export const countsOf = ({ boxes }: Pick<PartsArrivalOpen, 'boxes'>, box: string | undefined): { id: string; no: string }[] => {
  const counts = boxes.flatMap(({ wmsBoxNo, countedId: id, countedIn: no }) => (id !== null && no !== null && isBox(wmsBoxNo, box) ? [{ id, no }] : []));
  return [...new Map(counts.map((count) => [count.id, count])).values()];
};

/** Initial values of a count. @param box the one that was scanned; undefined: all that nobody counts */
export function beginWith(open: PartsArrivalOpen, box: string | undefined) {
  const free = open.boxes.filter(({ countedIn }) => countedIn === null).map(({ wmsBoxNo }) => wmsBoxNo);
  const boxes = free.filter((each) => isBox(each, box));
  return {
    packingNo: open.packingNo,
    boxes,
    arrivalDate: todayIn(undefined),
    receivedBy: userStore.get()?.realname ?? null,
    warehouse: open.warehouses[0]?.value ?? null,
    lines: rowsOfBoxes(open, boxes),
  };
}

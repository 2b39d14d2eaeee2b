import type { ArrivalAccept, ArrivalAcceptLine } from '@harrow/api-client';
import { arrivalAcceptsForm } from '@harrow/api-client/forms';
import { arrivalAcceptSlots } from '@harrow/api-client/slots';
import type { Checked } from '../../documents/checklist/checkLine.ts';
import type { RowOf } from '../../documents/form/document/formKind.ts';
import { partsOf } from '../../documents/form/document/partsOf.tsx';
import { userStore } from '../../platform/session/session.ts';
import { todayIn } from '../../shared/todayIn.ts';
import { meaningOfArrival } from '../../shared/meaning/documentMeaning.ts';
import { arrivalReview } from './arrivalReview.ts';
import { arrivalListing, sheetFiles } from './arrivals.ts';

// A sheet is named by its id; by its VIN it is begun elsewhere.
const { vin: _vin, ...fields } = arrivalAcceptsForm.fields;
export const arrivalSheet = { ...arrivalAcceptsForm, fields };

/** Values proposed for a sheet until its first save. */
const usual = (): Partial<ArrivalAccept> => ({
  acceptanceDate: todayIn(undefined),
  acceptancePersonnel: userStore.get()?.realname ?? null,
  keysQty: 2,
  documentsComplete: 'Y',
  toolsComplete: 'Y',
});

export const { DocumentForm, Section, Field, Slots, useList, useDocument } = partsOf({
  docType: 'arrivalAccept',
  ...arrivalListing,
  sheet: arrivalSheet,
  lists: { items: { nameOf: ({ itemCode, itemName }) => `${itemCode} ${itemName}` } },
  slots: { table: sheetFiles, names: arrivalAcceptSlots },
  meaningOf: meaningOfArrival,
  numberOf: ({ acceptNo }) => acceptNo,
  filledIn: ({ status }) => (status === 'pending_acceptance' ? usual() : {}),
  isWrittenOffline: true,
  review: arrivalReview,
});

/** The sheet on the page: it is never a new one, since an arrival makes it. */
export const useArrival = (): ArrivalAccept => useDocument()!;

/** An item as it is being edited, by its code. */
export type ItemRow = RowOf<ArrivalAccept, 'items'>;

/** An item of the sheet with its input. */
export type SheetItem = Checked<ArrivalAcceptLine, ItemRow>;

export type SlotName = keyof typeof arrivalAcceptSlots;

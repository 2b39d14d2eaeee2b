import { vehicleOrderMastersForm } from '@harrow/api-client/forms';
import { vehicleOrderSlots } from '@harrow/api-client/slots';
import { partsOf } from '../../documents/form/document/partsOf.tsx';
import type { OrderRow } from './form/orderRow.ts';
import { vehicleOrderFiles, vehicleOrderListing } from './vehicleOrders.ts';

export const { DocumentForm, Section, Field, LineTable, lineColumns, Slots, useList, useValue, useDocument } = partsOf({
  docType: 'vehicleOrder',
  ...vehicleOrderListing,
  sheet: vehicleOrderMastersForm,
  lists: { lines: { nameOf: ({ fourthProduct }) => fourthProduct ?? '' } },
  slots: { table: vehicleOrderFiles, names: vehicleOrderSlots },
  numberOf: ({ orderNo }) => orderNo,
});

/** The lines as they are being written: every one is begun, read or restored whole. */
export const useOrderRows = () => useList('lines') as unknown as { rows: readonly OrderRow[]; change: (rows: readonly OrderRow[]) => void };

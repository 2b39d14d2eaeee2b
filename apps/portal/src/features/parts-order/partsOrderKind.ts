import { resultOf, vehiclesLookup } from '@harrow/api-client';
import { partsOrdersForm } from '@harrow/api-client/forms';
import { partsOrderSlots } from '@harrow/api-client/slots';
import type { MachineAnswer } from '../../documents/form/document/machine/machineAnswer.ts';
import { partsOf } from '../../documents/form/document/partsOf.tsx';
import type { OrderRow } from './lines/orderRow.ts';
import { partsOrderFiles, partsOrderListing } from './partsOrders.ts';

export const { DocumentForm, Section, Field, LineTable, lineColumns, Slots, useList, useValue, useDocument } = partsOf({
  docType: 'partsOrder',
  ...partsOrderListing,
  sheet: partsOrdersForm,
  lists: { lines: { nameOf: ({ partsCode }) => partsCode ?? '', right: 'line', code: 'partsCode', marked: 'qty' } },
  slots: { table: partsOrderFiles, names: partsOrderSlots },
  numberOf: ({ orderNo }) => orderNo,
  // An order may be for any machine.
  machine: async ({ vin }, signal): Promise<MachineAnswer> => {
    const { reasons: _none, ...vehicle } = await resultOf(vehiclesLookup({ query: { vin }, signal }));
    return { vehicle, reasons: [] };
  },
});

/** The lines as they are being written: every one is begun, read or restored whole. */
export const useOrderRows = () => useList('lines') as unknown as { rows: readonly OrderRow[]; change: (rows: readonly OrderRow[]) => void; readOnly: boolean };

import { choice, date, datetime, type ExportedList, number, text } from '../../shared/export/exportedList.ts';

/** The list's columns, also those hidden at first. */
export const vehicleExport: ExportedList = {
  name: 'vehicle',
  columns: [
    text('vin', { width: 22 }),
    choice('vehicleStatus'),
    choice('secondProduct'),
    choice('thirdProduct', { width: 24 }),
    choice('fourthProduct'),
    text('engineNo'),
    text('dealerCode', { width: 12 }),
    text('dealerName', { width: 28 }),
    text('subDealerName', { width: 28 }),
    choice('pdiStatus'),
    date('arrivalDate'),
    date('deliveryDate'),
    text('ownerName', { width: 28 }),
    date('warrantyEndDate'),
    number('currentHours'),
    datetime('createTime'),
  ],
};

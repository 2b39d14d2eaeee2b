import { exportedFields, type ExportedList } from '../../shared/export/exportedList.ts';

/** The list's columns, also those hidden at first. */
export const vehicleExport: ExportedList = {
  name: 'vehicle',
  noun: 'vehicle',
  columns: exportedFields(
    'vehiclesList',
    [
      'vin',
      'vehicleStatus',
      'secondProduct',
      'thirdProduct',
      'fourthProduct',
      'engineNo',
      'dealerCode',
      'dealerName',
      'subDealerName',
      'pdiStatus',
      'arrivalDate',
      'deliveryDate',
      'ownerName',
      'warrantyEndDate',
      'currentHours',
      'warrantySuspended',
      'unregisteredSince',
      'createTime',
    ],
    { vin: 22, thirdProduct: 24, dealerCode: 12, dealerName: 28, subDealerName: 28, ownerName: 28 },
  ),
};

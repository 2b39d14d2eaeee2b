import type { QueryField } from '@harrow/ui/advanced-query';
import type { TFunction } from 'i18next';

/** Products are many and in three levels: they are found by typing. */
const product = { type: 'sel_search', dictTable: 'product', dictText: 'name', dictCode: 'code' } as const;

/** What the advanced query may ask about machines, in the order of the list. */
export const vehicleQueryFields = (t: TFunction<'vehicle'>): QueryField[] => [
  { value: 'vin', label: t('field.vin') },
  { value: 'vehicleStatus', label: t('field.vehicleStatus'), type: 'list', dictCode: 'vehicle_status' },
  { value: 'secondProduct', label: t('field.secondProduct'), ...product },
  { value: 'thirdProduct', label: t('field.thirdProduct'), ...product },
  { value: 'fourthProduct', label: t('field.fourthProduct'), ...product },
  { value: 'engineNo', label: t('field.engineNo') },
  { value: 'dealerName', label: t('field.dealerName') },
  { value: 'subDealerName', label: t('field.subDealerName') },
  { value: 'pdiStatus', label: t('field.pdiStatus'), type: 'list', dictCode: 'bill_status' },
  { value: 'productionDate', label: t('field.productionDate'), type: 'date' },
  { value: 'arrivalDate', label: t('field.arrivalDate'), type: 'date' },
  { value: 'deliveryDate', label: t('field.deliveryDate'), type: 'date' },
  { value: 'ownerName', label: t('field.ownerName') },
  { value: 'currentHours', label: t('field.currentHours'), type: 'number' },
  { value: 'warrantyEndDate', label: t('field.warrantyEndDate'), type: 'date' },
  { value: 'vehicleOrderNo', label: t('field.vehicleOrderNo') },
  { value: 'contractNo', label: t('field.contractNo') },
];

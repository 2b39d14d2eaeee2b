import type { VehicleItem } from '@harrow/api-client';
import { vehiclesFields as sheet } from '@harrow/api-client/fields';
import { CopyText, DateText, lazyPart, StatusTag } from '@harrow/ui';
import { useTranslation } from 'react-i18next';
import { billStatusTones } from '../../shared/billStatus.ts';
import { productName } from '../../shared/fields/useListFilters.tsx';
import type { SheetList } from '../../shared/fields/useSheetList.ts';
import { productLevels } from './productLevels.ts';
import { vehicleTones, warrantyTones } from './vehicleStatus.ts';

const ProductLevelsFilter = lazyPart(async () => ({ default: (await import('./ProductLevelsFilter.tsx')).ProductLevelsFilter }));

function WarrantyEnd({ vehicle: { warrantyEndDate, warrantyState } }: { vehicle: VehicleItem }) {
  const { t } = useTranslation('vehicle');
  if (!warrantyEndDate) return '–';
  const end = (
    <span title={t(`warranty.${warrantyState}`)}>
      <DateText value={warrantyEndDate} />
    </span>
  );
  return <StatusTag variant="dot" color={warrantyTones[warrantyState]} text={end} />;
}

/** The list of machines. */
export const vehicleList: SheetList<VehicleItem, typeof sheet> = {
  noun: 'vehicle',
  sheet,
  columns: {
    vin: { width: 208, fixed: 'left', render: ({ vin }) => <span className="hw-number">{vin}</span> },
    vehicleStatus: { width: 120, tones: vehicleTones },
    thirdProduct: 160,
    fourthProduct: 120,
    engineNo: { width: 160, render: ({ engineNo }) => <CopyText text={engineNo} /> },
    dealerName: 180,
    subDealerName: { width: 140, sortable: false },
    pdiStatus: { width: 120, tones: billStatusTones, dot: true },
    arrivalDate: 120,
    deliveryDate: 120,
    ownerName: 160,
    warrantyEndDate: { width: 140, render: (vehicle) => <WarrantyEnd vehicle={vehicle} /> },
    currentHours: 112,
    warrantySuspended: { width: 140, defaultHidden: true },
    unregisteredSince: { width: 140, defaultHidden: true },
  },
  exported: ['secondProduct', 'dealerCode', 'createTime'],
  query: [
    'vin',
    'vehicleStatus',
    'secondProduct',
    'thirdProduct',
    'fourthProduct',
    'engineNo',
    'dealerName',
    'subDealerName',
    'pdiStatus',
    'productionDate',
    'arrivalDate',
    'deliveryDate',
    'ownerName',
    'currentHours',
    'warrantyEndDate',
    'warrantySuspended',
    'unregisteredSince',
    'vehicleOrderNo',
    'contractNo',
  ],
  filters: [
    { name: 'vin', kind: 'words', placeholder: 'list.vinHint', maxLength: 4000 },
    {
      name: 'product',
      own: <ProductLevelsFilter />,
      shown: Object.fromEntries(productLevels.map((name) => [name, { label: `field.${name}`, render: productName }])),
    },
    { name: 'vehicleStatus', several: true },
    'dealerCode',
    { name: 'uninsured', kind: 'switch', label: 'list.uninsured' },
    'arrivalDate',
  ],
};

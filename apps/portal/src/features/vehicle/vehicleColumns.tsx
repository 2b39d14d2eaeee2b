import type { VehicleItem } from '@harrow/api-client';
import { vehiclesFields as sheet } from '@harrow/api-client/fields';
import { DateText, lazyPart, StatusTag } from '@harrow/ui';
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
    vin: { fixed: 'left' },
    vehicleStatus: { tones: vehicleTones },
    thirdProduct: {},
    fourthProduct: {},
    engineNo: { kind: 'copied' },
    dealerName: {},
    subDealerName: { sortable: false },
    pdiStatus: { tones: billStatusTones, dot: true },
    arrivalDate: {},
    deliveryDate: {},
    ownerName: {},
    warrantyEndDate: { kind: 'dot', render: (vehicle) => <WarrantyEnd vehicle={vehicle} />, text: ({ warrantyEndDate }) => warrantyEndDate },
    currentHours: {},
    warrantySuspended: { defaultHidden: true },
    unregisteredSince: { defaultHidden: true },
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

import type { VehicleItem } from '@harrow/api-client';
import { vehiclesFields as sheet } from '@harrow/api-client/fields';
import { lazyPart } from '@harrow/ui';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { DocumentListPage } from '../../documents/list/DocumentListPage.tsx';
import { isMakerUser, userStore } from '../../platform/session/session.ts';
import { useStore } from '../../platform/store.ts';
import { RecordDialog, useRecordDialog } from '../../shared/administration/RecordDialog.tsx';
import { exportColumnsOf } from '../../shared/fields/columnsOf.tsx';
import { productName, useListFilters } from '../../shared/fields/useListFilters.tsx';
import { usePermission } from '../../shared/usePermission.ts';
import { productLevels, withoutFilter } from './productLevels.ts';
import { apportionment, arrival, scrapping } from './vehicleBatches.tsx';
import { vehicleColumns, vehicleQueryFields } from './vehicleColumns.tsx';
import { removeVehicles, vehicleCounts, vehicles } from './vehicles.ts';
import { vehicleStatuses } from './vehicleStatus.ts';

const ProductLevelsFilter = lazyPart(async () => ({ default: (await import('./ProductLevelsFilter.tsx')).ProductLevelsFilter }));
const VehicleDialog = lazyPart(async () => ({ default: (await import('./VehicleDialog.tsx')).VehicleDialog }));

export function VehicleListPage() {
  const { t } = useTranslation('vehicle');
  const navigate = useNavigate();
  const isMaker = isMakerUser(useStore(userStore));
  const mayClaim = usePermission('warrantyClaim:add');
  const mayApportion = usePermission('vehicle:apportion');
  const mayScrap = usePermission('vehicle:scrap');
  const mayRecordArrival = usePermission('vehicle:arrive');
  const dialog = useRecordDialog(vehicles.key);
  const queryFields = useMemo(() => vehicleQueryFields(t), [t]);
  const columns = useMemo(() => vehicleColumns(t), [t]);
  const filters = useListFilters(sheet, t, [
    { name: 'vin', kind: 'words', placeholder: t('list.vinHint'), maxLength: 4000 },
    {
      name: 'product',
      own: <ProductLevelsFilter />,
      shown: Object.fromEntries(productLevels.map((name) => [name, { label: t(`field.${name}`), render: productName }])),
    },
    { name: 'vehicleStatus', several: true },
    'dealerCode',
    'arrivalDate',
  ]);
  return (
    <>
      <DocumentListPage<VehicleItem>
        {...filters}
        resource={vehicles}
        module="vehicle"
        address="/vehicle/list"
        title={t('title')}
        newText={t('add')}
        onNew={dialog.create}
        empty={t('list.empty')}
        statuses={{ filter: 'vehicleStatus', dict: 'vehicle_status', order: vehicleStatuses, counts: vehicleCounts }}
        withoutFilter={withoutFilter}
        queryFields={queryFields}
        columns={columns}
        moreColumns={exportColumnsOf(t, ['secondProduct', 'dealerCode', 'createTime'])}
        exportPath="/api/portal/vehicle/exportXls"
        importFrom={{ path: '/mfr/vehicle', title: t('import') }}
        openText={t('open')}
        rowActions={(vehicle) => [
          ...(vehicle.allowedActions.includes('edit') ? [{ key: 'edit', label: t('shared:edit'), onClick: () => dialog.open(vehicle.id) }] : []),
          ...(mayClaim ? [{ key: 'claim', label: t('newClaim'), onClick: () => void navigate(`/service/warrantyClaim/add?vin=${vehicle.vin}`) }] : []),
        ]}
        batchActions={[...(mayRecordArrival ? [arrival(t, isMaker)] : []), ...(mayApportion ? [apportionment(t)] : []), ...(mayScrap ? [scrapping(t)] : [])]}
        batchColumns={['vin', 'fourthProduct', 'dealerName']}
        remove={removeVehicles}
      />
      <RecordDialog dialog={dialog} detail={vehicles.detail}>
        {(vehicle) => <VehicleDialog vehicle={vehicle} onClose={dialog.close} onSaved={dialog.saved} />}
      </RecordDialog>
    </>
  );
}

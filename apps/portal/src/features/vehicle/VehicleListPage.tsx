import type { VehicleItem } from '@harrow/api-client';
import { type Action, type BatchAction, type Chip, EmptyState, lazyPart, ListPage, useDictionary } from '@harrow/ui';
import { useQuery } from '@tanstack/react-query';
import { Button, Flex } from 'antd';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { isMakerUser, userStore } from '../../platform/session/session.ts';
import { RecordDialog, useRecordDialog } from '../../shared/administration/RecordDialog.tsx';
import { ListExport, ListImport } from '../../shared/ListTools.tsx';
import { useStore } from '../../platform/store.ts';
import { useLanguage } from '../../shared/useLanguage.ts';
import { useList } from '../../shared/useList.ts';
import { ListQuery, listQueryChips } from '../../shared/ListQuery.tsx';
import { usePermission } from '../../shared/usePermission.ts';
import { vehicleStatuses } from './vehicle.ts';
import { apportionment, scrapping } from './vehicleBatches.tsx';
import { moreVehicleColumns, vehicleColumns } from './vehicleColumns.tsx';
import { vehicleQueryFields } from './vehicleQueryFields.ts';
import { withoutFilter } from './productLevels.ts';
import { useActiveFilters, VehicleFilters } from './VehicleFilters.tsx';
import { removeVehicles, vehicleCounts, vehicles } from './vehicles.ts';

const VehicleDialog = lazyPart(async () => ({ default: (await import('./VehicleDialog.tsx')).VehicleDialog }));

export function VehicleListPage() {
  const { t } = useTranslation('vehicle');
  const language = useLanguage();
  const navigate = useNavigate();
  const isMaker = isMakerUser(useStore(userStore));
  const mayClaim = usePermission('warrantyClaim:add');
  const mayExport = usePermission('vehicle:export');
  const mayAdd = usePermission('vehicle:add');
  const mayDelete = usePermission('vehicle:delete');
  const mayApportion = usePermission('vehicle:apportion');
  const mayScrap = usePermission('vehicle:scrap');
  const dialog = useRecordDialog(vehicles.key);
  const list = useList(vehicles);
  const { filters } = list.state;
  const chips = useStatusChips(filters['vehicleStatus']);
  const queryFields = useMemo(() => vehicleQueryFields(t), [t]);
  const columns = useMemo(() => vehicleColumns(t, language), [t, language]);
  const open = ({ id }: VehicleItem): void => void navigate(`detail/${id}`);
  const rowActions = (vehicle: VehicleItem): Action[] => [
    { key: 'open', label: t('open'), onClick: () => open(vehicle) },
    ...(vehicle.allowedActions.includes('edit') ? [{ key: 'edit', label: t('shared:edit'), onClick: () => dialog.open(vehicle.id) }] : []),
    ...(mayClaim ? [{ key: 'claim', label: t('newClaim'), onClick: () => void navigate(`/service/warrantyClaim/add?vin=${vehicle.vin}`) }] : []),
  ];
  const batchActions: BatchAction<VehicleItem>[] = [...(mayApportion ? [apportionment(t)] : []), ...(mayScrap ? [scrapping(t)] : [])];
  const addButton = mayAdd && (
    <Button type="primary" onClick={dialog.create}>
      {t('add')}
    </Button>
  );
  return (
    <>
      <ListPage
        {...list.pageProps}
        title={t('title')}
        toolbar={
          <Flex gap={8} wrap justify="end">
            <ListImport path="/mfr/vehicle" permission="vehicle:import" title={t('import')} onImported={list.refresh} />
            <ListExport
              path="/api/portal/vehicle/exportXls"
              permission="vehicle:export"
              list={vehicles.name}
              state={list.state}
              columns={columns}
              moreColumns={moreVehicleColumns(t)}
              selectedIds={list.selection.ids}
            />
            {addButton}
          </Flex>
        }
        selection={mayExport || mayDelete || batchActions.length > 0 ? list.selection : undefined}
        batchActions={batchActions}
        batchColumns={['vin', 'fourthProduct', 'dealerName']}
        deletion={mayDelete ? { remove: removeVehicles, isAllowed: ({ allowedActions }) => allowedActions.includes('delete') } : undefined}
        chips={chips}
        onChipClick={(status) => list.change({ filters: { ...filters, vehicleStatus: status === 'all' ? '' : status } })}
        filters={<VehicleFilters isMaker={isMaker} />}
        activeFilters={useActiveFilters(filters)}
        onFilterRemove={(name) => list.change({ filters: withoutFilter(filters, name) })}
        columns={columns}
        rowActions={rowActions}
        onRowOpen={open}
        filterExtra={<ListQuery resource={vehicles} fields={queryFields} state={list.state} change={list.change} />}
        queryChips={listQueryChips({ fields: queryFields, state: list.state, change: list.change })}
        preview
        view={list.view}
        rowHref={({ id }) => `/vehicle/list/detail/${id}`}
        empty={<EmptyState title={t('list.empty')} action={addButton} />}
      />
      <RecordDialog dialog={dialog} detail={vehicles.detail}>
        {(vehicle) => <VehicleDialog vehicle={vehicle} onClose={dialog.close} onSaved={dialog.saved} />}
      </RecordDialog>
    </>
  );
}

function useStatusChips(status = ''): Chip[] {
  const { t } = useTranslation('vehicle');
  const { items } = useDictionary('vehicle_status');
  const { data } = useQuery(vehicleCounts);
  const chosen = status.split(',');
  return [
    { key: 'all', label: t('list.all'), count: data?.reduce((sum, { count }) => sum + count, 0), active: status === '' },
    ...vehicleStatuses.map((key) => ({
      key,
      label: items?.find(({ value }) => value === key)?.text ?? key,
      count: data && (data.find((entry) => entry.status === key)?.count ?? 0),
      active: chosen.includes(key),
    })),
  ];
}

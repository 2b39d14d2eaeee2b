import type { VehicleItem } from '@harrow/api-client';
import { type Action, type Chip, EmptyState, ListPage, useDictionary, useSettings } from '@harrow/ui';
import { useQuery } from '@tanstack/react-query';
import { Button, Flex } from 'antd';
import { Suspense, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPage } from '../../app/routing/lazyPage.tsx';
import { useNavigate } from 'react-router-dom';
import { userStore } from '../../app/session/session.ts';
import { ListExport, ListImport } from '../../shared/ListTools.tsx';
import { useStore } from '../../shared/store.ts';
import { useList } from '../../shared/useList.ts';
import { ListQuery, listQueryChips } from '../../shared/ListQuery.tsx';
import { usePermission } from '../../shared/usePermission.ts';
import { vehicleStatuses } from './vehicle.ts';
import { moreVehicleColumns, vehicleColumns } from './vehicleColumns.tsx';
import { vehicleQueryFields } from './vehicleQueryFields.ts';
import { useActiveFilters, VehicleFilters } from './VehicleFilters.tsx';
import { vehicleCounts, vehicles } from './vehicles.ts';

const VehicleDialog = lazyPage(async () => (await import('./VehicleDialog.tsx')).VehicleDialog);

export function VehicleListPage() {
  const { t } = useTranslation('vehicle');
  const { language } = useSettings();
  const navigate = useNavigate();
  const isMaker = !useStore(userStore)?.dealerCode;
  const mayClaim = usePermission('warrantyClaim:add');
  const mayExport = usePermission('vehicle:export');
  const mayAdd = usePermission('vehicle:add');
  const [isAdding, setIsAdding] = useState(false);
  const list = useList(vehicles);
  const { filters } = list.state;
  const chips = useStatusChips(filters['vehicleStatus']);
  const queryFields = useMemo(() => vehicleQueryFields(t), [t]);
  const columns = useMemo(() => vehicleColumns(t, language), [t, language]);
  const open = ({ id }: VehicleItem): void => void navigate(`detail/${id}`);
  const rowActions = (vehicle: VehicleItem): Action[] => [
    { key: 'open', label: t('open'), onClick: () => open(vehicle) },
    ...(mayClaim ? [{ key: 'claim', label: t('newClaim'), onClick: () => void navigate(`/service/warrantyClaim/add?vin=${vehicle.vin}`) }] : []),
  ];
  const addButton = mayAdd && (
    <Button type="primary" onClick={() => setIsAdding(true)}>
      {t('add')}
    </Button>
  );
  const stopAdding = (): void => setIsAdding(false);
  const handleAdded = (): void => {
    stopAdding();
    list.refresh();
  };
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
        selection={mayExport ? list.selection : undefined}
        chips={chips}
        onChipClick={(status) => list.change({ filters: { ...filters, vehicleStatus: status === 'all' ? '' : status } })}
        filters={<VehicleFilters isMaker={isMaker} />}
        activeFilters={useActiveFilters(filters)}
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
      <Suspense>{isAdding && <VehicleDialog onClose={stopAdding} onSaved={handleAdded} />}</Suspense>
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

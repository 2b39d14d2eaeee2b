import { lazyPart } from '@harrow/ui';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { DocumentListPage } from '../../documents/list/DocumentListPage.tsx';
import { isMakerUser, userStore } from '../../platform/session/session.ts';
import { useStore } from '../../platform/store.ts';
import { RecordDialog, useRecordDialog } from '../../shared/administration/RecordDialog.tsx';
import { usePermission } from '../../shared/usePermission.ts';
import { withoutFilter } from './productLevels.ts';
import { apportionment, arrival, scrapping, warrantyStart } from './vehicleBatches.tsx';
import { vehicleList } from './vehicleColumns.tsx';
import { vehicles, vehicleListing } from './vehicles.ts';

const VehicleDialog = lazyPart(async () => ({ default: (await import('./VehicleDialog.tsx')).VehicleDialog }));

export function VehicleListPage() {
  const { t } = useTranslation('vehicle');
  const navigate = useNavigate();
  const isMaker = isMakerUser(useStore(userStore));
  const [asked] = useSearchParams();
  const asksUninsured = !isMaker && asked.get('uninsured') === 'Y';
  const mayApportion = usePermission('vehicle:apportion');
  const mayScrap = usePermission('vehicle:scrap');
  const mayRecordArrival = usePermission('vehicle:arrive');
  const mayStartWarranty = usePermission('handoverTrain:finalAudit');
  const dialog = useRecordDialog(vehicles.key);
  return (
    <>
      <DocumentListPage
        list={vehicleList}
        kind={vehicleListing}
        newText={t('add')}
        onNew={dialog.create}
        withoutFilter={withoutFilter}
        importFrom={{ path: '/mfr/vehicle', title: t('import') }}
        openText={t('open')}
        rowActions={(vehicle) => [
          ...(vehicle.allowedActions.includes('edit') ? [{ key: 'edit', label: t('shared:edit'), onClick: () => dialog.open(vehicle.id) }] : []),
          ...(asksUninsured && vehicle.begins.includes('forceInsurance')
            ? [{ key: 'insure', label: t('insure'), onClick: () => void navigate(`/service/forceInsurance/add?vin=${vehicle.vin}`) }]
            : []),
          ...(vehicle.begins.includes('warrantyClaim')
            ? [{ key: 'claim', label: t('newClaim'), onClick: () => void navigate(`/service/warrantyClaim/add?vin=${vehicle.vin}`) }]
            : []),
        ]}
        batchActions={[
          ...(mayRecordArrival ? [arrival(t, isMaker)] : []),
          ...(mayApportion ? [apportionment(t)] : []),
          ...(mayStartWarranty ? [warrantyStart(t)] : []),
          ...(mayScrap ? [scrapping(t)] : []),
        ]}
        batchColumns={['vin', 'fourthProduct', 'dealerName']}
      />
      <RecordDialog dialog={dialog} detail={vehicles.detail}>
        {(vehicle) => <VehicleDialog vehicle={vehicle} onClose={dialog.close} onSaved={dialog.saved} />}
      </RecordDialog>
    </>
  );
}

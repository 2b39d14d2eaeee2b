import type { Vehicle } from '@harrow/api-client';
import { ActionBar, AttachmentList, CopyText, DocumentPage, lazyPart, StatusTag } from '@harrow/ui';
import { Tabs } from 'antd';
import { Suspense, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { DocumentRecord } from '../../documents/page/DocumentRecord.tsx';
import { usePrintDocument } from '../../documents/print/usePrintDocument.ts';
import { RecordDialog, useRecordDialog } from '../../shared/administration/RecordDialog.tsx';
import { MasterHistory } from '../../shared/changes/MasterHistory.tsx';
import { NeighbourButtons } from '../../shared/list/NeighbourButtons.tsx';
import { useSiteActions } from '../../shared/sites/useSiteActions.ts';
import { usePermission } from '../../shared/usePermission.ts';
import { EngineHistory } from './passport/EngineHistory.tsx';
import { HoursCard } from './passport/HoursCard.tsx';
import { LifeSteps } from './passport/LifeSteps.tsx';
import styles from './passport/passport.module.css';
import { BasicFields, OwnerFields } from './passport/PassportFields.tsx';
import { VehicleClaims } from './passport/VehicleClaims.tsx';
import { VehicleEvents } from './passport/VehicleEvents.tsx';
import { PassportTable } from './passport/tabs/PassportTable.tsx';
import { usePassportTabs } from './passport/tabs/passportTabs.ts';
import { WarrantyCard } from './passport/WarrantyCard.tsx';
import { WarrantyCheck } from './passport/WarrantyCheck.tsx';
import { mayArrive } from './mayArrive.ts';
import { vehicleTones } from './vehicleStatus.ts';
import { vehicles } from './vehicles.ts';

const ArrivalDialog = lazyPart(async () => ({ default: (await import('./ArrivalDialog.tsx')).ArrivalDialog }));
const WarrantyStartDialog = lazyPart(async () => ({ default: (await import('./WarrantyStartDialog.tsx')).WarrantyStartDialog }));
const VehicleDialog = lazyPart(async () => ({ default: (await import('./VehicleDialog.tsx')).VehicleDialog }));

const history = { docType: 'vehicle', namespace: 'vehicle', dictionaries: { vehicleStatus: 'vehicle_status', color: 'vehicle_color' } };

/** The passport of a machine: its life, warranty, hours, owner, claims. */
export function VehiclePage() {
  return (
    <DocumentRecord resource={vehicles} titleOf={({ vin }) => vin}>
      {(vehicle) => vehicle && <Passport vehicle={vehicle} />}
    </DocumentRecord>
  );
}

function Passport({ vehicle }: { vehicle: Vehicle }) {
  const { t } = useTranslation('vehicle');
  const navigate = useNavigate();
  const openPaper = usePrintDocument('vehicle');
  const familyTabs = usePassportTabs();
  const begins = (docType: Vehicle['begins'][number]): boolean => vehicle.begins.includes(docType);
  const mayEdit = usePermission('vehicle:edit');
  const sites = useSiteActions(['epc', 'manual']);
  const [asked, setAsked] = useState<'arrival' | 'warrantyStart' | null>(null);
  const dialog = useRecordDialog(vehicles.key);
  const files = useMemo(() => ({ table: 'vehicle', id: vehicle.id }), [vehicle.id]);
  const edit = { key: 'edit', label: t('shared:edit'), onClick: () => dialog.open(vehicle.id) };
  const print = { key: 'print', label: t('shared:print'), onClick: () => openPaper(vehicle.id) };
  const newClaim = { key: 'claim', label: t('newClaim'), primary: true, onClick: () => void navigate(`/service/warrantyClaim/add?vin=${vehicle.vin}`) };
  const accept = { key: 'accept', label: t('accept'), primary: true, onClick: () => void navigate(`/vehicle/arrivalAccept/vin/${vehicle.vin}`) };
  const handOver = { key: 'handover', label: t('handOver'), primary: true, onClick: () => void navigate(`/vehicle/handoverTrain/add?vin=${vehicle.vin}`) };
  const extend = { key: 'extend', label: t('extend'), onClick: () => void navigate(`/service/extendInsurance/add?vin=${vehicle.vin}`) };
  const arrive = { key: 'arrive', label: t('arrive'), primary: true, onClick: () => setAsked('arrival') };
  const start = { key: 'startWarranty', label: t('startWarranty.title'), primary: true, onClick: () => setAsked('warrantyStart') };
  const tabs = [
    { key: 'basic', label: t('tab.basic'), children: <BasicFields vehicle={vehicle} /> },
    { key: 'owner', label: t('tab.owner'), children: <OwnerFields vehicle={vehicle} /> },
    { key: 'claims', label: `${t('tab.claims')} (${vehicle.claims.length})`, children: <VehicleClaims claims={vehicle.claims} /> },
    ...familyTabs.map((tab) => ({ key: tab.key, label: t(tab.title), children: <PassportTable tab={tab} vehicleId={vehicle.id} /> })),
    { key: 'history', label: t('tab.history'), children: <VehicleEvents events={vehicle.events} /> },
    { key: 'files', label: t('tab.files'), children: <AttachmentList owner={files} readOnly={!mayEdit} /> },
    { key: 'changes', label: t('tab.changes'), children: <MasterHistory id={vehicle.id} words={history} /> },
    { key: 'engines', label: `${t('tab.engines')} (${vehicle.engineHistory.length})`, children: <EngineHistory changes={vehicle.engineHistory} /> },
  ];
  return (
    <DocumentPage
      title={<CopyText text={vehicle.vin} />}
      status={
        <>
          <StatusTag color={vehicleTones[vehicle.vehicleStatus]} text={vehicle.vehicleStatus_dictText} />
          {vehicle.openCampaigns > 0 && <StatusTag color="warning" text={t('campaigns', { n: vehicle.openCampaigns })} />}
        </>
      }
      facts={[
        { label: t('field.fourthProduct'), value: `${vehicle.thirdProduct_dictText} · ${vehicle.fourthProduct_dictText}` },
        { label: t('field.dealerName'), value: vehicle.subDealerName ?? vehicle.dealerName },
      ]}
      actions={
        <>
          <NeighbourButtons resource={vehicles} id={vehicle.id} pathOf={(id) => `/vehicle/list/detail/${id}`} />
          <ActionBar
            actions={[
              ...(mayArrive(vehicle) ? [arrive] : []),
              ...(begins('arrivalAccept') ? [accept] : []),
              ...(begins('handoverTrain') ? [handOver] : []),
              ...(vehicle.allowedActions.includes('startWarranty') ? [start] : []),
              ...(begins('warrantyClaim') ? [newClaim] : []),
              ...(begins('extendInsurance') ? [extend] : []),
              ...(vehicle.allowedActions.includes('edit') ? [edit] : []),
              print,
              ...sites({ vin: vehicle.vin }),
            ]}
          />
        </>
      }
    >
      <LifeSteps vehicle={vehicle} />
      <div className={styles.cards}>
        <WarrantyCard vehicle={vehicle} />
        <HoursCard vehicle={vehicle} />
        <WarrantyCheck vehicleId={vehicle.id} hours={vehicle.currentHours} />
      </div>
      <div className={styles.details}>
        <Tabs items={tabs} />
      </div>
      <RecordDialog dialog={dialog} detail={vehicles.detail}>
        {(record) => <VehicleDialog vehicle={record} onClose={dialog.close} onSaved={dialog.saved} />}
      </RecordDialog>
      <Suspense>
        {asked === 'arrival' && <ArrivalDialog vehicle={vehicle} onClose={() => setAsked(null)} />}
        {asked === 'warrantyStart' && <WarrantyStartDialog vehicle={vehicle} onClose={() => setAsked(null)} />}
      </Suspense>
    </DocumentPage>
  );
}

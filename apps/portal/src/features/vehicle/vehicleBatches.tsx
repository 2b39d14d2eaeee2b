/** Batch actions on machines. */
import type { VehicleItem } from '@harrow/api-client';
import { type BatchAction, lazyPart } from '@harrow/ui';
import type { TFunction } from 'i18next';
import { previewed } from '../../shared/calls/previewed.ts';
import { todayIn } from '../../shared/todayIn.ts';
import { apportionVehicles, type Apportionment, type Arrival, recordArrival, scrapVehicles, startWarranty, type WarrantyStart } from './vehicles.ts';

// Loaded with the dialog.
const ApportionFields = lazyPart(async () => ({ default: (await import('./batchFields.tsx')).ApportionFields }));
const ArrivalFields = lazyPart(async () => ({ default: (await import('./batchFields.tsx')).ArrivalFields }));
const ScrapFields = lazyPart(async () => ({ default: (await import('./batchFields.tsx')).ScrapFields }));

const WarrantyStartFields = lazyPart(async () => ({ default: (await import('./batchFields.tsx')).WarrantyStartFields }));

const today = (): string => todayIn(undefined);

/** Handing machines in stock to a sub-dealer, or back. */
export const apportionment = (t: TFunction<'vehicle'>): BatchAction<VehicleItem> => ({
  key: 'apportion',
  label: t('batch.apportion'),
  fields: <ApportionFields />,
  initialValues: { apportionDate: today() },
  ...previewed<Apportionment>('vehicle', (ids, { subDealerCode = null, apportionDate = today(), remark }, trial) =>
    apportionVehicles({ ids, subDealerCode, apportionDate, ...(remark && { remark }) }, trial),
  ),
});

/** Saying that machines have arrived; their acceptance begins. */
export const arrival = (t: TFunction<'vehicle'>, isMaker: boolean): BatchAction<VehicleItem> => ({
  key: 'arrive',
  label: t('arrive'),
  fields: <ArrivalFields />,
  initialValues: { arrivalDate: today() },
  ...previewed<Arrival>('vehicle', (ids, { arrivalDate = today(), ...more }, trial) => recordArrival(ids, { arrivalDate, ...more }, isMaker, trial)),
});

/** Starts the warranty of machines without a registered handover. */
export const warrantyStart = (t: TFunction<'vehicle'>): BatchAction<VehicleItem> => ({
  key: 'startWarranty',
  label: t('startWarranty.title'),
  fields: <WarrantyStartFields />,
  initialValues: { startDate: today() },
  ...previewed<WarrantyStart>('vehicle', (ids, { startDate = today(), ...more }, trial) => startWarranty({ ids, startDate, ...more }, trial)),
});

/** Taking machines out of use. */
export const scrapping = (t: TFunction<'vehicle'>): BatchAction<VehicleItem> => ({
  key: 'scrap',
  label: t('batch.scrap'),
  danger: true,
  fields: <ScrapFields />,
  ...previewed<{ reason: string }>('vehicle', (ids, values, trial) => scrapVehicles({ ids, ...values }, trial)),
});

/** Batch actions on machines. */
import type { VehicleItem } from '@harrow/api-client';
import { type BatchAction, lazyPart } from '@harrow/ui';
import type { TFunction } from 'i18next';
import { todayIn } from '../../shared/todayIn.ts';
import {
  apportionVehicles,
  type Apportionment,
  type Arrival,
  mayApportion,
  mayScrap,
  recordArrival,
  scrapVehicles,
  startWarranty,
  type WarrantyStart,
} from './vehicles.ts';

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
  preview: (ids) => mayApportion(ids, today()),
  run: (ids, values) => apportionVehicles(ids, values as Apportionment),
});

/** Saying that machines have arrived; their acceptance begins. */
export const arrival = (t: TFunction<'vehicle'>, isMaker: boolean): BatchAction<VehicleItem> => ({
  key: 'arrive',
  label: t('arrive'),
  fields: <ArrivalFields />,
  initialValues: { arrivalDate: today() },
  preview: (ids) => recordArrival(ids, { arrivalDate: today() }, isMaker, true),
  run: (ids, values) => recordArrival(ids, values as unknown as Arrival, isMaker),
});

/** Starts the warranty of machines without a registered handover. */
export const warrantyStart = (t: TFunction<'vehicle'>): BatchAction<VehicleItem> => ({
  key: 'startWarranty',
  label: t('startWarranty.title'),
  fields: <WarrantyStartFields />,
  initialValues: { startDate: today() },
  preview: (ids) => startWarranty(ids, { startDate: today() }, true),
  run: (ids, values) => startWarranty(ids, values as unknown as WarrantyStart),
});

/** Taking machines out of use. */
export const scrapping = (t: TFunction<'vehicle'>): BatchAction<VehicleItem> => ({
  key: 'scrap',
  label: t('batch.scrap'),
  danger: true,
  fields: <ScrapFields />,
  preview: mayScrap,
  run: (ids, { reason }) => scrapVehicles(ids, String(reason)),
});

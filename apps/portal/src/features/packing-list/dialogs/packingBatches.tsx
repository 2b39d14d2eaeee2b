/** What is done with several packing lists at once. */
import type { PackingListAction, PackingListItem } from '@harrow/api-client';
import { type BatchAction, lazyPart } from '@harrow/ui';
import type { TFunction } from 'i18next';
import { previewed } from '../../../shared/calls/previewed.ts';
import { todayIn } from '../../../shared/todayIn.ts';
import { changeEta, markArrived, recallPackings, shipPackings, type Transport } from '../packingLists.ts';

// Loaded with the dialog.
const TransportFields = lazyPart(async () => ({ default: (await import('./packingFields.tsx')).TransportFields }));
const EtaFields = lazyPart(async () => ({ default: (await import('./packingFields.tsx')).EtaFields }));
const ReasonField = lazyPart(async () => ({ default: (await import('./packingFields.tsx')).ReasonField }));
const ArrivedField = lazyPart(async () => ({ default: (await import('./packingFields.tsx')).ArrivedField }));

const allowed =
  (action: PackingListAction) =>
  ({ allowedActions }: PackingListItem): boolean =>
    allowedActions.includes(action);

/** The fields that hold something: what is left empty stays as it was typed. */
const filled = (values: Partial<Transport>): Partial<Transport> => Object.fromEntries(Object.entries(values).filter(([, value]) => value));

/** The goods of several packing lists leave, together where they are given one carrier. */
export const shipment = (t: TFunction<'packingList'>): BatchAction<PackingListItem> => ({
  key: 'ship',
  label: t('action.ship'),
  isAllowed: allowed('ship'),
  fields: <TransportFields />,
  ...previewed<Transport>('packingList', (ids, transport, trial) => shipPackings({ ids, ...filled(transport) }, trial)),
});

export const etaChange = (t: TFunction<'packingList'>): BatchAction<PackingListItem> => ({
  key: 'changeEta',
  label: t('action.changeEta'),
  isAllowed: allowed('changeEta'),
  fields: <EtaFields />,
  ...previewed<{ eta: string; reason: string }>('packingList', (ids, { eta = '', reason = '' }, trial) => changeEta({ ids, eta, reason }, trial), false),
});

export const recall = (t: TFunction<'packingList'>): BatchAction<PackingListItem> => ({
  key: 'recall',
  label: t('action.recall'),
  danger: true,
  isAllowed: allowed('recall'),
  fields: <ReasonField />,
  ...previewed<{ reason: string }>('packingList', (ids, { reason = '' }, trial) => recallPackings({ ids, reason }, trial), false),
});

export const arrival = (t: TFunction<'packingList'>): BatchAction<PackingListItem> => ({
  key: 'markArrived',
  label: t('action.markArrived'),
  isAllowed: allowed('markArrived'),
  fields: <ArrivedField />,
  initialValues: { arrivedOn: todayIn(undefined) },
  ...previewed<{ arrivedOn: string }>('packingList', (ids, values, trial) => markArrived({ ids, ...values }, trial)),
});

import type { VehicleOrder, VehicleOrderAction } from '@harrow/api-client';
import { formatMoney, lazyPart, useSettings } from '@harrow/ui';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { FormFoot } from '../../documents/form/document/FormFoot.tsx';
import type { ActionLook } from '../../documents/page/DocumentFoot.tsx';
import { single } from '../../shared/calls/notDone.ts';
import { isReasonStep } from './actions/isReasonStep.ts';
import { useDocument } from './vehicleOrderKind.ts';
import { confirmOrders, releaseOrders } from './vehicleOrders.ts';

const AssignDialog = lazyPart(async () => ({ default: (await import('./actions/AssignDialog.tsx')).AssignDialog }));
const UnassignDialog = lazyPart(async () => ({ default: (await import('./actions/UnassignDialog.tsx')).UnassignDialog }));
const ShipDialog = lazyPart(async () => ({ default: (await import('./actions/ShipDialog.tsx')).ShipDialog }));
const ShipmentDialog = lazyPart(async () => ({ default: (await import('./actions/ShipmentDialog.tsx')).ShipmentDialog }));
const UnshipDialog = lazyPart(async () => ({ default: (await import('./actions/UnshipDialog.tsx')).UnshipDialog }));
const ArriveDialog = lazyPart(async () => ({ default: (await import('./actions/ArriveDialog.tsx')).ArriveDialog }));
const PayDialog = lazyPart(async () => ({ default: (await import('./actions/PayDialog.tsx')).PayDialog }));
const OrderReasonStep = lazyPart(async () => ({ default: (await import('./actions/OrderReasonStep.tsx')).OrderReasonStep }));

type ActionName = Exclude<VehicleOrderAction, 'edit'>;

/** Look of the actions in the foot bar. The server decides which are shown. A missing one is a compile error. */
const looks: Record<ActionName, ActionLook> = {
  release: { rank: 1, main: true },
  confirm: { rank: 2, main: true },
  ship: { rank: 3, main: true },
  arrive: { rank: 4, main: true },
  assignVins: { rank: 5, main: true },
  pay: { rank: 6 },
  arriveForDealer: { rank: 7 },
  changeShipment: { rank: 8 },
  overrideDeposit: { rank: 9 },
  overrideShipment: { rank: 10 },
  unassignVins: { rank: 11 },
  recall: { rank: 12 },
  unship: { rank: 13, danger: true },
  cutRemainder: { rank: 14, danger: true },
  cancel: { rank: 15, danger: true },
  delete: { rank: 16, danger: true },
};

const dialogs = [
  'assignVins',
  'unassignVins',
  'ship',
  'changeShipment',
  'unship',
  'arrive',
  'arriveForDealer',
  'pay',
  'recall',
  'cancel',
  'cutRemainder',
  'overrideDeposit',
  'overrideShipment',
] as const;
type Dialog = (typeof dialogs)[number];

/** Actions of the order. A link of the list opens one of them: `?do=ship`. */
export function OrderFoot() {
  const { t } = useTranslation('vehicleOrder');
  const { language } = useSettings();
  const order = useDocument();
  const [search] = useSearchParams();
  const [asked, setAsked] = useState<Dialog | undefined>(() => dialogs.find((name) => name === search.get('do')));
  const own = Object.fromEntries(dialogs.map((name) => [name, () => setAsked(name)])) as Record<Dialog, () => void>;
  const labels = Object.fromEntries(dialogs.map((name) => [name, t(`action.${name}`)])) as Record<Dialog, string>;
  return (
    <FormFoot<ActionName>
      looks={looks}
      labels={{ ...labels, release: t('action.release'), confirm: t('action.confirm') }}
      own={{
        ...own,
        release: async ({ isSure, afterSave }) => {
          if (await isSure({ title: t('ask.release'), okText: t('action.release') }))
            await afterSave(({ id }, confirm) => single(releaseOrders([id], confirm ? { confirm } : {})), t('ask.anyway'));
        },
        confirm: async ({ isSure, move }) => {
          if (!order) return;
          const { orderNo: no, depositDue, currency } = order;
          const title = t('ask.confirm', { no, amount: formatMoney(depositDue, currency, language) });
          if (await isSure({ title, okText: t('action.confirm') })) await move(() => single(confirmOrders({ ids: [order.id], version: order.version })));
        },
      }}
      isPrintable
    >
      {order && asked && order.allowedActions.includes(asked) && (
        <Suspense>
          <AskedDialog asked={asked} order={order} onClose={() => setAsked(undefined)} />
        </Suspense>
      )}
    </FormFoot>
  );
}

function AskedDialog({ asked, ...props }: { asked: Dialog; order: VehicleOrder; onClose: () => void }) {
  if (isReasonStep(asked)) return <OrderReasonStep {...props} step={asked} />;
  switch (asked) {
    case 'assignVins':
      return <AssignDialog {...props} />;
    case 'unassignVins':
      return <UnassignDialog {...props} />;
    case 'ship':
      return <ShipDialog {...props} />;
    case 'changeShipment':
      return <ShipmentDialog {...props} />;
    case 'unship':
      return <UnshipDialog {...props} />;
    case 'pay':
      return <PayDialog {...props} />;
    default:
      return <ArriveDialog {...props} isForDealer={asked === 'arriveForDealer'} />;
  }
}

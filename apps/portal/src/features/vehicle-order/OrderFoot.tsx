import type { VehicleOrder, VehicleOrderAction } from '@harrow/api-client';
import { formatMoney, lazyPart, useSettings } from '@harrow/ui';
import { Suspense, useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { FormFoot } from '../../documents/form/document/FormFoot.tsx';
import { useFormActions } from '../../documents/form/document/saving/useFormActions.ts';
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
/** Questions that need no dialog of their own. */
const questions = ['release', 'confirm'] as const;

type Dialog = (typeof dialogs)[number];
type Question = (typeof questions)[number];

/** Actions of the order. A link of the list asks for one of them: `?do=ship`. */
export function OrderFoot() {
  const { t } = useTranslation('vehicleOrder');
  const { language } = useSettings();
  const { isSure, move, afterSave } = useFormActions();
  const order = useDocument();
  const [search, setSearch] = useSearchParams();
  const wanted = search.get('do');
  const [pressed, setPressed] = useState<Dialog>();
  const asked = pressed ?? dialogs.find((name) => name === wanted);
  const close = (): void => {
    setPressed(undefined);
    // Whoever reloads the page does not ask again.
    if (wanted !== null) setSearch(withoutStep, { replace: true });
  };
  const own = Object.fromEntries(dialogs.map((name) => [name, () => setPressed(name)])) as Record<Dialog, () => void>;
  const labels = Object.fromEntries([...dialogs, ...questions].map((name) => [name, t(`action.${name}`)])) as Record<Dialog | Question, string>;
  const ask: Record<Question, () => Promise<void>> = {
    async release() {
      if (await isSure({ title: t('ask.release'), okText: t('action.release') }))
        await afterSave(({ id }, confirm) => single(releaseOrders([id], confirm ? { confirm } : {})), t('ask.anyway'));
    },
    async confirm() {
      if (!order) return;
      const { orderNo: no, depositDue, currency } = order;
      const title = t('ask.confirm', { no, amount: formatMoney(depositDue, currency, language) });
      if (await isSure({ title, okText: t('action.confirm') })) await move(() => single(confirmOrders({ ids: [order.id], version: order.version })));
    },
  };
  const question = questions.find((name) => name === wanted && order?.allowedActions.includes(name));
  const askOnce = useEffectEvent((name: Question) => {
    setSearch(withoutStep, { replace: true });
    void ask[name]();
  });
  useEffect(() => {
    if (question) askOnce(question);
  }, [question]);
  return (
    <FormFoot<ActionName> looks={looks} labels={labels} own={{ ...own, ...ask }} isPrintable>
      {order && asked && order.allowedActions.includes(asked) && (
        <Suspense>
          <AskedDialog asked={asked} order={order} onClose={close} />
        </Suspense>
      )}
    </FormFoot>
  );
}

/** The address of the order itself. */
function withoutStep(search: URLSearchParams): URLSearchParams {
  const rest = new URLSearchParams(search);
  rest.delete('do');
  return rest;
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

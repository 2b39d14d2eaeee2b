import type { PartsOrder, PartsOrderAction } from '@harrow/api-client';
import { lazyPart } from '@harrow/ui';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { FormFoot } from '../../documents/form/document/FormFoot.tsx';
import type { ActionLook } from '../../documents/page/DocumentFoot.tsx';
import { single } from '../../shared/calls/notDone.ts';
import type { ReasonStepName } from './actions/OrderReasonStep.tsx';
import { FootTotal } from './order/FootTotal.tsx';
import { useDocument } from './partsOrderKind.ts';
import { cancelOrders } from './partsOrders.ts';

const ConfirmDialog = lazyPart(async () => ({ default: (await import('./actions/ConfirmDialog.tsx')).ConfirmDialog }));
const RescheduleDialog = lazyPart(async () => ({ default: (await import('./actions/RescheduleDialog.tsx')).RescheduleDialog }));
const CancelOpenDialog = lazyPart(async () => ({ default: (await import('./actions/CancelOpenDialog.tsx')).CancelOpenDialog }));
const PayDialog = lazyPart(async () => ({ default: (await import('./actions/PayDialog.tsx')).PayDialog }));
const OrderReasonStep = lazyPart(async () => ({ default: (await import('./actions/OrderReasonStep.tsx')).OrderReasonStep }));

/** Look of the actions in the foot bar. The server decides which are shown. A missing one is a compile error. */
const looks: Record<Exclude<PartsOrderAction, 'edit'>, ActionLook> = {
  submit: { rank: 1, main: true },
  confirm: { rank: 2, main: true },
  pay: { rank: 3, main: true },
  releaseCredit: { rank: 4 },
  confirmBackorder: { rank: 5, main: true },
  cancelOpen: { rank: 6, danger: true },
  declineCancel: { rank: 7 },
  reschedule: { rank: 8 },
  requestCancel: { rank: 9, danger: true },
  noPass: { rank: 10, danger: true },
  withdraw: { rank: 11 },
  giveUp: { rank: 12, danger: true },
  cancel: { rank: 13, danger: true },
  delete: { rank: 14, danger: true },
};

const reasonSteps: readonly string[] = ['releaseCredit', 'requestCancel', 'declineCancel'] satisfies ReasonStepName[];
const dialogs = ['confirm', 'confirmBackorder', 'reschedule', 'cancelOpen', 'pay', 'releaseCredit', 'requestCancel', 'declineCancel'] as const;
type Dialog = (typeof dialogs)[number];

/** Actions of the order. A link of the list opens one of them: `?do=confirm`. */
export function PartsOrderFoot() {
  const { t } = useTranslation('partsOrder');
  const order = useDocument();
  const [search] = useSearchParams();
  const [asked, setAsked] = useState<Dialog | undefined>(() => dialogs.find((name) => name === search.get('do')));
  const own = Object.fromEntries(dialogs.map((name) => [name, () => setAsked(name)])) as Record<Dialog, () => void>;
  return (
    <FormFoot<Exclude<PartsOrderAction, 'edit'>>
      looks={looks}
      labels={{ ...(Object.fromEntries(dialogs.map((name) => [name, t(`action.${name}`)])) as Record<Dialog, string>), cancel: t('action.cancel') }}
      own={{
        ...own,
        cancel: async ({ isSure, move }) => {
          if (order && (await isSure({ title: t('ask.cancel', { no: order.orderNo }), okText: t('action.cancel'), danger: true })))
            await move(() => single(cancelOrders({ ids: [order.id] })));
        },
      }}
      isPrintable
      figure={<FootTotal />}
    >
      {order && asked && order.allowedActions.includes(asked) && (
        <Suspense>
          <AskedDialog asked={asked} order={order} onClose={() => setAsked(undefined)} />
        </Suspense>
      )}
    </FormFoot>
  );
}

function AskedDialog({ asked, ...props }: { asked: Dialog; order: PartsOrder; onClose: () => void }) {
  if (asked === 'confirm' || asked === 'confirmBackorder') return <ConfirmDialog {...props} isFirst={asked === 'confirm'} />;
  if (asked === 'reschedule') return <RescheduleDialog {...props} />;
  if (asked === 'cancelOpen') return <CancelOpenDialog {...props} />;
  if (asked === 'pay') return <PayDialog {...props} />;
  return reasonSteps.includes(asked) ? <OrderReasonStep {...props} step={asked} /> : null;
}

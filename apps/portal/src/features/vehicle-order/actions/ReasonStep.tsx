import type { BatchResult } from '@harrow/api-client';
import { Money, ReasonDialog } from '@harrow/ui';
import { useTranslation } from 'react-i18next';
import { useFormActions } from '../../../documents/form/document/saving/useFormActions.ts';
import { single } from '../../../shared/calls/notDone.ts';
import { useKeptReason } from '../../../shared/useKeptInput.ts';
import { cancelOrders, cutRemainders, overrideOrders, recallOrders } from '../vehicleOrders.ts';
import type { ReasonStepName } from './isReasonStep.ts';
import type { OrderDialogProps } from './orderDialogProps.ts';
import { useSend } from './useSend.ts';

interface Asked {
  ids: string[];
  version: number;
  reason: string;
}

const calls: Readonly<Record<ReasonStepName, (asked: Asked) => Promise<BatchResult>>> = {
  recall: recallOrders,
  cancel: cancelOrders,
  cutRemainder: cutRemainders,
  overrideDeposit: (body) => overrideOrders({ ...body, kind: 'deposit' }),
  overrideShipment: (body) => overrideOrders({ ...body, kind: 'shipment' }),
};

/** Takes an order back, ends it or what is left of it, or lets it go on without money: always with a reason. */
export function ReasonStep({ order, step, onClose }: OrderDialogProps & { step: ReasonStepName }) {
  const { t } = useTranslation('vehicleOrder');
  const { state } = useFormActions();
  const { kept, discard } = useKeptReason(`vehicleOrder.${step}`, order.id);
  const send = useSend({ order, onClose }, discard);
  const gets = step === 'cancel' && order.paidAmount > 0;
  return (
    <ReasonDialog
      open
      {...kept}
      danger={step === 'cancel' || step === 'cutRemainder'}
      title={t(`ask.${step}`, { no: order.orderNo })}
      okText={t(`action.${step}`)}
      loading={state.busy}
      error={state.problem ?? state.edits.errors[0]?.text}
      onSubmit={({ opinion: reason }) => void send(() => single(calls[step]({ ids: [order.id], version: order.version, reason })))}
      onCancel={onClose}
    >
      {gets && (
        <p>
          {t('ask.givenBack')}: <Money amount={order.paidAmount} currency={order.currency} />
        </p>
      )}
      {step === 'cutRemainder' && <p>{t('ask.left', { count: order.numberOfOrders - order.shippedQty })}</p>}
      {step === 'overrideDeposit' && (
        <p>
          {t('field.depositDue')}: <Money amount={order.depositDue} currency={order.currency} />
        </p>
      )}
    </ReasonDialog>
  );
}

import type { BatchResult } from '@harrow/api-client';
import { Money } from '@harrow/ui';
import { useTranslation } from 'react-i18next';
import { ReasonStep } from '../../../documents/actions/ReasonStep.tsx';
import { single } from '../../../shared/calls/notDone.ts';
import { cancelOrders, cutRemainders, overrideOrders, recallOrders } from '../vehicleOrders.ts';
import type { ReasonStepName } from './isReasonStep.ts';
import type { OrderDialogProps } from './orderDialogProps.ts';

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
export function OrderReasonStep({ order, step, onClose }: OrderDialogProps & { step: ReasonStepName }) {
  const { t } = useTranslation('vehicleOrder');
  const gets = step === 'cancel' && order.paidAmount > 0;
  return (
    <ReasonStep
      draft={`vehicleOrder.${step}`}
      id={order.id}
      danger={step === 'cancel' || step === 'cutRemainder'}
      title={t(`ask.${step}`, { no: order.orderNo })}
      okText={t(`action.${step}`)}
      call={(reason) => single(calls[step]({ ids: [order.id], version: order.version, reason }))}
      onClose={onClose}
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
    </ReasonStep>
  );
}

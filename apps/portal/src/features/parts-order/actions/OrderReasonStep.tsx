import type { BatchResult } from '@harrow/api-client';
import { Money } from '@harrow/ui';
import { useTranslation } from 'react-i18next';
import { ReasonStep } from '../../../documents/actions/ReasonStep.tsx';
import { single } from '../../../shared/calls/notDone.ts';
import { declineCancel, releaseOrders, requestCancel } from '../partsOrders.ts';
import type { OrderDialogProps } from './orderDialogProps.ts';

/** Steps that need nothing but a reason. */
const calls = { releaseCredit: releaseOrders, requestCancel, declineCancel } satisfies Record<
  string,
  (body: { ids: string[]; reason: string }) => Promise<BatchResult>
>;
export type ReasonStepName = keyof typeof calls;

/** Releases an order on credit, asks to cancel it, or declines that: always with a reason. */
export function OrderReasonStep({ order, step, onClose }: OrderDialogProps & { step: ReasonStepName }) {
  const { t } = useTranslation('partsOrder');
  return (
    <ReasonStep
      draft={`partsOrder.${step}`}
      id={order.id}
      title={t(`ask.${step}`, { no: order.orderNo })}
      okText={t(`action.${step}`)}
      maxLength={step === 'declineCancel' ? 500 : 200}
      call={(reason) => single(calls[step]({ ids: [order.id], reason }))}
      onClose={onClose}
    >
      {step === 'releaseCredit' && order.account?.creditLeft != null && (
        <p>
          {t('totals.creditLeft')}: <Money amount={order.account.creditLeft} currency={order.account.currency} /> · {t('field.openAmount')}:{' '}
          <Money amount={order.openAmount} currency={order.currency} />
        </p>
      )}
      {step === 'declineCancel' && order.cancelReason && <p>{order.cancelReason}</p>}
    </ReasonStep>
  );
}

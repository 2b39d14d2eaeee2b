import { DateInput, Money, NumberInput } from '@harrow/ui';
import { Form } from 'antd';
import { useTranslation } from 'react-i18next';
import { StepDialog } from '../../../documents/actions/StepDialog.tsx';
import { StepFields } from '../../../documents/actions/StepFields.tsx';
import { StepTotals } from '../../../documents/actions/StepTotals.tsx';
import { useSendStep } from '../../../documents/actions/useSendStep.ts';
import { single } from '../../../shared/calls/notDone.ts';
import { todayIn } from '../../../shared/todayIn.ts';
import { useKeptInput } from '../../../shared/useKeptInput.ts';
import { payOrders } from '../vehicleOrders.ts';
import type { OrderDialogProps } from './orderDialogProps.ts';

interface Payment {
  amount: number | null;
  feeDate: string | null;
}

/** Charges what an order owes to the vehicle account, or a part of it. */
export function PayDialog({ order, onClose }: OrderDialogProps) {
  const { t } = useTranslation('vehicleOrder');
  const { typed, type, discard } = useKeptInput<Payment>('vehicleOrder.pay', order.id, { amount: order.unpaidAmount, feeDate: todayIn(undefined) });
  const send = useSendStep({ id: order.id, onClose, discard });
  const { amount, feeDate } = typed;
  const pay = () =>
    single(
      payOrders({
        ids: [order.id],
        version: order.version,
        // Without an amount everything is charged that is open by then.
        ...(amount !== order.unpaidAmount && { amount: amount! }),
        ...(feeDate !== null && { feeDate }),
      }),
    );
  return (
    <StepDialog
      title={t('ask.pay', { no: order.orderNo })}
      okText={t('action.pay')}
      width={480}
      isIncomplete={amount === null || amount <= 0}
      onOk={() => void send(pay)}
      onClose={onClose}
    >
      <StepTotals>
        <div>
          <dt>{t('field.unpaidAmount')}</dt>
          <dd>
            <Money amount={order.unpaidAmount} currency={order.currency} strong />
          </dd>
        </div>
        {order.account && (
          <div>
            <dt>{t('rail.balance')}</dt>
            <dd>
              <Money amount={order.account.balance} currency={order.account.currency} />
            </dd>
          </div>
        )}
      </StepTotals>
      <StepFields>
        <Form.Item label={`${t('field.amount')} (${order.currency})`} htmlFor="payAmount" required>
          <NumberInput id="payAmount" autoFocus decimals={2} nonNegative value={amount} onChange={(next) => type({ amount: next ?? null })} />
        </Form.Item>
        <Form.Item label={t('field.feeDate')} htmlFor="payDay">
          <DateInput id="payDay" max={todayIn(undefined)} value={feeDate} onChange={(day) => type({ feeDate: day ?? null })} />
        </Form.Item>
      </StepFields>
    </StepDialog>
  );
}

import { Money, NumberInput } from '@harrow/ui';
import { Form } from 'antd';
import { useTranslation } from 'react-i18next';
import { StepDialog } from '../../../documents/actions/StepDialog.tsx';
import { StepTotals } from '../../../documents/actions/StepTotals.tsx';
import { useSendStep } from '../../../documents/actions/useSendStep.ts';
import { single } from '../../../shared/calls/notDone.ts';
import { useKeptInput } from '../../../shared/useKeptInput.ts';
import { payOrders } from '../partsOrders.ts';
import type { OrderDialogProps } from './orderDialogProps.ts';

/** Charges what an order owes to the parts account, or a part of it. */
export function PayDialog({ order, onClose }: OrderDialogProps) {
  const { t } = useTranslation('partsOrder');
  const { typed, type, discard } = useKeptInput<{ amount: number | null }>('partsOrder.pay', order.id, { amount: order.openAmount });
  const send = useSendStep({ id: order.id, onClose, discard });
  const { amount } = typed;
  return (
    <StepDialog
      title={t('ask.pay', { no: order.orderNo })}
      okText={t('action.pay')}
      width={480}
      isIncomplete={amount === null || amount <= 0}
      // Without an amount everything is charged that is open by then.
      onOk={() => void send(() => single(payOrders({ ids: [order.id], ...(amount !== order.openAmount && { amount: amount! }) })))}
      onClose={onClose}
    >
      <StepTotals>
        <div>
          <dt>{t('field.openAmount')}</dt>
          <dd>
            <Money amount={order.openAmount} currency={order.currency} strong />
          </dd>
        </div>
        {order.account && (
          <div>
            <dt>{t('totals.balance')}</dt>
            <dd>
              <Money amount={order.account.available} currency={order.account.currency} />
            </dd>
          </div>
        )}
      </StepTotals>
      <Form.Item layout="vertical" label={`${t('ask.amount')} (${order.currency})`} htmlFor="payAmount" required>
        <NumberInput id="payAmount" autoFocus decimals={2} nonNegative value={amount} onChange={(next) => type({ amount: next ?? null })} />
      </Form.Item>
    </StepDialog>
  );
}

import type { BatchResult } from '@harrow/api-client';
import { Money, ReasonDialog } from '@harrow/ui';
import { useTranslation } from 'react-i18next';
import { useFormActions } from '../../../documents/form/document/saving/useFormActions.ts';
import { single } from '../../../shared/calls/notDone.ts';
import { useKeptReason } from '../../../shared/useKeptInput.ts';
import { declineCancel, releaseOrders, requestCancel } from '../partsOrders.ts';
import type { OrderDialogProps } from './orderDialogProps.ts';
import { useSend } from './useSend.ts';

/** Steps that need nothing but a reason. */
const calls = { releaseCredit: releaseOrders, requestCancel, declineCancel } satisfies Record<
  string,
  (body: { ids: string[]; reason: string }) => Promise<BatchResult>
>;
export type ReasonStepName = keyof typeof calls;

/** Releases an order on credit, asks to cancel it, or declines that: always with a reason. */
export function ReasonStep({ order, step, onClose }: OrderDialogProps & { step: ReasonStepName }) {
  const { t } = useTranslation('partsOrder');
  const { state } = useFormActions();
  const { kept, discard } = useKeptReason(`partsOrder.${step}`, order.id);
  const send = useSend({ order, onClose }, discard);
  return (
    <ReasonDialog
      open
      {...kept}
      title={t(`ask.${step}`, { no: order.orderNo })}
      okText={t(`action.${step}`)}
      maxLength={step === 'declineCancel' ? 500 : 200}
      loading={state.busy}
      error={state.problem ?? state.edits.errors[0]?.text}
      onSubmit={({ opinion: reason }) => void send(() => single(calls[step]({ ids: [order.id], reason })))}
      onCancel={onClose}
    >
      {step === 'releaseCredit' && order.account?.creditLeft != null && (
        <p>
          {t('totals.creditLeft')}: <Money amount={order.account.creditLeft} currency={order.account.currency} /> · {t('field.openAmount')}:{' '}
          <Money amount={order.openAmount} currency={order.currency} />
        </p>
      )}
      {step === 'declineCancel' && order.cancelReason && <p>{order.cancelReason}</p>}
    </ReasonDialog>
  );
}

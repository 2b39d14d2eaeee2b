import { DateInput, LimitedInput, Money, NumberInput } from '@harrow/ui';
import { Alert, Form, Modal } from 'antd';
import { useTranslation } from 'react-i18next';
import { useFormActions } from '../../../documents/form/document/saving/useFormActions.ts';
import { single } from '../../../shared/calls/notDone.ts';
import { useKeptInput } from '../../../shared/useKeptInput.ts';
import { bookPayments } from '../dealerPayments.ts';
import type { PaymentDialogProps } from '../PaymentFoot.tsx';

interface Booking {
  paidAmount: number | null;
  feeDate: string | null;
  bankReference: string;
}

/** Finance has the money, or lets it go: when, how much of it, and what the bank calls it. */
export function BookDialog({ payment, onClose }: PaymentDialogProps) {
  const { t } = useTranslation('dealerPayment');
  const { state } = useFormActions();
  const { id, version, paymentNo: no, kind, feeType, paymentAmount, currency } = payment;
  const isOfBank = kind === 'remittance' || (kind === 'entry' && !['freight', 'adjustment'].includes(feeType ?? ''));
  const { typed, type, discard } = useKeptInput<Booking>('dealerPayment.book', id, {
    paidAmount: paymentAmount,
    feeDate: payment.feeDate,
    bankReference: payment.bankReference ?? '',
  });
  const { paidAmount, feeDate, bankReference } = typed;
  const isComplete = paidAmount !== null && feeDate !== null && (!isOfBank || bankReference.trim() !== '');
  const book = async (): Promise<void> => {
    if (!isComplete) return;
    const said = {
      ids: [id],
      version,
      feeDate,
      ...(kind === 'remittance' && { paidAmount }),
      ...(isOfBank && { bankReference: bankReference.trim() }),
    };
    if (!(await state.act(id, (confirm) => single(bookPayments(said, { ...(confirm && { confirm }) })), t('ask.anyway')))) return;
    discard();
    onClose();
  };
  const problem = state.problem ?? state.edits.errors[0]?.text;
  return (
    <Modal
      open
      width="min(480px, calc(100vw - 16px))"
      title={t('ask.book', { no })}
      okText={t('action.book')}
      okButtonProps={{ disabled: !isComplete }}
      cancelText={t('documents:action.cancel')}
      confirmLoading={state.busy}
      onOk={() => void book()}
      onCancel={onClose}
    >
      {problem !== undefined && <Alert type="error" showIcon title={problem} />}
      <p>
        {payment.dealerName} · {payment.accountType_dictText} · <Money amount={paymentAmount ?? 0} currency={currency ?? ''} strong />
      </p>
      <Form layout="vertical">
        {kind === 'remittance' && (
          <Form.Item label={`${t('field.paidAmount')} (${currency})`} htmlFor="paidAmount" required extra={t('paidHint')}>
            <NumberInput id="paidAmount" autoFocus decimals={2} nonNegative value={paidAmount} onChange={(value) => type({ paidAmount: value ?? null })} />
          </Form.Item>
        )}
        <Form.Item label={t('field.feeDate')} htmlFor="feeDate" required>
          <DateInput id="feeDate" value={feeDate} onChange={(day) => type({ feeDate: day ?? null })} />
        </Form.Item>
        {isOfBank && (
          <Form.Item label={t('field.bankReference')} htmlFor="bankReference" required>
            <LimitedInput id="bankReference" limit={50} value={bankReference} onChange={({ target }) => type({ bankReference: target.value })} />
          </Form.Item>
        )}
      </Form>
    </Modal>
  );
}

import { DateInput, NumberInput } from '@harrow/ui';
import { Alert, Form, Input, Modal } from 'antd';
import { useTranslation } from 'react-i18next';
import { single } from '../../shared/calls/notDone.ts';
import { todayIn } from '../../shared/todayIn.ts';
import { useKeptInput } from '../../shared/useKeptInput.ts';
import { confirmPayment } from './extensions.ts';
import type { ExtensionDialogProps } from './ExtensionFoot.tsx';

interface Receipt {
  receivedDate: string | null;
  amount: number | undefined;
  bankRef: string;
}

/** Finance confirms a transfer: when it came, how much, under which reference. */
export function ReceiptDialog({ extension, state, onClose }: ExtensionDialogProps) {
  const { t } = useTranslation('extendInsurance');
  const { id, extendNo: no, totalFee, currency } = extension;
  const {
    typed: receipt,
    type: change,
    discard,
  } = useKeptInput<Receipt>('extendInsurance.confirmPayment', id, {
    receivedDate: todayIn(undefined),
    amount: totalFee,
    bankRef: '',
  });
  const { receivedDate, amount, bankRef } = receipt;
  const isComplete = receivedDate !== null && amount !== undefined && bankRef.trim() !== '';
  const confirm = async (): Promise<void> => {
    if (!isComplete) return;
    if (!(await state.act(id, () => single(confirmPayment({ ids: [id], receivedDate, amount, bankRef: bankRef.trim() }))))) return;
    discard();
    onClose();
  };
  const problem = state.problem ?? state.edits.errors[0]?.text;
  return (
    <Modal
      open
      width={480}
      title={t('ask.confirmPayment', { no })}
      okText={t('action.confirmPayment')}
      okButtonProps={{ disabled: !isComplete }}
      cancelText={t('documents:action.cancel')}
      confirmLoading={state.busy}
      onOk={() => void confirm()}
      onCancel={onClose}
    >
      {problem !== undefined && <Alert type="error" showIcon title={problem} />}
      <Form layout="vertical">
        <Form.Item label={t('field.receivedDate')} htmlFor="receivedDate" required>
          <DateInput id="receivedDate" value={receivedDate} onChange={(day) => change({ receivedDate: day ?? null })} />
        </Form.Item>
        <Form.Item label={`${t('field.amount')} (${currency})`} htmlFor="amount" required>
          <NumberInput id="amount" value={amount} onChange={(value) => change({ amount: value })} decimals={2} nonNegative />
        </Form.Item>
        <Form.Item label={t('field.bankRef')} htmlFor="bankRef" required>
          <Input id="bankRef" autoFocus count={{ max: 50, show: true }} value={bankRef} onChange={({ target }) => change({ bankRef: target.value })} />
        </Form.Item>
      </Form>
    </Modal>
  );
}

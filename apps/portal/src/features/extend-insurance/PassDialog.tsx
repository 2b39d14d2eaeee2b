import { Alert, Checkbox, Form, Input, Modal } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { decideDocument } from '../../documents/actions/documentCalls.ts';
import { useSeen } from '../../documents/review/useSeen.tsx';
import { usePermission } from '../../shared/usePermission.ts';
import type { ExtensionDialogProps } from './ExtensionFoot.tsx';
import { PriceSplit } from './PriceSplit.tsx';

/** Asks before an application passes; a manager may let it go without its late fee, and says why. */
export function PassDialog({ extension: given, state, onClose }: ExtensionDialogProps) {
  const { seen: extension, newer } = useSeen(given);
  const { t } = useTranslation('extendInsurance');
  const mayWaive = usePermission('extendInsurance:finalAudit') && extension.lateFee > 0;
  const [isWaived, setWaived] = useState(false);
  const [opinion, setOpinion] = useState('');
  const { id, extendNo: no, extensionFee, lateFee, totalFee, currency } = extension;
  const pass = async (): Promise<void> => {
    const words = { ...(opinion.trim() && { opinion: opinion.trim() }), ...(isWaived && { lines: { lateFeeWaived: 'Y' } }) };
    if (await state.act(id, () => decideDocument('extendInsurance', extension, { action: 'pass', ...words }))) onClose();
  };
  const problem = state.problem ?? state.edits.errors[0]?.text;
  return (
    <Modal
      open
      width={480}
      title={t('ask.pass', { no })}
      okText={t('shared:action.pass')}
      cancelText={t('documents:action.cancel')}
      confirmLoading={state.busy}
      onOk={() => void pass()}
      onCancel={onClose}
    >
      {newer}
      {problem !== undefined && <Alert type="error" showIcon title={problem} />}
      <PriceSplit fee={extensionFee} lateFee={lateFee} total={isWaived ? extensionFee : totalFee} currency={currency} isWaived={isWaived} />
      <Form layout="vertical">
        {mayWaive && (
          <Form.Item>
            <Checkbox checked={isWaived} onChange={({ target }) => setWaived(target.checked)}>
              {t('action.waive')}
            </Checkbox>
          </Form.Item>
        )}
        <Form.Item label={t('field.opinion')} htmlFor="opinion" required={isWaived}>
          <Input.TextArea
            id="opinion"
            autoFocus
            count={{ max: 500, show: true }}
            rows={2}
            value={opinion}
            onChange={({ target }) => setOpinion(target.value)}
          />
        </Form.Item>
      </Form>
    </Modal>
  );
}

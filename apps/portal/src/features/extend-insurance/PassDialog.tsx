import { Checkbox, Modal } from 'antd';
import { useTranslation } from 'react-i18next';
import { decideDocument } from '../../documents/actions/documentCalls.ts';
import { ReviewField } from '../../documents/review/ReviewField.tsx';
import { useReview } from '../../documents/review/reviewInHand.ts';
import { ReviewProblem } from '../../documents/review/ReviewProblem.tsx';
import { useSeen } from '../../documents/review/useSeen.tsx';
import { usePermission } from '../../shared/usePermission.ts';
import type { ExtensionDialogProps } from './ExtensionFoot.tsx';
import { PriceSplit } from './PriceSplit.tsx';

/** Asks before an application passes; a manager may let it go without its late fee, and says why. */
export function PassDialog({ extension: given, state, onClose }: ExtensionDialogProps) {
  const { values, type, seen: begun, goOn, discard } = useReview();
  const { seen: extension, newer } = useSeen(given, begun, goOn);
  const { t } = useTranslation('extendInsurance');
  const mayWaive = usePermission('extendInsurance:finalAudit') && extension.lateFee > 0;
  const isWaived = values['lateFeeWaived'] === 'Y';
  const opinion = ((values['opinion'] as string | undefined) ?? '').trim();
  const { id, extendNo: no, extensionFee, lateFee, totalFee, currency } = extension;
  const pass = async (): Promise<void> => {
    const words = { ...(opinion && { opinion }), ...(isWaived && { lines: { lateFeeWaived: 'Y' } }) };
    if (!(await state.act(id, () => decideDocument('extendInsurance', extension, { action: 'pass', ...words })))) return;
    discard();
    onClose();
  };
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
      <ReviewProblem state={state} />
      <PriceSplit fee={extensionFee} lateFee={lateFee} total={isWaived ? extensionFee : totalFee} currency={currency} isWaived={isWaived} />
      {mayWaive && (
        <Checkbox checked={isWaived} onChange={({ target }) => type({ lateFeeWaived: target.checked ? 'Y' : 'N' })}>
          {t('action.waive')}
        </Checkbox>
      )}
      <ReviewField name="opinion" label={t('field.opinion')} rows={2} optional={!isWaived} autoFocus />
    </Modal>
  );
}

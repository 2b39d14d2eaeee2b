import { formatMoney, useSettings } from '@harrow/ui';
import { Modal } from 'antd';
import { useTranslation } from 'react-i18next';
import { decideDocument } from '../../documents/actions/documentCalls.ts';
import { ReviewField } from '../../documents/review/ReviewField.tsx';
import { useReview } from '../../documents/review/reviewInHand.ts';
import { ReviewProblem } from '../../documents/review/ReviewProblem.tsx';
import { useSeen } from '../../documents/review/useSeen.tsx';
import type { ActivityDialogProps } from './ActivityFoot.tsx';
import { mostSettled } from './activityKind.ts';

/** Asks for the amount of a decision: the support of a plan, or what its report is worth. Without support there is only the question. */
export function DecisionDialog({ activity: given, state, decision, onClose }: ActivityDialogProps & { decision: 'pass' | 'auditSucceeded' }) {
  const { t } = useTranslation('marketActive');
  const { language } = useSettings();
  const { values, missing, seen: begun, goOn, discard } = useReview();
  const { seen: activity, newer } = useSeen(given, begun, goOn);
  const { id, activeNo: no, currency, supportAmount, approvedAmount } = activity;
  const isPass = decision === 'pass';
  const most = isPass ? (supportAmount ?? 0) : mostSettled(activity);
  const hasSupport = Boolean(isPass ? supportAmount : approvedAmount);
  const name = isPass ? 'approvedAmount' : 'settledAmount';
  const amount = values[name] as number | undefined;
  const isLess = !isPass && hasSupport && (amount ?? 0) < (approvedAmount ?? 0);
  const text = (field: string): string => ((values[field] as string | undefined) ?? '').trim();
  const decide = async (): Promise<void> => {
    const lines = { [name]: amount, ...(text('deductReason') && { deductReason: text('deductReason') }) };
    const words = { ...(text('opinion') && { opinion: text('opinion') }), ...(hasSupport && { lines }) };
    if (!(await state.act(id, () => decideDocument('marketActive', activity, { action: isPass ? 'pass' : 'audit_succeeded', ...words })))) return;
    discard();
    onClose();
  };
  return (
    <Modal
      open
      width={480}
      title={t(`ask.${decision}`, { no })}
      okText={t(`shared:action.${decision}`)}
      cancelText={t('documents:action.cancel')}
      okButtonProps={{ autoFocus: !hasSupport, disabled: hasSupport && missing.length > 0 }}
      confirmLoading={state.busy}
      onOk={() => void decide()}
      onCancel={onClose}
    >
      {newer}
      <ReviewProblem state={state} />
      {hasSupport ? (
        <ReviewField
          name={name}
          label={t(`field.${name}`)}
          suffix={currency}
          hint={t('review.most', { amount: formatMoney(most, currency, language) })}
          autoFocus
        />
      ) : (
        <p>{t(isPass ? 'ask.noSupport' : 'ask.nothingToSettle')}</p>
      )}
      {isLess && <ReviewField name="deductReason" label={t('field.deductReason')} rows={2} />}
      <ReviewField name="opinion" label={t('field.opinion')} rows={2} optional={!isPass || !hasSupport || amount !== 0} />
    </Modal>
  );
}

import type { WarrantyClaim } from '@harrow/api-client';
import { formatMoney, MoneyInput, ReasonDialog, useSettings, LimitedTextArea } from '@harrow/ui';
import { sum } from '@harrow/validation';
import { Alert, Form, Modal } from 'antd';
import { useTranslation } from 'react-i18next';
import { useDocumentCall } from '../../../documents/actions/useDocumentCall.ts';
import { useSeen } from '../../../documents/review/useSeen.tsx';
import { single } from '../../../shared/calls/notDone.ts';
import { useFailureText } from '../../../shared/calls/useFailureText.ts';
import { useKeptInput, useKeptReason } from '../../../shared/useKeptInput.ts';
import type { ChargeBackActionName } from '../claimActions.ts';
import { chargeBack, confirmChargeBack, refuseChargeBack } from '../claims.ts';

interface ChargeBackDialogProps {
  action: ChargeBackActionName;
  claim: WarrantyClaim;
  onClose: () => void;
}

/** Asks for an amount of a settled claim back, or decides about one that waits. */
export function ChargeBackDialog({ action, ...props }: ChargeBackDialogProps) {
  if (action === 'chargeBack') return <AskDialog {...props} />;
  return action === 'confirmChargeBack' ? <ConfirmDialog {...props} /> : <RefuseDialog {...props} />;
}

type DialogProps = Omit<ChargeBackDialogProps, 'action'>;

/** A step of the charge-back; counts, lists and the inbox change with it. */
function useStep<Input>({ claim, onClose }: DialogProps, call: (input: Input) => Promise<unknown>, discard?: () => void) {
  const { t } = useTranslation('warrantyClaim');
  const failureText = useFailureText();
  const { mutate, isPending, error } = useDocumentCall(call, {
    key: [],
    done: t('chargeBack.done', { no: claim.claimNo }),
    onDone: () => {
      discard?.();
      onClose();
    },
  });
  return { mutate, isPending, problem: error && failureText(error) };
}

const leftOf = ({ settledAmount, chargeBacks }: WarrantyClaim): number =>
  sum([settledAmount ?? 0, ...chargeBacks.filter(({ status }) => status !== 'refused').map(({ amount }) => -amount)]);

/** What is asked back: in total, or fault by fault. */
interface Asked {
  total?: number | undefined;
  byFault: Readonly<Record<string, number | undefined>>;
  reason: string;
}

function AskDialog(props: DialogProps) {
  const { onClose } = props;
  const { seen: claim, newer } = useSeen(props.claim);
  const { id, version, claimNo, currency, bugList } = claim;
  const { t } = useTranslation('warrantyClaim');
  const { language } = useSettings();
  const { typed, type, discard } = useKeptInput<Asked>('warrantyClaim.chargeBack', id, { byFault: {}, reason: '' });
  const { total, byFault, reason } = typed;
  const lines = bugList.flatMap(({ id: bugId }) => (byFault[bugId] ? [{ bugId, amount: byFault[bugId] }] : []));
  const amount = lines.length > 0 ? sum(lines.map((line) => line.amount)) : total;
  const { mutate, isPending, problem } = useStep(props, () => chargeBack({ id, version, amount: amount!, lines, reason: reason.trim() }), discard);
  const isComplete = amount !== undefined && amount > 0 && reason.trim().length >= 5;
  return (
    <Modal
      open
      width={480}
      title={t('chargeBack.ask', { no: claimNo })}
      okText={t('action.chargeBack')}
      okButtonProps={{ danger: true, disabled: !isComplete }}
      cancelText={t('documents:action.cancel')}
      confirmLoading={isPending}
      onOk={() => mutate(undefined)}
      onCancel={onClose}
    >
      {newer}
      {problem && <Alert type="error" showIcon title={problem} />}
      <Form layout="vertical">
        <Form.Item
          label={t('chargeBack.amount')}
          htmlFor="chargeBackAmount"
          extra={t('chargeBack.left', { amount: formatMoney(leftOf(claim), currency, language) })}
        >
          <MoneyInput
            id="chargeBackAmount"
            value={amount}
            currency={currency}
            nonNegative
            disabled={lines.length > 0}
            onChange={(next) => type({ total: next ?? undefined })}
          />
        </Form.Item>
        {bugList.length > 1 &&
          bugList.map(({ id: bugId, bugNo, bugName }) => (
            <Form.Item key={bugId} label={t('chargeBack.ofFault', { n: bugNo, name: bugName })} htmlFor={`chargeBack${bugId}`}>
              <MoneyInput
                id={`chargeBack${bugId}`}
                value={byFault[bugId]}
                currency={currency}
                nonNegative
                onChange={(next) => type({ byFault: { ...byFault, [bugId]: next ?? undefined } })}
              />
            </Form.Item>
          ))}
        <Form.Item label={t('chargeBack.reason')} htmlFor="chargeBackReason" required>
          <LimitedTextArea id="chargeBackReason" limit={500} rows={3} value={reason} onChange={({ target }) => type({ reason: target.value })} />
        </Form.Item>
      </Form>
    </Modal>
  );
}

function ConfirmDialog(props: DialogProps) {
  const { claim, onClose } = props;
  const { t } = useTranslation('warrantyClaim');
  const { language } = useSettings();
  const { mutate, isPending, problem } = useStep(props, () => single(confirmChargeBack({ ids: [claim.id] })));
  const waiting = claim.chargeBacks.find(({ status }) => status === 'waiting');
  return (
    <Modal
      open
      width={480}
      title={t('chargeBack.confirmAsk', { amount: formatMoney(waiting?.amount ?? 0, claim.currency, language), dealer: claim.dealerName })}
      okText={t('action.confirmChargeBack')}
      cancelText={t('documents:action.cancel')}
      // Otherwise the sign that closes the dialog would have the focus.
      okButtonProps={{ autoFocus: true }}
      confirmLoading={isPending}
      onOk={() => mutate(undefined)}
      onCancel={onClose}
    >
      {problem && <Alert type="error" showIcon title={problem} />}
      <p>{waiting?.reason}</p>
      <p>{t('chargeBack.confirmText')}</p>
    </Modal>
  );
}

function RefuseDialog(props: DialogProps) {
  const { claim, onClose } = props;
  const { t } = useTranslation('warrantyClaim');
  const { kept, discard } = useKeptReason('warrantyClaim.refuseChargeBack', claim.id);
  const { mutate, isPending, problem } = useStep(props, (reason: string) => single(refuseChargeBack({ ids: [claim.id], reason })), discard);
  return (
    <ReasonDialog
      open
      {...kept}
      title={t('action.refuseChargeBack')}
      danger
      loading={isPending}
      error={problem ?? undefined}
      onSubmit={({ opinion }) => mutate(opinion)}
      onCancel={onClose}
    />
  );
}

import type { ForceInsurance, ForceInsuranceAction } from '@harrow/api-client';
import { NumberInput } from '@harrow/ui';
import { Alert, Form, Input, Modal } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { decideDocument } from '../../documents/actions/documentCalls.ts';
import { FormFoot } from '../../documents/form/document/FormFoot.tsx';
import { useFormActions } from '../../documents/form/document/useFormActions.ts';
import type { ActionLook } from '../../documents/page/DocumentFoot.tsx';
import { useSeen } from '../../documents/review/useSeen.tsx';
import { useDocument } from './maintenanceKind.ts';

type ActionName = Exclude<ForceInsuranceAction, 'edit' | 'renew' | 'requestOverride' | 'override'>;

/** How the actions stand in the foot bar. Which of them are shown is the server's decision. A missing one is a compile error. */
const looks: Record<ActionName, ActionLook> = {
  submit: { rank: 1, main: true },
  auditSucceeded: { rank: 2, main: true },
  pass: { rank: 3, main: true },
  noPass: { rank: 4, danger: true },
  withdraw: { rank: 5 },
  giveUp: { rank: 6, danger: true },
  refuse: { rank: 7, danger: true },
  close: { rank: 8, danger: true },
  delete: { rank: 9, danger: true },
};

type State = ReturnType<typeof useFormActions>['state'];

/** What can be done with the service now. Exceptions are asked for and allowed above it. */
export function MaintenanceFoot() {
  const service = useDocument();
  const { state } = useFormActions();
  const [decision, setDecision] = useState<Decision['decision']>();
  return (
    <FormFoot<ActionName> looks={looks} labels={{}} own={{ pass: () => setDecision('pass'), auditSucceeded: () => setDecision('auditSucceeded') }} isPrintable>
      {service && decision && <ApprovalDialog service={service} state={state} decision={decision} onClose={() => setDecision(undefined)} />}
    </FormFoot>
  );
}

interface Decision {
  decision: 'pass' | 'auditSucceeded';
  onClose: () => void;
}

/** Asks what is approved: what is payable, until the reviewer cuts it. */
function ApprovalDialog({ service: given, state, decision, onClose }: { service: ForceInsurance; state: State } & Decision) {
  const { t } = useTranslation('maintenance');
  const { seen: service, newer } = useSeen(given);
  const isPaid = (service.payable ?? 0) > 0;
  const [hours, setHours] = useState<number | undefined>(service.auditLabourHours ?? (isPaid ? (service.labourHours ?? 0) : 0));
  const [parts, setParts] = useState<number | undefined>(
    service.auditPartsFee ?? (isPaid ? Math.round(((service.payable ?? 0) - (service.labourFee ?? 0)) * 100) / 100 : 0),
  );
  const [reason, setReason] = useState(service.deductReason ?? '');
  const decide = async (): Promise<void> => {
    const lines = isPaid ? { lines: { auditLabourHours: hours, auditPartsFee: parts, ...(reason.trim() && { deductReason: reason.trim() }) } } : {};
    const done = await state.act(service.id, () =>
      decideDocument('maintenance', service, { action: decision === 'pass' ? 'pass' : 'audit_succeeded', ...lines }),
    );
    if (done) onClose();
  };
  const problem = state.problem ?? state.edits.errors[0]?.text;
  return (
    <Modal
      open
      width={480}
      title={t(`ask.${decision}`, { no: service.insuranceNo })}
      okText={t(`shared:action.${decision}`)}
      cancelText={t('documents:action.cancel')}
      // Otherwise the sign that closes the dialog would have the focus.
      okButtonProps={{ autoFocus: !isPaid, disabled: isPaid && (hours === undefined || parts === undefined) }}
      confirmLoading={state.busy}
      onOk={() => void decide()}
      onCancel={onClose}
    >
      {newer}
      {problem !== undefined && <Alert type="error" showIcon title={problem} />}
      {isPaid ? (
        <Form layout="vertical">
          <Form.Item label={t('field.auditLabourHours')} htmlFor="auditLabourHours">
            <NumberInput id="auditLabourHours" autoFocus value={hours} onChange={setHours} decimals={2} nonNegative />
          </Form.Item>
          <Form.Item label={`${t('field.auditPartsFee')} (${service.currency ?? ''})`} htmlFor="auditPartsFee">
            <NumberInput id="auditPartsFee" value={parts} onChange={setParts} decimals={2} nonNegative />
          </Form.Item>
          <Form.Item label={t('field.deductReason')} htmlFor="deductReason">
            <Input.TextArea id="deductReason" count={{ max: 500, show: true }} rows={2} value={reason} onChange={({ target }) => setReason(target.value)} />
          </Form.Item>
        </Form>
      ) : (
        <p>{t('ask.unpaid')}</p>
      )}
    </Modal>
  );
}

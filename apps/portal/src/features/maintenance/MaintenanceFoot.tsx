import type { ForceInsurance, ForceInsuranceAction } from '@harrow/api-client';
import { Money } from '@harrow/ui';
import { Modal } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { decideDocument } from '../../documents/actions/documentCalls.ts';
import { FormFoot } from '../../documents/form/document/FormFoot.tsx';
import { useFormActions } from '../../documents/form/document/saving/useFormActions.ts';
import type { ActionLook } from '../../documents/page/DocumentFoot.tsx';
import { Approved } from '../../documents/review/Approved.tsx';
import { ReviewField } from '../../documents/review/ReviewField.tsx';
import { useReview } from '../../documents/review/reviewInHand.ts';
import { ReviewProblem } from '../../documents/review/ReviewProblem.tsx';
import { useSeen } from '../../documents/review/useSeen.tsx';
import { useDocument } from './maintenanceKind.ts';
import { approvedOf, approvedTotal } from './maintenanceReview.ts';

type ActionName = Exclude<ForceInsuranceAction, 'edit' | 'renew' | 'requestOverride' | 'override'>;

/** Look of the actions in the foot bar. The server decides which are shown. A missing one is a compile error. */
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

/** Actions of the service. Exceptions are requested and allowed above it. */
export function MaintenanceFoot() {
  const service = useDocument();
  const { state } = useFormActions();
  const [decision, setDecision] = useState<Decision['decision']>();
  return (
    <FormFoot<ActionName>
      looks={looks}
      labels={{}}
      own={{ pass: () => setDecision('pass'), auditSucceeded: () => setDecision('auditSucceeded') }}
      isPrintable
      figure={<ApprovedTotal />}
    >
      {service && decision && <ApprovalDialog service={service} state={state} decision={decision} onClose={() => setDecision(undefined)} />}
    </FormFoot>
  );
}

/** Approved total, from the figures as typed. */
function ApprovedTotal() {
  const { t } = useTranslation('maintenance');
  const service = useDocument();
  const { isOpen, values } = useReview();
  if (!service) return null;
  return (
    <Approved label={t('field.auditTotal')} {...(isOpen && { of: <Money amount={service.payable} currency={service.currency ?? undefined} /> })}>
      {isOpen ? <Money amount={approvedTotal(service, values)} strong /> : t('ask.unpaid')}
    </Approved>
  );
}

interface Decision {
  decision: 'pass' | 'auditSucceeded';
  onClose: () => void;
}

/** Asks for the approved amount; initially what is payable. */
function ApprovalDialog({ service: given, state, decision, onClose }: { service: ForceInsurance; state: State } & Decision) {
  const { t } = useTranslation('maintenance');
  const { values, missing, seen: begun, goOn, discard } = useReview();
  const { seen: service, newer } = useSeen(given, begun, goOn);
  const isPaid = (service.payable ?? 0) > 0;
  const decide = async (): Promise<void> => {
    const done = await state.act(service.id, () =>
      decideDocument('maintenance', service, { action: decision === 'pass' ? 'pass' : 'audit_succeeded', ...(isPaid && { lines: approvedOf(values) }) }),
    );
    if (!done) return;
    discard();
    onClose();
  };
  return (
    <Modal
      open
      width={480}
      title={t(`ask.${decision}`, { no: service.insuranceNo })}
      okText={t(`shared:action.${decision}`)}
      cancelText={t('documents:action.cancel')}
      // Otherwise the sign that closes the dialog would have the focus.
      okButtonProps={{ autoFocus: !isPaid, disabled: missing.length > 0 }}
      confirmLoading={state.busy}
      onOk={() => void decide()}
      onCancel={onClose}
    >
      {newer}
      <ReviewProblem state={state} />
      {isPaid ? (
        <>
          <ReviewField name="auditLabourHours" label={t('field.auditLabourHours')} autoFocus />
          <ReviewField name="auditPartsFee" label={t('field.auditPartsFee')} suffix={service.currency} />
          <ReviewField name="deductReason" label={t('field.deductReason')} rows={2} optional />
        </>
      ) : (
        <p>{t('ask.unpaid')}</p>
      )}
    </Modal>
  );
}

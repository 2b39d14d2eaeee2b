import type { ForceInsurance, ForceInsuranceAction } from '@harrow/api-client';
import { Money } from '@harrow/ui';
import { Modal } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { decideDocument } from '../../documents/actions/documentCalls.ts';
import { FormFoot } from '../../documents/form/document/FormFoot.tsx';
import { useFormActions } from '../../documents/form/document/saving/useFormActions.ts';
import type { ActionLook } from '../../documents/page/DocumentFoot.tsx';
import { useRenewal } from './InsuranceListPage.tsx';
import { Approved } from '../../documents/review/Approved.tsx';
import { ReviewField } from '../../documents/review/ReviewField.tsx';
import { useReview } from '../../documents/review/reviewInHand.ts';
import { ReviewProblem } from '../../documents/review/ReviewProblem.tsx';
import { useSeen } from '../../documents/review/useSeen.tsx';
import { useDocument } from './insuranceKind.ts';

type ActionName = Exclude<ForceInsuranceAction, 'edit' | 'requestOverride' | 'override' | 'auditSucceeded'>;

/** Look of the actions in the foot bar. The server decides which are shown. A missing one is a compile error. */
const looks: Record<ActionName, ActionLook> = {
  submit: { rank: 1, main: true },
  pass: { rank: 2, main: true },
  renew: { rank: 3, main: true },
  noPass: { rank: 4, danger: true },
  withdraw: { rank: 5 },
  giveUp: { rank: 6, danger: true },
  refuse: { rank: 7, danger: true },
  close: { rank: 8, danger: true },
  delete: { rank: 9, danger: true },
};

/** Actions of the policy. */
export function InsuranceFoot() {
  const { t } = useTranslation('forceInsurance');
  const policy = useDocument();
  const { state } = useFormActions();
  const [isPassing, setIsPassing] = useState(false);
  const renew = useRenewal();
  return (
    <FormFoot<ActionName>
      looks={looks}
      labels={{ renew: t('action.renew') }}
      own={{ pass: () => setIsPassing(true), renew: () => policy && renew(policy.id) }}
      figure={<Subsidy />}
    >
      {policy && isPassing && <PassDialog policy={policy} state={state} onClose={() => setIsPassing(false)} />}
    </FormFoot>
  );
}

/** The maker's contribution to the premium, as typed. */
function Subsidy() {
  const { t } = useTranslation('forceInsurance');
  const policy = useDocument();
  const { values } = useReview();
  if (!policy) return null;
  return (
    <Approved label={t('field.subsidyAmount')} of={<Money amount={policy.premium} currency={policy.currency ?? undefined} />}>
      <Money amount={values['subsidyAmount'] as number | null} strong />
    </Approved>
  );
}

interface PassDialogProps {
  policy: ForceInsurance;
  state: ReturnType<typeof useFormActions>['state'];
  onClose: () => void;
}

/** Asks for the maker's contribution; initially the calculated amount. */
function PassDialog({ policy: given, state, onClose }: PassDialogProps) {
  const { values, missing, seen: begun, goOn, discard } = useReview();
  const { seen: policy, newer } = useSeen(given, begun, goOn);
  const { t } = useTranslation('forceInsurance');
  const pass = async (): Promise<void> => {
    const lines = { subsidyAmount: values['subsidyAmount'] };
    if (!(await state.act(policy.id, () => decideDocument('forceInsurance', policy, { action: 'pass', lines })))) return;
    discard();
    onClose();
  };
  return (
    <Modal
      open
      width={480}
      title={t('ask.pass', { no: policy.insuranceNo })}
      okText={t('shared:action.pass')}
      okButtonProps={{ disabled: missing.length > 0 }}
      cancelText={t('documents:action.cancel')}
      confirmLoading={state.busy}
      onOk={() => void pass()}
      onCancel={onClose}
    >
      {newer}
      <ReviewProblem state={state} />
      <ReviewField name="subsidyAmount" label={t('field.subsidyAmount')} suffix={policy.currency} autoFocus />
    </Modal>
  );
}

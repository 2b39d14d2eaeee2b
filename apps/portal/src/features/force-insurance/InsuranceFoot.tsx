import type { ForceInsurance, ForceInsuranceAction } from '@harrow/api-client';
import { NumberInput } from '@harrow/ui';
import { Form, Modal } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { decideDocument } from '../../documents/actions/documentCalls.ts';
import { placeKey } from '../../documents/actions/marks.ts';
import { isReasonAction, ReasonAction, type ReasonActionName } from '../../documents/actions/ReasonAction.tsx';
import { useDocumentActions } from '../../documents/actions/useDocumentActions.ts';
import type { useReadDocument } from '../../documents/form/useReadDocument.ts';
import { type ActionLook, DocumentFoot } from '../../documents/page/DocumentFoot.tsx';
import { useRenewal } from './InsuranceListPage.tsx';
import { insuranceDeletion, insurances } from './insurances.ts';

type ActionName = Exclude<ForceInsuranceAction, 'edit' | 'requestOverride' | 'override' | 'auditSucceeded'>;

/** How the actions stand in the foot bar. Which of them are shown is the server's decision. A missing one is a compile error. */
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

interface InsuranceFootProps {
  policy: ForceInsurance;
  state: ReturnType<typeof useReadDocument<ForceInsurance>>;
}

/** What can be done with the policy now. */
export function InsuranceFoot({ policy, state }: InsuranceFootProps) {
  const { t } = useTranslation('forceInsurance');
  const [asking, setAsking] = useState<ReasonActionName | 'pass'>();
  const renew = useRenewal();
  const onSave = () => Promise.resolve(undefined);
  const actions = useDocumentActions({
    docType: 'forceInsurance',
    resource: insurances,
    document: policy,
    numberOf: ({ insuranceNo }) => insuranceNo,
    state,
    onSave,
    remove: insuranceDeletion.remove,
  });
  const run: Record<Exclude<ActionName, ReasonActionName>, () => void> = {
    submit: () => void actions.submit(),
    withdraw: () => void actions.withdraw(),
    giveUp: () => void actions.giveUp(),
    delete: () => void actions.remove(),
    pass: () => setAsking('pass'),
    renew: () => void renew(policy.id),
  };
  const allowedActions = policy.allowedActions.filter((action): action is ActionName | 'edit' => action === 'edit' || Object.hasOwn(looks, action));
  return (
    <DocumentFoot<ActionName>
      module="forceInsurance"
      document={{ ...policy, allowedActions }}
      state={state}
      isUnsaved={false}
      isKept
      looks={looks}
      labels={{ renew: t('action.renew') }}
      firstActions={[]}
      onAct={(action) => (isReasonAction(action) ? setAsking(action) : run[action]())}
      onSave={onSave}
      number={policy.insuranceNo}
    >
      {asking === 'pass' && <PassDialog policy={policy} state={state} onClose={() => setAsking(undefined)} />}
      {asking && asking !== 'pass' && (
        <ReasonAction
          docType="forceInsurance"
          action={asking}
          title={t(`shared:action.${asking}`)}
          document={policy}
          markable={markable.map((field) => ({ value: placeKey(field), text: t(`field.${field}`) }))}
          state={state}
          onClose={() => setAsking(undefined)}
        />
      )}
    </DocumentFoot>
  );
}

/** What a reviewer can point at. */
const markable = ['insurer', 'policyNo', 'policyStart', 'policyEnd', 'premium', 'plateNo', 'insuredName', 'insuredIdNo'] as const;

/** Asks what the maker contributes, which stands as it was worked out until the reviewer changes it. */
function PassDialog({ policy, state, onClose }: InsuranceFootProps & { onClose: () => void }) {
  const { t } = useTranslation('forceInsurance');
  const [subsidyAmount, setAmount] = useState<number | undefined>(policy.subsidyAmount ?? 0);
  const pass = async (): Promise<void> => {
    const done = await state.act(policy.id, () => decideDocument('forceInsurance', policy, { action: 'pass', lines: { subsidyAmount: subsidyAmount ?? 0 } }));
    if (done) onClose();
  };
  const problem = state.problem ?? state.edits.errors[0]?.text;
  return (
    <Modal
      open
      width={480}
      title={t('ask.pass', { no: policy.insuranceNo })}
      okText={t('shared:action.pass')}
      cancelText={t('documents:action.cancel')}
      confirmLoading={state.busy}
      onOk={() => void pass()}
      onCancel={onClose}
    >
      <Form layout="vertical">
        <Form.Item
          label={`${t('field.subsidyAmount')} (${policy.currency ?? ''})`}
          htmlFor="subsidyAmount"
          {...(problem !== undefined && { validateStatus: 'error' as const, help: problem })}
        >
          <NumberInput id="subsidyAmount" value={subsidyAmount} onChange={setAmount} decimals={2} nonNegative />
        </Form.Item>
      </Form>
    </Modal>
  );
}

import type { ForceInsurance, ForceInsuranceAction } from '@harrow/api-client';
import { NumberInput } from '@harrow/ui';
import { Form, Modal } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { decideDocument } from '../../documents/actions/documentCalls.ts';
import { placeKey } from '../../documents/actions/marks.ts';
import type { useReadDocument } from '../../documents/form/useReadDocument.ts';
import type { ActionLook } from '../../documents/page/DocumentFoot.tsx';
import { ReadDocumentFoot } from '../../documents/page/ReadDocumentFoot.tsx';
import { useRenewal } from './InsuranceListPage.tsx';
import { useSeen } from '../../documents/review/useSeen.tsx';
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
  const [isPassing, setIsPassing] = useState(false);
  const renew = useRenewal();
  return (
    <ReadDocumentFoot<ForceInsurance, ActionName>
      docType="forceInsurance"
      resource={insurances}
      document={policy}
      numberOf={({ insuranceNo }) => insuranceNo}
      remove={insuranceDeletion.remove}
      state={state}
      looks={looks}
      labels={{ renew: t('action.renew') }}
      markable={markable.map((field) => ({ value: placeKey(field), text: t(`field.${field}`) }))}
      own={{ pass: () => setIsPassing(true), renew: () => void renew(policy.id) }}
    >
      {isPassing && <PassDialog policy={policy} state={state} onClose={() => setIsPassing(false)} />}
    </ReadDocumentFoot>
  );
}

/** What a reviewer can point at. */
const markable = ['insurer', 'policyNo', 'policyStart', 'policyEnd', 'premium', 'plateNo', 'insuredName', 'insuredIdNo'] as const;

/** Asks what the maker contributes, which stands as it was worked out until the reviewer changes it. */
function PassDialog({ policy: given, state, onClose }: InsuranceFootProps & { onClose: () => void }) {
  const { seen: policy, newer } = useSeen(given);
  const { t } = useTranslation('forceInsurance');
  const [subsidyAmount, setAmount] = useState<number | undefined>(policy.subsidyAmount ?? 0);
  const pass = async (): Promise<void> => {
    const done = await state.act(policy.id, () => decideDocument('forceInsurance', policy, { action: 'pass', lines: { subsidyAmount } }));
    if (done) onClose();
  };
  const problem = state.problem ?? state.edits.errors[0]?.text;
  return (
    <Modal
      open
      width={480}
      title={t('ask.pass', { no: policy.insuranceNo })}
      okText={t('shared:action.pass')}
      okButtonProps={{ disabled: subsidyAmount === undefined }}
      cancelText={t('documents:action.cancel')}
      confirmLoading={state.busy}
      onOk={() => void pass()}
      onCancel={onClose}
    >
      {newer}
      <Form layout="vertical">
        <Form.Item
          label={`${t('field.subsidyAmount')} (${policy.currency ?? ''})`}
          htmlFor="subsidyAmount"
          {...(problem !== undefined && { validateStatus: 'error' as const, help: problem })}
        >
          <NumberInput id="subsidyAmount" autoFocus value={subsidyAmount} onChange={setAmount} decimals={2} nonNegative />
        </Form.Item>
      </Form>
    </Modal>
  );
}

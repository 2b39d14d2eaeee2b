import type { ProdUpgradeSuggest } from '@harrow/api-client';
import { prodUpgradeSuggestsPlanLimits as planLimits, prodUpgradeSuggestsReplyLimits as replyLimits } from '@harrow/api-client/limits';
import { DateInput, LimitedInput, LimitedTextArea } from '@harrow/ui';
import { Form, Modal } from 'antd';
import { useTranslation } from 'react-i18next';
import { decideDocument, seen as versionOf } from '../../documents/actions/documentCalls.ts';
import type { useFormActions } from '../../documents/form/document/saving/useFormActions.ts';
import { ReviewProblem } from '../../documents/review/ReviewProblem.tsx';
import { useSeen } from '../../documents/review/useSeen.tsx';
import { single } from '../../shared/calls/notDone.ts';
import { useKeptInput } from '../../shared/useKeptInput.ts';
import { planSuggests, replyTo } from './suggests.ts';

interface Answer {
  replyContent: string;
  planVersion: string;
  planDate: string | null;
}

interface AnswerDialogProps {
  asked: 'reply' | 'pass' | 'plan';
  suggest: ProdUpgradeSuggest;
  state: ReturnType<typeof useFormActions>['state'];
  onClose: () => void;
}

/** The shortest answer, as the server asks for it. */
const leastAnswer = 5;

/** The maker answers a suggestion, adopts it with an answer, or plans when it is built. */
export function AnswerDialog({ asked, suggest: given, state, onClose }: AnswerDialogProps) {
  const { t } = useTranslation('prodUpgradeSuggest');
  const { seen: suggest, newer } = useSeen(given);
  const { typed, type, discard } = useKeptInput<Answer>(`prodUpgradeSuggest.${asked}`, given.id, {
    replyContent: '',
    planVersion: asked === 'plan' ? (given.planVersion ?? '') : '',
    planDate: asked === 'plan' ? given.planDate : null,
  });
  const { planDate } = typed;
  const [replyContent, planVersion] = [typed.replyContent.trim(), typed.planVersion.trim()];
  const isAnswered = [...replyContent].length >= leastAnswer;
  const isPlanned = planVersion !== '' && planDate !== null;
  const call = (): Promise<unknown> => {
    if (asked === 'reply') return replyTo({ ...versionOf(suggest), replyContent });
    if (asked === 'plan') return single(planSuggests({ ids: [suggest.id], version: suggest.version, planVersion, planDate: planDate! }));
    const lines = { replyContent, planVersion: planVersion || null, planDate };
    return decideDocument('prodUpgradeSuggest', suggest, { action: 'pass', lines });
  };
  const send = async (): Promise<void> => {
    if (!(await state.act(suggest.id, call))) return;
    discard();
    onClose();
  };
  const hasPlan = asked !== 'reply';
  return (
    <Modal
      open
      width={520}
      title={t(`ask.${asked}`, { no: suggest.suggestNo })}
      okText={t(`action.${asked}`)}
      okButtonProps={{ disabled: asked === 'plan' ? !isPlanned : !isAnswered }}
      cancelText={t('documents:action.cancel')}
      confirmLoading={state.busy}
      onOk={() => void send()}
      onCancel={onClose}
    >
      {newer}
      <ReviewProblem state={state} />
      <Form layout="vertical">
        {asked !== 'plan' && (
          <Form.Item label={t('field.replyContent')} htmlFor="replyContent" required>
            <LimitedTextArea
              id="replyContent"
              autoFocus
              rows={4}
              limit={replyLimits.replyContent.maxLength}
              value={typed.replyContent}
              onChange={({ target }) => type({ replyContent: target.value })}
            />
          </Form.Item>
        )}
        {hasPlan && (
          <>
            <Form.Item label={t('field.planVersion')} htmlFor="planVersion" required={asked === 'plan'}>
              <LimitedInput
                id="planVersion"
                limit={planLimits.planVersion.maxLength}
                value={typed.planVersion}
                onChange={({ target }) => type({ planVersion: target.value })}
              />
            </Form.Item>
            <Form.Item label={t('field.planDate')} htmlFor="planDate" required={asked === 'plan'}>
              <DateInput id="planDate" value={planDate} onChange={(day) => type({ planDate: day ?? null })} />
            </Form.Item>
          </>
        )}
      </Form>
    </Modal>
  );
}

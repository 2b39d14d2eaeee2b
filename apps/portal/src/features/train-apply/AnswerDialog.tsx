import type { TrainApply } from '@harrow/api-client';
import { formatDate, LimitedTextArea } from '@harrow/ui';
import { useQuery } from '@tanstack/react-query';
import { Form, Radio, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { decideDocument } from '../../documents/actions/documentCalls.ts';
import { StepDialog } from '../../documents/actions/StepDialog.tsx';
import { useSendStep } from '../../documents/actions/useSendStep.ts';
import { useKeptInput } from '../../shared/useKeptInput.ts';
import { comingTrainings } from './applications.ts';

/** Fewest characters of an answer, and most. */
const answerLength = { min: 5, max: 1000 };

interface Answer {
  replyContent: string;
  /** A course is made from the application; otherwise one that is there. */
  isNew: boolean;
  planNo: string | null;
}

/** Answers an application with a course: one that is there, or a new draft. */
export function AnswerDialog({ application, onClose }: { application: TrainApply; onClose: () => void }) {
  const { t } = useTranslation('trainApply');
  const { id, applyNo: no } = application;
  const { data: trainings } = useQuery(comingTrainings);
  const { typed, type, discard } = useKeptInput<Answer>('trainApply.pass', id, { replyContent: '', isNew: true, planNo: null });
  const send = useSendStep({ id, onClose, discard });
  const { isNew, planNo } = typed;
  const replyContent = typed.replyContent.trim();
  const lines = { replyContent, ...(isNew ? { createPlan: 'Y' as const } : { planNo }) };
  return (
    <StepDialog
      width={560}
      title={t('ask.pass', { no })}
      okText={t('action.pass')}
      isIncomplete={[...replyContent].length < answerLength.min || (!isNew && planNo === null)}
      onOk={() => void send(() => decideDocument('trainApply', application, { action: 'pass', lines }))}
      onClose={onClose}
    >
      <Form layout="vertical" component="div">
        <Form.Item label={t('field.replyContent')} htmlFor="replyContent" required>
          <LimitedTextArea
            id="replyContent"
            autoFocus
            rows={4}
            limit={answerLength.max}
            value={typed.replyContent}
            onChange={({ target }) => type({ replyContent: target.value })}
          />
        </Form.Item>
        <Form.Item label={t('answer.with')}>
          <Radio.Group
            aria-label={t('answer.with')}
            value={isNew}
            onChange={({ target }) => type({ isNew: target.value as boolean })}
            options={[
              { value: true, label: t('answer.newTraining') },
              { value: false, label: t('answer.knownTraining') },
            ]}
          />
        </Form.Item>
        {!isNew && (
          <Form.Item label={t('field.plannedNo')} htmlFor="planNo" required>
            <Select
              id="planNo"
              showSearch={{ optionFilterProp: 'label' }}
              loading={trainings === undefined}
              value={planNo ?? undefined}
              onChange={(chosen: string) => type({ planNo: chosen })}
              options={trainings?.map((training) => ({ value: training.planNo, label: `${training.title} · ${formatDate(training.startDate)}` })) ?? []}
            />
          </Form.Item>
        )}
      </Form>
    </StepDialog>
  );
}

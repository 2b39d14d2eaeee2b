import type { DisputeAnswer, MonthlyCollectReceipt } from '@harrow/api-client';
import { DictSelect, LimitedInput, LimitedTextArea, Money } from '@harrow/ui';
import { useQueryClient } from '@tanstack/react-query';
import { Card, Form } from 'antd';
import { useTranslation } from 'react-i18next';
import { EditDialog } from '../../../shared/administration/EditDialog.tsx';
import { single } from '../../../shared/calls/notDone.ts';
import { useRequired } from '../../../shared/master/masterFields.tsx';
import { answerDispute } from '../receipts.ts';

interface AnswerDialogProps {
  receipt: MonthlyCollectReceipt;
  onClose: () => void;
}

interface Given {
  disputeId: string;
  answer: DisputeAnswer;
  text: string;
  correctionNo?: string | null;
}

/** Answers the objections of the last round. Once a later month is issued, what is accepted names the entry or fee that corrects it. */
export function AnswerDialog({ receipt, onClose }: AnswerDialogProps) {
  const { t } = useTranslation('monthlyCollectReceipts');
  const client = useQueryClient();
  const required = useRequired();
  const { id, version, receiptNo, currency, isFinal } = receipt;
  const lines = receipt.disputes.filter(({ round }) => round === receipt.round);
  return (
    <EditDialog<{ answers: Given[] }>
      title={t('answer.title', { no: receiptNo })}
      okText={t('action.answerDispute')}
      initialValues={{
        answers: lines.map(({ id: disputeId, answer, answerText, correctionNo }) => ({
          disputeId,
          ...(answer && { answer }),
          text: answerText ?? '',
          correctionNo,
        })) as Given[],
      }}
      save={({ answers }) => single(answerDispute({ id, version, answers: answers.map((one) => ({ ...one, correctionNo: one.correctionNo || null })) }))}
      onSaved={() => {
        void client.invalidateQueries();
        onClose();
      }}
      onClose={onClose}
      notice={<p>{t(isFinal ? 'answer.final' : 'answer.open')}</p>}
    >
      {lines.map((line, index) => (
        <Card
          key={line.id}
          size="small"
          title={`${t('dispute.line', { n: line.lineNo })} · ${[line.kind_dictText, line.refNo].filter(Boolean).join(' ')}`}
          style={{ marginBlockEnd: 12 }}
        >
          <p>
            {line.remark}
            {line.claimedAmount !== null && (
              <>
                {' · '}
                <Money amount={line.statedAmount} /> → <Money amount={line.claimedAmount} currency={currency} />
              </>
            )}
          </p>
          <Form.Item name={['answers', index, 'disputeId']} hidden>
            <input type="hidden" />
          </Form.Item>
          <Form.Item name={['answers', index, 'answer']} label={t('field.answer')} rules={required}>
            <DictSelect dict="dispute_answer" />
          </Form.Item>
          <Form.Item name={['answers', index, 'text']} label={t('field.answerText')} rules={required}>
            <LimitedTextArea limit={500} rows={2} />
          </Form.Item>
          <Form.Item name={['answers', index, 'correctionNo']} label={t('field.correctionNo')} extra={t('answer.correctionHint')}>
            <LimitedInput limit={30} />
          </Form.Item>
        </Card>
      ))}
    </EditDialog>
  );
}

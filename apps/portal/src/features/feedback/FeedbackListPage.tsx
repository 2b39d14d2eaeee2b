import type { FeedbackItem, FeedbackType } from '@harrow/api-client';
import { type BatchAction, DictSelect, LimitedTextArea } from '@harrow/ui';
import { Form } from 'antd';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { useDocumentBatches } from '../../documents/actions/documentBatches.tsx';
import { DocumentListPage } from '../../documents/list/DocumentListPage.tsx';
import { LazyUserPicker } from '../../shared/pickers/users/LazyUserPicker.tsx';
import { previewed } from '../../shared/calls/previewed.ts';
import { usePermission } from '../../shared/usePermission.ts';
import { assignFeedback, transferFeedback, feedbackListing } from './feedback.ts';
import { feedbackList } from './feedbackColumns.tsx';

/** Questions of dealers, open ones first. */
export function FeedbackListPage() {
  const { t } = useTranslation('feedback');
  const mayReply = usePermission('feedback:reply');
  const steps = useDocumentBatches<FeedbackItem>({ docType: 'feedback', steps: ['submit', 'withdraw'] });
  return (
    <DocumentListPage
      list={feedbackList}
      kind={feedbackListing}
      newText={t('new')}
      batchActions={[...steps, ...(mayReply ? [assignment(t), transfer(t)] : [])]}
      batchColumns={['feedbackNo', 'title']}
    />
  );
}

const assignment = (t: TFunction<'feedback'>): BatchAction<FeedbackItem> => ({
  key: 'assign',
  label: t('action.assign'),
  isAllowed: ({ allowedActions }) => allowedActions.includes('assign'),
  fields: (
    <Form.Item name="handlerBy" label={t('field.handlerName')} rules={[{ required: true }]}>
      <LazyUserPicker multiple={false} />
    </Form.Item>
  ),
  ...previewed<{ handlerBy: string }>('feedback', (ids, { handlerBy = '' }, trial) => assignFeedback({ ids, handlerBy }, trial), false),
});

type Transfer = { feedbackType: FeedbackType; remark?: string };

const transfer = (t: TFunction<'feedback'>): BatchAction<FeedbackItem> => ({
  key: 'transfer',
  label: t('action.transfer'),
  isAllowed: ({ allowedActions }) => allowedActions.includes('transfer'),
  fields: (
    <>
      <Form.Item name="feedbackType" label={t('field.feedbackType')} rules={[{ required: true }]}>
        <DictSelect dict="feedback_type" />
      </Form.Item>
      <Form.Item name="remark" label={t('field.remark')}>
        <LimitedTextArea limit={500} rows={2} />
      </Form.Item>
    </>
  ),
  ...previewed<Transfer>('feedback', (ids, values, trial) => transferFeedback({ ids, ...(values as Transfer) }, trial), false),
});

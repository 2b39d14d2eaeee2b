import type { FeedbackItem, FeedbackType } from '@harrow/api-client';
import { type BatchAction, DictSelect, LimitedTextArea } from '@harrow/ui';
import { Form } from 'antd';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { DocumentListPage } from '../../documents/list/DocumentListPage.tsx';
import { LazyUserPicker } from '../../shared/pickers/LazyUserPicker.tsx';
import { usePermission } from '../../shared/usePermission.ts';
import { assignFeedback, transferFeedback, feedbackListing } from './feedback.ts';
import { feedbackList } from './feedbackColumns.tsx';

/** Questions of dealers, open ones first. */
export function FeedbackListPage() {
  const { t } = useTranslation('feedback');
  const mayReply = usePermission('feedback:reply');
  return (
    <DocumentListPage
      list={feedbackList}
      kind={feedbackListing}
      newText={t('new')}
      batchActions={mayReply ? [assignment(t), transfer(t)] : []}
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
  run: (ids, { handlerBy }) => assignFeedback({ ids, handlerBy: handlerBy as string }),
});

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
  run: (ids, values) => transferFeedback({ ids, ...(values as { feedbackType: FeedbackType; remark?: string }) }),
});

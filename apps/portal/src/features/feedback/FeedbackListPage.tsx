import type { FeedbackItem, FeedbackType } from '@harrow/api-client';
import { feedbacksFields as sheet } from '@harrow/api-client/fields';
import { type BatchAction, DictSelect } from '@harrow/ui';
import { Form, Input } from 'antd';
import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { DocumentListPage } from '../../documents/list/DocumentListPage.tsx';
import { isMakerUser, userStore } from '../../platform/session/session.ts';
import { useStore } from '../../platform/store.ts';
import { exportColumnsOf } from '../../shared/fields/columnsOf.tsx';
import { queryFieldsOf } from '../../shared/fields/queryFieldsOf.ts';
import { useListFilters } from '../../shared/fields/useListFilters.tsx';
import { LazyUserPicker } from '../../shared/pickers/LazyUserPicker.tsx';
import { usePermission } from '../../shared/usePermission.ts';
import { assignFeedback, deleteFeedback, feedback, feedbackCounts, feedbackStatuses, listDefaults, transferFeedback } from './feedback.ts';
import { feedbackColumns } from './feedbackColumns.tsx';

/** What dealers ask, what is open first. */
export function FeedbackListPage() {
  const { t } = useTranslation('feedback');
  const isMaker = isMakerUser(useStore(userStore));
  const mayReply = usePermission('feedback:reply');
  const columns = useMemo(() => feedbackColumns(t), [t]);
  const queryFields = useMemo(() => feedbackQueryFields(t), [t]);
  const filters = useListFilters(sheet, t, [
    { name: 'keyword', label: t('list.keyword'), maxLength: 200 },
    'feedbackType',
    'priority',
    'createTime',
    'dealerCode',
    { name: 'mine', kind: 'flag', label: t('list.mine'), text: t(isMaker ? 'list.handledByMe' : 'list.writtenByMe') },
  ]);
  return (
    <DocumentListPage<FeedbackItem>
      {...filters}
      resource={feedback}
      defaults={listDefaults}
      module="feedback"
      address="/workbench/feedback"
      title={t('title')}
      newText={t('new')}
      empty={t('list.empty')}
      statuses={{ filter: 'feedbackStatus', dict: 'feedback_status', order: feedbackStatuses, counts: feedbackCounts }}
      queryFields={queryFields}
      columns={columns}
      moreColumns={exportColumnsOf(t, ['dealerCode', 'subDealerName', 'submitTime', 'replyTime'])}
      exportPath="/api/portal/feedback/exportXls"
      batchActions={mayReply ? [assignment(t), transfer(t)] : []}
      batchColumns={['feedbackNo', 'title']}
      remove={(ids) => deleteFeedback(ids)}
      mayRemove={(ids) => deleteFeedback(ids, true)}
    />
  );
}

/** What the advanced query may ask about, in the order of the list. */
const feedbackQueryFields = (t: TFunction<'feedback'>) =>
  queryFieldsOf(sheet, t, [
    'feedbackNo',
    'title',
    'feedbackStatus',
    'feedbackType',
    'priority',
    'dealerName',
    { value: 'handlerBy', label: t('field.handlerName') },
    'score',
    'createBy',
    'submitTime',
    'replyTime',
    'createTime',
  ]);

const assignment = (t: TFunction<'feedback'>): BatchAction<FeedbackItem> => ({
  key: 'assign',
  label: t('action.assign'),
  isAllowed: ({ allowedActions }) => allowedActions.includes('assign'),
  fields: (
    <Form.Item name="handlerBy" label={t('field.handlerName')} rules={[{ required: true }]}>
      <LazyUserPicker multiple={false} />
    </Form.Item>
  ),
  run: (ids, { handlerBy }) => assignFeedback(ids, handlerBy as string),
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
        <Input.TextArea maxLength={500} rows={2} />
      </Form.Item>
    </>
  ),
  run: (ids, values) => transferFeedback(ids, values['feedbackType'] as FeedbackType, (values['remark'] as string | undefined) ?? ''),
});

import type { FeedbackItem, FeedbackType } from '@harrow/api-client';
import { type BatchAction, clearable, DictSelect } from '@harrow/ui';
import { Checkbox, Form, Input } from 'antd';
import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { DocumentListPage } from '../../documents/list/DocumentListPage.tsx';
import { isMakerUser, userStore } from '../../platform/session/session.ts';
import { useStore } from '../../platform/store.ts';
import { DealerName } from '../../shared/pickers/dealers.tsx';
import { PeriodFilter } from '../../shared/filters/PeriodFilter.tsx';
import { LazyDealerPicker } from '../../shared/pickers/LazyDealerPicker.tsx';
import { LazyUserPicker } from '../../shared/pickers/LazyUserPicker.tsx';
import { useLanguage } from '../../shared/useLanguage.ts';
import { usePermission } from '../../shared/usePermission.ts';
import { assignFeedback, deleteFeedback, feedback, feedbackCounts, feedbackStatuses, listDefaults, transferFeedback } from './feedback.ts';
import { feedbackColumns, feedbackQueryFields, moreFeedbackColumns } from './feedbackColumns.tsx';

/** What dealers ask, what is open first. */
export function FeedbackListPage() {
  const { t } = useTranslation('feedback');
  const language = useLanguage();
  const isMaker = isMakerUser(useStore(userStore));
  const mayReply = usePermission('feedback:reply');
  const columns = useMemo(() => feedbackColumns(t, language), [t, language]);
  const queryFields = useMemo(() => feedbackQueryFields(t), [t]);
  const mine = t(isMaker ? 'list.handledByMe' : 'list.writtenByMe');
  return (
    <DocumentListPage<FeedbackItem>
      resource={feedback}
      defaults={listDefaults}
      module="feedback"
      address="/workbench/feedback"
      title={t('title')}
      newText={t('new')}
      empty={t('list.empty')}
      statuses={{ filter: 'feedbackStatus', dict: 'feedback_status', order: feedbackStatuses, counts: feedbackCounts }}
      filters={
        <>
          <Form.Item name="keyword" label={t('list.keyword')}>
            <Input allowClear={clearable} maxLength={200} />
          </Form.Item>
          <Form.Item name="feedbackType" label={t('field.feedbackType')}>
            <DictSelect dict="feedback_type" />
          </Form.Item>
          <Form.Item name="priority" label={t('field.priority')}>
            <DictSelect dict="priority" />
          </Form.Item>
          <PeriodFilter name="createTime" label={t('field.createTime')} />
          {isMaker && (
            <Form.Item name="dealerCode" label={t('field.dealerName')}>
              <LazyDealerPicker multiple={false} />
            </Form.Item>
          )}
          <Form.Item name="mine" getValueProps={(value) => ({ checked: value === '1' })} getValueFromEvent={({ target }) => (target.checked ? '1' : '')}>
            <Checkbox>{mine}</Checkbox>
          </Form.Item>
        </>
      }
      shownFilters={{
        keyword: { label: t('list.keyword') },
        feedbackType: { label: t('field.feedbackType'), dict: 'feedback_type' },
        priority: { label: t('field.priority'), dict: 'priority' },
        dealerCode: { label: t('field.dealerName'), render: (code) => <DealerName code={code} /> },
        createTime_begin: { label: t('list.from') },
        createTime_end: { label: t('list.to') },
        mine: { label: t('list.mine'), render: () => mine },
      }}
      queryFields={queryFields}
      columns={columns}
      moreColumns={moreFeedbackColumns(t)}
      exportPath="/api/portal/feedback/exportXls"
      batchActions={mayReply ? [assignment(t), transfer(t)] : []}
      batchColumns={['feedbackNo', 'title']}
      remove={(ids) => deleteFeedback(ids)}
      mayRemove={(ids) => deleteFeedback(ids, true)}
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

import type { FeedbackItem, FeedbackType } from '@harrow/api-client';
import { type Action, type BatchAction, type Chip, clearable, type Deletion, DictSelect, EmptyState, ListPage, useDictionary } from '@harrow/ui';
import { useQuery } from '@tanstack/react-query';
import { Button, Checkbox, Flex, Form, Input } from 'antd';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { isMakerUser, userStore } from '../../platform/session/session.ts';
import { useStore } from '../../platform/store.ts';
import { activeFilters } from '../../shared/activeFilters.tsx';
import { DealerName } from '../../shared/dealers.tsx';
import { ListQuery, listQueryChips } from '../../shared/ListQuery.tsx';
import { ListExport } from '../../shared/ListTools.tsx';
import { PeriodFilter } from '../../shared/PeriodFilter.tsx';
import { LazyDealerPicker } from '../../shared/pickers/LazyDealerPicker.tsx';
import { LazyUserPicker } from '../../shared/pickers/LazyUserPicker.tsx';
import type { Filters } from '../../shared/resource.ts';
import { useLanguage } from '../../shared/useLanguage.ts';
import { useList } from '../../shared/useList.ts';
import { usePermission } from '../../shared/usePermission.ts';
import { assignFeedback, deleteFeedback, feedback, feedbackCounts, feedbackStatuses, listDefaults, transferFeedback } from './feedback.ts';
import { feedbackColumns, feedbackQueryFields, moreFeedbackColumns } from './feedbackColumns.tsx';

/** What dealers ask, what is open first. */
export function FeedbackListPage() {
  const { t } = useTranslation('feedback');
  const language = useLanguage();
  const navigate = useNavigate();
  const isMaker = isMakerUser(useStore(userStore));
  const mayAdd = usePermission('feedback:add');
  const mayDelete = usePermission('feedback:delete');
  const mayReply = usePermission('feedback:reply');
  const list = useList(feedback, listDefaults);
  const { filters } = list.state;
  const columns = useMemo(() => feedbackColumns(t, language), [t, language]);
  const queryFields = useMemo(() => feedbackQueryFields(t), [t]);
  const open = ({ id, status }: FeedbackItem): void => void navigate(`${status === 'draft' ? 'edit' : 'detail'}/${id}`);
  const rowActions = (item: FeedbackItem): Action[] => [
    {
      key: 'open',
      label: t(item.allowedActions.includes('edit') ? 'action.edit' : item.allowedActions.includes('reply') ? 'action.reply' : 'action.open'),
      onClick: () => open(item),
    },
  ];
  const addButton = mayAdd && (
    <Button type="primary" onClick={() => void navigate('add')}>
      {t('new')}
    </Button>
  );
  return (
    <ListPage
      {...list.pageProps}
      title={t('title')}
      toolbar={
        <Flex gap={8} wrap justify="end">
          <ListExport
            path="/api/portal/feedback/exportXls"
            permission="feedback:export"
            list={feedback.name}
            state={list.state}
            columns={columns}
            moreColumns={moreFeedbackColumns(t)}
            selectedIds={list.selection.ids}
          />
          {addButton}
        </Flex>
      }
      chips={useStatusChips(filters, isMaker)}
      onChipClick={(key) => list.change({ filters: { ...filters, ...statusFilters(key) } })}
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
          <Form.Item
            name="mine"
            valuePropName="checked"
            getValueProps={(value) => ({ checked: value === '1' })}
            getValueFromEvent={({ target }) => (target.checked ? '1' : '')}
          >
            <Checkbox>{t(isMaker ? 'list.handledByMe' : 'list.writtenByMe')}</Checkbox>
          </Form.Item>
        </>
      }
      activeFilters={activeFilters(filters, {
        keyword: { label: t('list.keyword') },
        feedbackType: { label: t('field.feedbackType'), dict: 'feedback_type' },
        priority: { label: t('field.priority'), dict: 'priority' },
        dealerCode: { label: t('field.dealerName'), render: (code) => <DealerName code={code} /> },
        createTime_begin: { label: t('list.from') },
        createTime_end: { label: t('list.to') },
        mine: { label: t('list.mine'), render: () => t(isMaker ? 'list.handledByMe' : 'list.writtenByMe') },
      })}
      columns={columns}
      rowActions={rowActions}
      onRowOpen={open}
      rowHref={({ id, status }) => `/workbench/feedback/${status === 'draft' ? 'edit' : 'detail'}/${id}`}
      selection={list.selection}
      batchActions={
        mayReply ? [assignment(t('action.assign'), t('field.handlerName')), transfer(t('action.transfer'), t('field.feedbackType'), t('field.remark'))] : []
      }
      batchColumns={['feedbackNo', 'title']}
      deletion={mayDelete ? deletion : undefined}
      filterExtra={<ListQuery resource={feedback} fields={queryFields} state={list.state} change={list.change} />}
      queryChips={listQueryChips({ fields: queryFields, state: list.state, change: list.change })}
      preview
      view={list.view}
      empty={<EmptyState title={t('list.empty')} action={addButton} />}
    />
  );
}

/** A draft has no feedback status; only its author sees it. */
const statusFilters = (chip: string): Filters => ({
  submissionStatus: chip === 'draft' ? 'draft' : '',
  feedbackStatus: chip === 'all' || chip === 'draft' ? '' : chip,
});

function useStatusChips({ feedbackStatus: status = '', submissionStatus = '' }: Filters, isMaker: boolean): Chip[] {
  const { t } = useTranslation('feedback');
  const { items } = useDictionary('feedback_status');
  const { data } = useQuery(feedbackCounts);
  return [
    { key: 'all', label: t('list.all'), active: status === '' && submissionStatus === '' },
    ...(isMaker ? [] : [{ key: 'draft', label: t('list.drafts'), active: submissionStatus === 'draft' }]),
    ...feedbackStatuses.map((key) => ({
      key,
      label: items?.find(({ value }) => value === key)?.text ?? key,
      count: data?.find(({ feedbackStatus }) => feedbackStatus === key)?.count,
      active: status === key,
    })),
  ];
}

const deletion: Deletion<FeedbackItem> = {
  remove: (ids) => deleteFeedback(ids),
  preview: (ids) => deleteFeedback(ids, true),
  isAllowed: ({ allowedActions }) => allowedActions.includes('delete'),
};

const assignment = (label: string, field: string): BatchAction<FeedbackItem> => ({
  key: 'assign',
  label,
  isAllowed: ({ allowedActions }) => allowedActions.includes('assign'),
  fields: (
    <Form.Item name="handlerBy" label={field} rules={[{ required: true }]}>
      <LazyUserPicker multiple={false} />
    </Form.Item>
  ),
  run: (ids, { handlerBy }) => assignFeedback(ids, handlerBy as string),
});

const transfer = (label: string, field: string, remark: string): BatchAction<FeedbackItem> => ({
  key: 'transfer',
  label,
  isAllowed: ({ allowedActions }) => allowedActions.includes('transfer'),
  fields: (
    <>
      <Form.Item name="feedbackType" label={field} rules={[{ required: true }]}>
        <DictSelect dict="feedback_type" />
      </Form.Item>
      <Form.Item name="remark" label={remark}>
        <Input.TextArea maxLength={500} rows={2} />
      </Form.Item>
    </>
  ),
  run: (ids, values) => transferFeedback(ids, values['feedbackType'] as FeedbackType, (values['remark'] as string | undefined) ?? ''),
});

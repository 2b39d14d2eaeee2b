import type { FeedbackItem } from '@harrow/api-client';
import { type Column, DateText, EllipsisText, type ExportColumn, type Language, localeTag, StatusTag } from '@harrow/ui';
import type { QueryField } from '@harrow/ui/advanced-query';
import type { TFunction } from 'i18next';
import { priorityTones, slaTones, statusTones } from './feedback.ts';

type T = TFunction<'feedback'>;

/** Columns of the list; what it is about and how long it waits come first. */
export function feedbackColumns(t: T, language: Language): Column<FeedbackItem>[] {
  const days = new Intl.NumberFormat(localeTag(language), { style: 'unit', unit: 'day', unitDisplay: 'long' });
  return [
    { key: 'feedbackNo', title: t('field.feedbackNo'), width: 160, fixed: 'left', sortable: true },
    { key: 'title', title: t('field.title'), width: 204, sortable: true, render: ({ title }) => <EllipsisText text={title} length={40} fit /> },
    {
      key: 'feedbackStatus',
      title: t('field.feedbackStatus'),
      width: 116,
      sortable: true,
      render: ({ feedbackStatus, feedbackStatus_dictText: text, status_dictText: draft }) =>
        feedbackStatus === null ? <StatusTag color="default" text={draft} /> : <StatusTag color={statusTones[feedbackStatus]} text={text} />,
    },
    {
      key: 'ageDays',
      title: t('field.ageDays'),
      width: 92,
      render: ({ ageDays, sla }) =>
        ageDays === null ? (
          '–'
        ) : sla === null ? (
          days.format(ageDays)
        ) : (
          <StatusTag variant="dot" color={slaTones[sla]} text={<span title={t(`sla.${sla}`)}>{days.format(ageDays)}</span>} />
        ),
    },
    { key: 'feedbackType', title: t('field.feedbackType'), width: 116, sortable: true, render: ({ feedbackType_dictText: text }) => text },
    { key: 'handlerName', title: t('field.handlerName'), width: 116, render: ({ handlerName }) => handlerName ?? '–' },
    { key: 'createTime', title: t('field.createTime'), width: 150, sortable: true, render: ({ createTime }) => <DateText value={createTime} /> },
    {
      key: 'priority',
      title: t('field.priority'),
      width: 112,
      sortable: true,
      render: ({ priority, priority_dictText: text }) => <StatusTag color={priorityTones[priority]} text={text} />,
    },
    {
      key: 'dealerName',
      title: t('field.dealerName'),
      width: 190,
      render: (item) => <EllipsisText text={item.subDealerName ?? item.dealerName} length={20} fit />,
    },
    { key: 'score', title: t('field.score'), width: 120, align: 'right', sortable: true, defaultHidden: true, render: ({ score }) => score ?? '–' },
    { key: 'submissionStatus', title: t('field.submissionStatus'), width: 130, defaultHidden: true, render: ({ submissionStatus_dictText: text }) => text },
    { key: 'createBy', title: t('field.createBy'), width: 130, defaultHidden: true },
  ];
}

/** Columns of the export that the list does not show. */
export const moreFeedbackColumns = (t: T): ExportColumn[] =>
  (['dealerCode', 'subDealerName', 'submitTime', 'replyTime'] as const).map((key) => ({ key, title: t(`field.${key}`) }));

/** What the advanced query may ask about, in the order of the list. */
export const feedbackQueryFields = (t: T): QueryField[] => [
  { value: 'feedbackNo', label: t('field.feedbackNo') },
  { value: 'title', label: t('field.title') },
  { value: 'feedbackStatus', label: t('field.feedbackStatus'), type: 'list', dictCode: 'feedback_status' },
  { value: 'feedbackType', label: t('field.feedbackType'), type: 'list', dictCode: 'feedback_type' },
  { value: 'priority', label: t('field.priority'), type: 'list', dictCode: 'priority' },
  { value: 'dealerName', label: t('field.dealerName') },
  { value: 'handlerBy', label: t('field.handlerName'), type: 'sel_user' },
  { value: 'score', label: t('field.score'), type: 'number' },
  { value: 'createBy', label: t('field.createBy'), type: 'sel_user' },
  { value: 'submitTime', label: t('field.submitTime'), type: 'datetime' },
  { value: 'replyTime', label: t('field.replyTime'), type: 'datetime' },
  { value: 'createTime', label: t('field.createTime'), type: 'datetime' },
];

import type { FeedbackItem } from '@harrow/api-client';
import { feedbacksFields as sheet } from '@harrow/api-client/fields';
import { type Column, EllipsisText, StatusTag } from '@harrow/ui';
import type { TFunction } from 'i18next';
import { WaitingDays } from '../../documents/list/WaitingDays.tsx';
import { columnsOf } from '../../shared/fields/columnsOf.tsx';
import { priorityTones, statusTones } from './feedback.ts';

/** Columns of the list; what it is about and how long it waits come first. */
export function feedbackColumns(t: TFunction<'feedback'>): Column<FeedbackItem>[] {
  return columnsOf<FeedbackItem>(sheet, t, [
    { key: 'feedbackNo', width: 160, fixed: 'left' },
    { key: 'title', width: 204 },
    {
      key: 'feedbackStatus',
      width: 116,
      render: ({ feedbackStatus, feedbackStatus_dictText: text, status_dictText: draft }) =>
        feedbackStatus === null ? <StatusTag color="default" text={draft} /> : <StatusTag color={statusTones[feedbackStatus]} text={text} />,
    },
    { key: 'ageDays', width: 92, align: 'left', render: ({ ageDays, sla }) => <WaitingDays days={ageDays} light={sla} /> },
    { key: 'feedbackType', width: 116 },
    { key: 'handlerName', width: 116, sortable: false },
    { key: 'createTime', width: 150 },
    { key: 'priority', width: 112, tones: priorityTones },
    { key: 'dealerName', width: 190, sortable: false, render: (item) => <EllipsisText text={item.subDealerName ?? item.dealerName} length={20} fit /> },
    { key: 'score', width: 120, defaultHidden: true },
    { key: 'submissionStatus', width: 130, defaultHidden: true, sortable: false },
    { key: 'createBy', width: 130, defaultHidden: true, sortable: false },
  ]);
}

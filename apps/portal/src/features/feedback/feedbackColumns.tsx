import type { FeedbackItem } from '@harrow/api-client';
import { feedbacksFields as sheet } from '@harrow/api-client/fields';
import { EllipsisText, StatusTag } from '@harrow/ui';
import { WaitingDays } from '../../documents/list/WaitingDays.tsx';
import type { SheetList } from '../../shared/fields/useSheetList.ts';
import { priorityTones, statusTones } from './feedback.ts';

/** The list; what a question is about and how long it waits come first. */
export const feedbackList: SheetList<FeedbackItem, typeof sheet> = {
  noun: 'feedback',
  sheet,
  columns: {
    feedbackNo: { width: 160, fixed: 'left' },
    title: 204,
    feedbackStatus: {
      width: 116,
      render: ({ feedbackStatus, feedbackStatus_dictText: text, status_dictText: draft }) =>
        feedbackStatus === null ? <StatusTag color="default" text={draft} /> : <StatusTag color={statusTones[feedbackStatus]} text={text} />,
    },
    ageDays: { width: 92, align: 'left', render: ({ ageDays, sla }) => <WaitingDays days={ageDays} light={sla} /> },
    feedbackType: 116,
    handlerName: { width: 116, sortable: false },
    createTime: 150,
    priority: { width: 112, tones: priorityTones },
    dealerName: { width: 190, sortable: false, render: (item) => <EllipsisText text={item.subDealerName ?? item.dealerName} length={20} fit /> },
    score: { width: 120, defaultHidden: true },
    submissionStatus: { width: 130, defaultHidden: true, sortable: false },
    createBy: { width: 130, defaultHidden: true, sortable: false },
  },
  exported: ['dealerCode', 'subDealerName', 'submitTime', 'replyTime'],
  query: [
    'feedbackNo',
    'title',
    'feedbackStatus',
    'feedbackType',
    'priority',
    'dealerName',
    { value: 'handlerBy', named: 'handlerName' },
    'score',
    'createBy',
    'submitTime',
    'replyTime',
    'createTime',
  ],
  filters: [
    { name: 'keyword', label: 'list.keyword', maxLength: 200 },
    'feedbackType',
    'priority',
    'createTime',
    'dealerCode',
    { name: 'mine', kind: 'flag', label: 'list.mine', text: 'list.handledByMe', for: 'maker' },
    { name: 'mine', kind: 'flag', label: 'list.mine', text: 'list.writtenByMe', for: 'dealer' },
  ],
};

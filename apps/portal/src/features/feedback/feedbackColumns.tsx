import type { FeedbackItem } from '@harrow/api-client';
import { feedbacksFields as sheet } from '@harrow/api-client/fields';
import { StatusTag } from '@harrow/ui';
import { daysText, WaitingDays } from '../../documents/list/WaitingDays.tsx';
import type { SheetList } from '../../shared/fields/useSheetList.ts';
import { priorityTones, statusTones } from './feedback.ts';

/** The list; subject and waiting time of a question come first. */
export const feedbackList: SheetList<FeedbackItem, typeof sheet> = {
  noun: 'feedback',
  sheet,
  columns: {
    feedbackNo: { fixed: 'left' },
    title: {},
    feedbackStatus: {
      kind: 'tag',
      text: ({ feedbackStatus, feedbackStatus_dictText: text, status_dictText: draft }) => (feedbackStatus === null ? draft : text),
      render: ({ feedbackStatus, feedbackStatus_dictText: text, status_dictText: draft }) =>
        feedbackStatus === null ? <StatusTag color="default" text={draft} /> : <StatusTag color={statusTones[feedbackStatus]} text={text} />,
    },
    ageDays: {
      align: 'left',
      kind: 'dot',
      render: ({ ageDays, sla }) => <WaitingDays days={ageDays} light={sla} />,
      text: ({ ageDays }, { language }) => daysText(ageDays, language),
    },
    feedbackType: {},
    handlerName: { sortable: false },
    createTime: {},
    priority: { tones: priorityTones },
    dealerName: { sortable: false, text: (item) => item.subDealerName ?? item.dealerName },
    score: { defaultHidden: true },
    submissionStatus: { defaultHidden: true, sortable: false },
    createBy: { defaultHidden: true, sortable: false },
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

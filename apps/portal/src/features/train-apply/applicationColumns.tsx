import type { TrainApplyItem } from '@harrow/api-client';
import { trainAppliesFields as sheet } from '@harrow/api-client/fields';
import { DateText, formatDate, StatusTag } from '@harrow/ui';
import { billStatusTones } from '../../shared/billStatus.ts';
import type { SheetList } from '../../shared/fields/useSheetList.ts';
import { todayIn } from '../../shared/todayIn.ts';

/** The list: who asks for what, and until when they wait for an answer. */
export const applicationList: SheetList<TrainApplyItem, typeof sheet> = {
  noun: 'trainApply',
  sheet,
  columns: {
    applyNo: { fixed: 'left' },
    title: { fixed: 'left' },
    status: { tones: billStatusTones },
    topics: {},
    expectedDate: {},
    deadline: {
      kind: 'dot',
      render: ({ deadline, status }) =>
        status === 'submitted' && deadline !== null && deadline < todayIn() ? (
          <StatusTag variant="dot" color="error" text={formatDate(deadline)} />
        ) : (
          <DateText value={deadline} />
        ),
      text: ({ deadline }) => formatDate(deadline),
    },
    numberOfParticipants: {},
    dealerName: { sortable: false, text: (item) => item.subDealerName ?? item.dealerName },
    plannedNo: {},
    method: { defaultHidden: true },
    secondProduct: { defaultHidden: true },
    numberOfApplicants: { defaultHidden: true },
    expenses: { defaultHidden: true },
    expenseBearer: { defaultHidden: true },
    submissionStatus: { defaultHidden: true, sortable: false },
    createTime: { defaultHidden: true },
  },
  exported: ['dealerCode', 'subDealerName', 'createBy', 'submitTime', 'auditTime', 'currency'],
  query: [
    'applyNo',
    'title',
    'status',
    'method',
    'secondProduct',
    'expectedDate',
    'deadline',
    'numberOfApplicants',
    'numberOfParticipants',
    'plannedNo',
    'dealerName',
    'submitTime',
    'createTime',
  ],
  filters: [
    { name: 'keyword', kind: 'words', label: 'list.keyword', maxLength: 500 },
    { name: 'topics', kind: 'dict', dict: 'training_topic', several: true },
    'method',
    'expectedDate',
    'dealerCode',
  ],
};

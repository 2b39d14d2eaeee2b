import type { TrainSubmissionItem } from '@harrow/api-client';
import { trainSubmissionsFields as sheet } from '@harrow/api-client/fields';
import { billStatusTones } from '../../shared/billStatus.ts';
import type { SheetList } from '../../shared/fields/useSheetList.ts';

/** The list: who goes to which course, and whether they have a seat. */
export const registrationList: SheetList<TrainSubmissionItem, typeof sheet> = {
  noun: 'trainSubmission',
  sheet,
  columns: {
    submissionNo: { fixed: 'left' },
    planTitle: { fixed: 'left' },
    status: { tones: billStatusTones },
    dealerName: { sortable: false, text: (item) => item.subDealerName ?? item.dealerName },
    startDate: {},
    endDate: {},
    numberOfApplicants: {},
    numberOfParticipants: {},
    waitingPos: {},
    seatConfirmTime: {},
    planNo: {},
    waitingFlag: { defaultHidden: true },
    lateCancel: { defaultHidden: true },
    submissionStatus: { defaultHidden: true, sortable: false },
    createTime: { defaultHidden: true },
  },
  exported: ['dealerCode', 'subDealerName', 'createBy', 'submitTime', 'auditTime'],
  query: [
    'submissionNo',
    'planNo',
    'status',
    'numberOfApplicants',
    'numberOfParticipants',
    'waitingFlag',
    'seatConfirmTime',
    'lateCancel',
    'dealerName',
    'submitTime',
    'createTime',
  ],
  filters: [
    { name: 'keyword', kind: 'words', label: 'list.keyword', maxLength: 500 },
    { name: 'planNo', maxLength: 30 },
    { name: 'startDate', label: 'list.period' },
    'waitingFlag',
    'dealerCode',
  ],
};

import { exportedFields, type ExportedList } from '../../shared/export/exportedList.ts';

/** The list's columns, also those hidden at first. */
export const feedbackExport: ExportedList = {
  name: 'feedback',
  noun: 'feedback',
  columns: exportedFields(
    'feedbacksList',
    [
      'feedbackNo',
      'feedbackStatus',
      'feedbackType',
      'title',
      'priority',
      'dealerCode',
      'dealerName',
      'subDealerName',
      'handlerName',
      'ageDays',
      'score',
      'submissionStatus',
      'createBy',
      'submitTime',
      'replyTime',
      'createTime',
    ],
    { feedbackNo: 22, title: 40, dealerCode: 12, dealerName: 28, subDealerName: 28 },
  ),
};

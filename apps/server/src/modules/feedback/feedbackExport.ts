import { choice, datetime, type ExportedList, number, text } from '../../shared/export/exportedList.ts';

/** The list's columns, also those hidden at first. */
export const feedbackExport: ExportedList = {
  name: 'feedback',
  columns: [
    text('feedbackNo', { width: 22 }),
    choice('feedbackStatus'),
    choice('feedbackType'),
    text('title', { width: 40 }),
    choice('priority'),
    text('dealerCode', { width: 12 }),
    text('dealerName', { width: 28 }),
    text('subDealerName', { width: 28 }),
    text('handlerName'),
    number('ageDays'),
    number('score'),
    choice('submissionStatus'),
    text('createBy'),
    datetime('submitTime'),
    datetime('replyTime'),
    datetime('createTime'),
  ],
};

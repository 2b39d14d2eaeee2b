import type { MarketActiveItem } from '@harrow/api-client';
import { marketActivesFields as sheet } from '@harrow/api-client/fields';
import { DateText, formatDate, StatusTag } from '@harrow/ui';
import { billStatusTones } from '../../shared/billStatus.ts';
import type { SheetList } from '../../shared/fields/useSheetList.ts';

/** The list: what is planned when, and what it costs the maker. */
export const activityList: SheetList<MarketActiveItem, typeof sheet> = {
  noun: 'marketActive',
  sheet,
  columns: {
    activeNo: { fixed: 'left' },
    title: {},
    status: { tones: billStatusTones },
    stage: {},
    activityType: {},
    dealerName: { sortable: false, text: (item) => item.subDealerName ?? item.dealerName },
    startDate: {},
    endDate: {},
    budgetAmount: {},
    supportAmount: {},
    approvedAmount: {},
    settledAmount: {},
    currency: { defaultHidden: true },
    reportDue: {
      kind: 'dot',
      render: ({ reportDue, reportLate }) =>
        reportLate === 'Y' ? <StatusTag variant="dot" color="error" text={formatDate(reportDue)} /> : <DateText value={reportDue} />,
      text: ({ reportDue }) => formatDate(reportDue),
    },
    country: { defaultHidden: true },
    location: { defaultHidden: true },
    expectedParticipants: { defaultHidden: true },
    actualParticipants: { defaultHidden: true },
    leadsCount: { defaultHidden: true },
    ordersCount: { defaultHidden: true },
    actualCost: { defaultHidden: true },
    settlementStatus: { defaultHidden: true },
    submissionStatus: { defaultHidden: true, sortable: false },
    createTime: { defaultHidden: true },
  },
  exported: ['dealerCode', 'subDealerName', 'createBy', 'submitTime', 'auditTime'],
  query: [
    'activeNo',
    'title',
    'status',
    'stage',
    'activityType',
    'startDate',
    'endDate',
    'country',
    'budgetAmount',
    'supportAmount',
    'approvedAmount',
    'settledAmount',
    'currency',
    'settlementStatus',
    'reportDue',
    'actualParticipants',
    'leadsCount',
    'ordersCount',
    'dealerName',
    'submitTime',
    'createTime',
  ],
  filters: [
    { name: 'title', kind: 'words', label: 'list.keyword', maxLength: 500 },
    { name: 'activityType', several: true },
    { name: 'startDate', label: 'list.period' },
    'stage',
    'country',
    'dealerCode',
  ],
};

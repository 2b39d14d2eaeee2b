import type { SubDealerItem } from '@harrow/api-client';
import { subDealerRecordsFields as sheet } from '@harrow/api-client/fields';
import { billStatusTones } from '../../shared/billStatus.ts';
import type { SheetList } from '../../shared/fields/useSheetList.ts';
import { standingTones } from './subDealers.ts';

/** The list: who it is, where, what it does, and how it stands. */
export const subDealerList: SheetList<SubDealerItem, typeof sheet> = {
  noun: 'subDealer',
  sheet,
  columns: {
    subDealerCode: { width: 116, fixed: 'left' },
    name: 220,
    dealerStatus: { width: 130, tones: standingTones },
    status: { width: 120, tones: billStatusTones },
    requestType: { width: 140, tones: { suspend: 'warning', reactivate: 'processing', terminate: 'error', change: 'processing' } },
    dealerName: { width: 190, sortable: false },
    country: 120,
    region: 180,
    businessScope: { width: 220, sortable: false },
    workshopLevel: 120,
    mechanicsCount: 110,
    vehicleCount: { width: 120, sortable: false },
    requestTime: { width: 150, defaultHidden: true },
    submitTime: { width: 150, defaultHidden: true },
    createTime: { width: 150, defaultHidden: true },
  },
  exported: ['dealerCode', 'createBy', 'auditTime', 'auditBy'],
  query: [
    'subDealerCode',
    'name',
    'dealerName',
    'country',
    'region',
    'workshopLevel',
    'mechanicsCount',
    'dealerStatus',
    'status',
    'requestType',
    'requestTime',
    'submitTime',
    'createTime',
  ],
  filters: [
    { name: 'keyword', kind: 'words', label: 'list.keyword', maxLength: 500 },
    'dealerCode',
    { name: 'region', kind: 'text' },
    { name: 'businessScope', kind: 'dict', dict: 'business_scope' },
    'dealerStatus',
    { name: 'requestOpen', kind: 'flag', label: 'field.requestType', text: 'list.requestOpen' },
  ],
};

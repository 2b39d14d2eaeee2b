import type { SubDealerItem } from '@harrow/api-client';
import { subDealerRecordsFields as sheet } from '@harrow/api-client/fields';
import { billStatusTones } from '../../shared/billStatus.ts';
import type { SheetList } from '../../shared/fields/useSheetList.ts';
import { standingTones } from './subDealers.ts';

/** The list: name, place, business and status. */
export const subDealerList: SheetList<SubDealerItem, typeof sheet> = {
  noun: 'subDealer',
  sheet,
  columns: {
    subDealerCode: { fixed: 'left' },
    name: {},
    dealerStatus: { tones: standingTones },
    status: { tones: billStatusTones },
    requestType: { tones: { suspend: 'warning', reactivate: 'processing', terminate: 'error', change: 'processing' } },
    dealerName: { sortable: false },
    country: {},
    region: {},
    businessScope: { sortable: false },
    workshopLevel: {},
    mechanicsCount: {},
    vehicleCount: { sortable: false },
    requestTime: { defaultHidden: true },
    submitTime: { defaultHidden: true },
    createTime: { defaultHidden: true },
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

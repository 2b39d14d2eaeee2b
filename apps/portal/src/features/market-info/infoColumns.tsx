import type { MarketInfoItem } from '@harrow/api-client';
import { marketInfosFields as sheet } from '@harrow/api-client/fields';
import { billStatusTones } from '../../shared/billStatus.ts';
import type { SheetList } from '../../shared/fields/useSheetList.ts';

const importanceTones = { low: 'default', normal: 'blue', high: 'error' } as const;

/** The list: what is reported of whom, where and when. */
export const infoList: SheetList<MarketInfoItem, typeof sheet> = {
  noun: 'marketInfo',
  sheet,
  columns: {
    infoNo: { fixed: 'left' },
    title: {},
    status: { tones: billStatusTones },
    infoType: {},
    competitorBrand: {},
    competitorModel: {},
    price: {},
    currency: { defaultHidden: true },
    country: {},
    region: {},
    dealerName: { sortable: false, text: (item) => item.subDealerName ?? item.dealerName },
    infoDate: {},
    importance: { tones: importanceTones },
    source: { defaultHidden: true },
    secondProduct: { defaultHidden: true },
    replyTime: { defaultHidden: true },
    submissionStatus: { defaultHidden: true, sortable: false },
    createTime: { defaultHidden: true },
  },
  exported: ['dealerCode', 'subDealerName', 'createBy', 'submitTime'],
  query: [
    'infoNo',
    'title',
    'status',
    'infoType',
    'competitorBrand',
    'competitorModel',
    'price',
    'currency',
    'country',
    'region',
    'infoDate',
    'importance',
    'source',
    'dealerName',
    'submitTime',
    'replyTime',
    'createTime',
  ],
  filters: [
    { name: 'keyword', kind: 'words', label: 'list.keyword', maxLength: 500 },
    { name: 'infoType', several: true },
    { name: 'brand', kind: 'text', label: 'list.brand', maxLength: 50 },
    { name: 'model', kind: 'text', label: 'list.model', maxLength: 50 },
    'country',
    { name: 'region', maxLength: 100 },
    'infoDate',
    'importance',
    'dealerCode',
  ],
};

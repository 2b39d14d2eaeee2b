import type { ProdUpgradeSuggestItem } from '@harrow/api-client';
import { prodUpgradeSuggestsFields as sheet } from '@harrow/api-client/fields';
import { EllipsisText, lazyPart } from '@harrow/ui';
import { Suspense } from 'react';
import { billStatusTones } from '../../shared/billStatus.ts';
import type { SheetList } from '../../shared/fields/useSheetList.ts';
import { priorityTones } from './suggests.ts';

const SystemFilter = lazyPart(async () => ({ default: (await import('./SystemFilter.tsx')).SystemFilter }));
const SystemName = lazyPart(async () => ({ default: (await import('./SystemFilter.tsx')).SystemName }));

/** The filter by system, for list and board. */
export const systemFilter = {
  name: 'system',
  own: <SystemFilter />,
  shown: {
    system: {
      label: 'field.system',
      render: (code: string) => (
        <Suspense fallback={code}>
          <SystemName code={code} />
        </Suspense>
      ),
    },
  },
} as const;

/** The list; subject, votes and answer of a suggestion come first. */
export const suggestList: SheetList<ProdUpgradeSuggestItem, typeof sheet> = {
  noun: 'prodUpgradeSuggest',
  sheet,
  columns: {
    suggestNo: { fixed: 'left' },
    title: {},
    secondProduct: {},
    system: {},
    suggestType: {},
    dealerName: { sortable: false, text: (item) => item.subDealerName ?? item.dealerName },
    priority: { tones: priorityTones },
    votes: {},
    status: { tones: billStatusTones },
    replyContent: { sortable: false, render: ({ replyContent }) => <EllipsisText fit text={replyContent} />, text: ({ replyContent }) => replyContent },
    thirdProduct: { defaultHidden: true, text: ({ thirdProduct_dictText: name }) => name },
    planVersion: { defaultHidden: true },
    planDate: { defaultHidden: true },
    replyTime: { defaultHidden: true },
    submissionStatus: { defaultHidden: true, sortable: false },
    createTime: { defaultHidden: true },
  },
  exported: ['dealerCode', 'subDealerName', 'createBy', 'submitTime'],
  query: [
    'suggestNo',
    'title',
    'status',
    'secondProduct',
    'thirdProduct',
    'suggestType',
    'priority',
    'votes',
    'dealerName',
    'planVersion',
    'planDate',
    'replyTime',
    'submitTime',
    'createTime',
  ],
  filters: [
    { name: 'keyword', label: 'keyword', maxLength: 200 },
    'secondProduct',
    { name: 'thirdProduct', kind: 'product' },
    systemFilter,
    'suggestType',
    'priority',
    'dealerCode',
  ],
};

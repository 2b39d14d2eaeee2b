import type { DealerItem } from '@harrow/api-client';
import { dealerMastersFields as sheet } from '@harrow/api-client/fields';
import { DateText } from '@harrow/ui';
import { Typography } from 'antd';
import dayjs from 'dayjs';
import type { SheetList } from '../../shared/fields/useSheetList.ts';
import { statusTones } from './dealers.ts';

/** A contract is spoken of so many days before its end. */
const endingDays = 60;

/** The end of a contract; one that is near stands out. */
function ContractEnd({ day }: { day: string | null }) {
  if (day === null) return '–';
  return dayjs(day).diff(dayjs(), 'day') <= endingDays ? (
    <Typography.Text type="warning">
      <DateText value={day} />
    </Typography.Text>
  ) : (
    <DateText value={day} />
  );
}

/** The list: who it is, where, and how it stands. */
export const dealerList: SheetList<DealerItem, typeof sheet> = {
  noun: 'dealer',
  sheet,
  columns: {
    dealerCode: { width: 100, fixed: 'left' },
    dealerName: 210,
    dealerStatus: { width: 140, tones: statusTones },
    country: 120,
    marketGroup: 200,
    attribute: 150,
    settlementCurrency: 130,
    administrators: { width: 180, sortable: false },
    vehicleCount: { width: 96, sortable: false },
    openDocuments: { width: 120, sortable: false },
    contractEnd: { width: 140, render: ({ contractEnd }) => <ContractEnd day={contractEnd} /> },
    shortName: { width: 150, defaultHidden: true },
    region: { width: 150, defaultHidden: true },
    createTime: { width: 150, defaultHidden: true },
  },
  query: [
    'dealerCode',
    'dealerName',
    'shortName',
    'country',
    'region',
    'marketGroup',
    'attribute',
    'settlementCurrency',
    'dealerStatus',
    'contractEnd',
    'createTime',
  ],
  filters: [
    { name: 'keyword', label: 'list.keyword' },
    'country',
    'marketGroup',
    'attribute',
    'settlementCurrency',
    { name: 'contractEndUntil', kind: 'day', label: 'list.contractEndUntil' },
  ],
};

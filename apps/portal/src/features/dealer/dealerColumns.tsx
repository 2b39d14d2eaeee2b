import type { DealerItem } from '@harrow/api-client';
import { dealerMastersFields as sheet } from '@harrow/api-client/fields';
import { DateText } from '@harrow/ui';
import { Typography } from 'antd';
import dayjs from 'dayjs';
import type { SheetList } from '../../shared/fields/useSheetList.ts';
import { statusTones } from './dealers.ts';

/** A contract is marked as ending this many days before its end. */
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

/** The list: code, name, place and status. */
export const dealerList: SheetList<DealerItem, typeof sheet> = {
  noun: 'dealer',
  sheet,
  columns: {
    dealerCode: { fixed: 'left' },
    dealerName: {},
    dealerStatus: { tones: statusTones },
    country: {},
    marketGroup: {},
    attribute: {},
    settlementCurrency: {},
    administrators: { sortable: false },
    vehicleCount: { sortable: false },
    openDocuments: { sortable: false },
    contractEnd: { render: ({ contractEnd }) => <ContractEnd day={contractEnd} />, text: ({ contractEnd }) => contractEnd },
    shortName: { defaultHidden: true },
    region: { defaultHidden: true },
    createTime: { defaultHidden: true },
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

import type { ForceInsuranceItem } from '@harrow/api-client';
import { forceInsurancesFields as sheet } from '@harrow/api-client/fields';
import { formatDate } from '@harrow/ui';
import { billStatusTones } from '../../shared/billStatus.ts';
import type { SheetList } from '../../shared/fields/useSheetList.ts';
import { meaningOf } from '../../shared/meaning/documentMeaning.ts';

const inTimeTones = { Y: 'success', N: 'error' } as const;

/** From when until when a service is in time: by hours and by date. */
export const windowText = ({
  dueHoursFrom,
  dueHoursTo,
  dueFrom,
  dueTo,
}: Pick<ForceInsuranceItem, 'dueHoursFrom' | 'dueHoursTo' | 'dueFrom' | 'dueTo'>): string =>
  [dueHoursFrom === null ? '' : `${dueHoursFrom}–${dueHoursTo} h`, dueFrom === null ? '' : `${formatDate(dueFrom)} – ${formatDate(dueTo)}`]
    .filter(Boolean)
    .join(' · ') || '–';

/** The list: key facts of a service, and whether it was in time, come first. */
export const maintenanceList: SheetList<ForceInsuranceItem, typeof sheet, 'window'> = {
  noun: 'maintenance',
  sheet,
  meaningOf,
  columns: {
    insuranceNo: { fixed: 'left' },
    status: { tones: billStatusTones },
    vin: { kind: 'copied' },
    fourthProduct: {},
    maintLevel: {},
    window: { text: windowText },
    maintDate: {},
    operatingHours: {},
    inTime: { tones: inTimeTones },
    payable: {},
    auditTotal: {},
    settlementStatus: {},
    dealerName: { sortable: false, text: (item) => item.subDealerName ?? item.dealerName },
    freeFlag: { defaultHidden: true },
    totalFee: { defaultHidden: true },
    ownerName: { defaultHidden: true },
    crossDealer: { defaultHidden: true },
    auditBy: { defaultHidden: true, sortable: false },
    createTime: { defaultHidden: true },
  },
  exported: ['planHours', 'dueFrom', 'dueTo', 'currency', 'dealerCode', 'subDealerName', 'createBy', 'submitTime', 'auditTime'],
  query: [
    'insuranceNo',
    'status',
    'vin',
    'maintLevel',
    'planHours',
    'dueTo',
    'maintDate',
    'operatingHours',
    'inTime',
    'freeFlag',
    'payable',
    'auditTotal',
    'dealerName',
    'submitTime',
    'createTime',
  ],
  filters: [{ name: 'keyword', kind: 'words', label: 'list.keyword', maxLength: 1000 }, 'maintLevel', 'maintDate', 'inTime', 'freeFlag', 'dealerCode'],
};

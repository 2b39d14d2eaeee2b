import type { ForceInsuranceItem } from '@harrow/api-client';
import { forceInsurancesFields as sheet } from '@harrow/api-client/fields';
import { CopyText, EllipsisText, formatDate } from '@harrow/ui';
import { billStatusTones } from '../../shared/billStatus.ts';
import type { SheetList } from '../../shared/fields/useSheetList.ts';

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

/** The list: what identifies a service, and whether it was in time, come first. */
export const maintenanceList: SheetList<ForceInsuranceItem, typeof sheet, 'window'> = {
  noun: 'maintenance',
  sheet,
  columns: {
    insuranceNo: { width: 176, fixed: 'left' },
    status: { width: 140, tones: billStatusTones },
    vin: { width: 196, render: ({ vin }) => <CopyText text={vin} /> },
    fourthProduct: 150,
    maintLevel: 150,
    window: { width: 260, render: windowText },
    maintDate: 130,
    operatingHours: 140,
    inTime: { width: 110, tones: inTimeTones },
    payable: 120,
    auditTotal: 130,
    settlementStatus: 130,
    dealerName: { width: 180, sortable: false, render: (item) => <EllipsisText text={item.subDealerName ?? item.dealerName} length={18} fit /> },
    freeFlag: { width: 130, defaultHidden: true },
    totalFee: { width: 130, defaultHidden: true },
    ownerName: { width: 150, defaultHidden: true },
    crossDealer: { width: 150, defaultHidden: true },
    auditBy: { width: 130, defaultHidden: true, sortable: false },
    createTime: { width: 150, defaultHidden: true },
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

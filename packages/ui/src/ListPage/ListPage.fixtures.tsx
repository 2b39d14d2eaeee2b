import type { Tone } from '../styles/tones.ts';
import { DateText } from '../DateText/DateText.tsx';
import { Money } from '../Money/Money.tsx';
import { StatusTag } from '../StatusTag/StatusTag.tsx';
import type { Column } from './model/columns.ts';

export interface Claim {
  id: string;
  claimNo: string;
  status: string;
  dealer: string;
  vin: string;
  fault: string;
  totalAmount: number;
  currency: string;
  hours: number;
  failureDate: string;
  createTime: string;
  createBy: string;
}

export const statusColors: Record<string, Tone> = {
  draft: 'default',
  submitted: 'processing',
  pass: 'cyan',
  no_pass: 'error',
  audit_succeeded: 'success',
  closed: 'default',
};

const statuses = ['submitted', 'draft', 'pass', 'audit_succeeded', 'no_pass', 'closed'];
const dealers = [
  ['Agromaquinaria del Altiplano S.A.C.', 'María Fernanda Quispe'],
  ['ООО «Сельхозтехника-Черноземье Сервис»', 'Екатерина Александровна Константинопольская'],
  ['Société Sahélienne de Machinisme Agricole', 'Ousmane Traoré'],
  ['Máquinas do Cerrado Ltda.', 'João Batista Figueiredo'],
  ['Rift Valley Tractors Ltd.', 'Grace Wanjiru'],
  ['哈尔滨北方农机销售有限公司', '王建国'],
] as const;
const faults = [
  'Hydraulic pump loses pressure above 60 °C',
  'Преждевременный износ подшипника вала отбора мощности',
  'Fuite d’huile au carter de transmission, côté gauche',
  '割台离合器打滑',
  'Falla intermitente del sensor de temperatura del motor',
];

/** Claims as a server might answer them; always the same. */
export const claims: Claim[] = Array.from({ length: 30 }, (_, index) => {
  const [dealer, createBy] = dealers[index % dealers.length]!;
  const day = String(28 - (index % 27)).padStart(2, '0');
  return {
    id: `claim-${index + 1}`,
    claimNo: `WC202405${String(1042 - index * 7).padStart(5, '0')}`,
    status: statuses[index % statuses.length]!,
    dealer,
    vin: `LHW7TRA${String(3000 + index * 113).padStart(4, '0')}K${String(10000 + index * 977).slice(0, 5)}`,
    fault: faults[index % faults.length]!,
    totalAmount: Math.round((index + 1) * 317.456 * 100) / 100 - (index === 4 ? 2200 : 0),
    currency: ['USD', 'EUR', 'EUR', 'USD', 'USD', 'RMB'][index % 6]!,
    hours: 120 + index * 41,
    failureDate: `2024-05-${day}`,
    createTime: `2024-05-${day} 09:${String(10 + index).padStart(2, '0')}:00`,
    createBy,
  };
});

export const claimColumns: Column<Claim>[] = [
  { key: 'claimNo', title: 'Claim no.', width: 170, fixed: 'left', sortable: true },
  {
    key: 'status',
    title: 'Status',
    width: 170,
    render: (claim) => <StatusTag color={statusColors[claim.status]} dict="bill_status" value={claim.status} />,
  },
  { key: 'dealer', title: 'Dealer', width: 240 },
  { key: 'vin', title: 'VIN', width: 190 },
  { key: 'fault', title: 'Fault', width: 260 },
  {
    key: 'totalAmount',
    title: 'Amount',
    width: 150,
    align: 'right',
    sortable: true,
    render: (claim) => <Money amount={claim.totalAmount} currency={claim.currency} />,
  },
  { key: 'hours', title: 'Working hours', width: 130, align: 'right', defaultHidden: true },
  { key: 'failureDate', title: 'Failed on', width: 120, render: (claim) => <DateText value={claim.failureDate} /> },
  { key: 'createTime', title: 'Created', width: 150, sortable: true, render: (claim) => <DateText value={claim.createTime} /> },
  { key: 'createBy', title: 'Created by', width: 180, defaultHidden: true },
];

import type { ReportSource } from '../../../shared/reportSource.ts';

/** Dealers. */
export const dealerSource: ReportSource = {
  code: 'dealer',
  name: ['经销商', 'Dealers', 'Concesionarios', 'Дилеры', 'Concessionnaires', 'Concessionárias'],
  noun: 'dealer',
  table: 'dealer',
  scope: 'dealer',
  softDeleted: true,
  permission: 'dealer:query',
  fields: [
    { name: 'dealerCode', type: 'text', width: 110 },
    { name: 'dealerName', type: 'text', width: 200 },
    { name: 'shortName', type: 'text', width: 140 },
    { name: 'country', type: 'text', dict: 'country', width: 120 },
    { name: 'region', type: 'text', width: 140 },
    { name: 'marketGroup', type: 'text', dict: 'market_group', width: 150 },
    { name: 'attribute', type: 'text', dict: 'dealer_attribute', width: 130 },
    { name: 'address', type: 'text', width: 240 },
    { name: 'phone', type: 'text', width: 150 },
    { name: 'email', type: 'text', width: 200 },
    { name: 'currency', header: 'settlementCurrency', type: 'text', dict: 'currency', width: 130 },
    { name: 'creditLimit', type: 'number', width: 130 },
    { name: 'contractNo', type: 'text', width: 140 },
    { name: 'contractStart', type: 'date', width: 120 },
    { name: 'contractEnd', type: 'date', width: 120 },
    { name: 'dealerStatus', type: 'text', dict: 'dealer_status', width: 120 },
    { name: 'createTime', type: 'datetime', width: 170 },
  ],
};

import type { ReportSource } from '../../../shared/reportSource.ts';

/** Service fees that the maker owes dealers. */
export const serviceFeeSource: ReportSource = {
  code: 'serviceFee',
  name: ['服务费', 'Service fees', 'Cargos de servicio', 'Сервисные вознаграждения', 'Frais de service', 'Taxas de serviço'],
  noun: 'service-fee',
  table: 'serviceFee',
  scope: 'ownDealer',
  softDeleted: false,
  permission: 'serviceFee:query',
  fields: [
    { name: 'feeNo', type: 'text', width: 170 },
    { name: 'dealerCode', type: 'text', width: 110 },
    { name: 'dealerName', type: 'text', width: 180 },
    { name: 'feeSource', type: 'text', dict: 'doc_type', width: 150 },
    { name: 'sourceNo', type: 'text', width: 170 },
    { name: 'vin', type: 'text', width: 190 },
    { name: 'secondProduct', type: 'text', dict: 'product,name,code', width: 150 },
    { name: 'description', type: 'text', width: 200 },
    { name: 'status', type: 'text', dict: 'bill_status', width: 130 },
    { name: 'feeType', type: 'text', dict: 'service_fee_type', width: 150 },
    { name: 'feeDate', type: 'date', width: 120 },
    { name: 'amount', type: 'number', width: 130 },
    { name: 'currency', type: 'text', dict: 'currency', width: 90 },
    { name: 'settlementStatus', type: 'text', dict: 'settlement_status', width: 130 },
    { name: 'statementNo', type: 'text', width: 150 },
    { name: 'settledAmount', type: 'number', width: 130 },
    { name: 'settledDate', type: 'date', width: 120 },
    { name: 'createTime', type: 'datetime', width: 170 },
  ],
};

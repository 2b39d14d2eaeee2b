import type { MaintenanceHeader } from '../../src/modules/maintenance/tables.ts';
import { addDays } from '../../src/shared/calendarDate.ts';
import { newId, type Trx } from '../../src/shared/database/database.ts';
import { loadFees } from '../loadFees.ts';

/** Days after its approval on which the statement with a fee was paid, if that is over. */
const paidAfterDays = 28;

export const paidOn = (approvedOn: string, today: string): string => {
  const day = addDays(approvedOn, paidAfterDays);
  return day < today ? day : addDays(today, -1);
};

/** What the maker owes, or has paid, for the free services. */
export const loadMaintenanceFees = (trx: Trx, services: readonly MaintenanceHeader[], today: string): Promise<void> =>
  loadFees(trx, services, (service, feeNo) => feeOf(service, feeNo, today));

function feeOf(service: MaintenanceHeader, feeNo: string, today: string) {
  const { id, insuranceNo, vin, secondProduct, thirdProduct, orgCode, dealerCode, dealerName, auditTime, auditTotal, currency } = service;
  const feeDate = auditTime!.slice(0, 10);
  const isPaid = service.settlementStatus === 'settled';
  return {
    id: newId(new Date(auditTime!).getTime()),
    feeNo,
    orgCode,
    dealerCode,
    dealerName,
    feeSource: 'maintenance',
    sourceId: id,
    sourceNo: insuranceNo,
    vin,
    secondProduct,
    thirdProduct,
    feeDate,
    feeType: 'maintenance',
    amount: auditTotal!,
    currency: currency!,
    settlementStatus: service.settlementStatus!,
    statementNo: service.statementNo,
    settledAmount: isPaid ? auditTotal : null,
    settledDate: isPaid ? paidOn(feeDate, today) : null,
    createTime: auditTime!,
  };
}

import type { MaintenanceHeader } from '../../src/modules/maintenance/tables.ts';
import { newId, type Trx } from '../../src/shared/database/database.ts';
import { loadFees } from '../loadFees.ts';
import { paidBy } from '../statements/paidBy.ts';

/** What the maker owes, or has paid, for the free services. */
export const loadMaintenanceFees = (trx: Trx, services: readonly MaintenanceHeader[], today: string): Promise<void> =>
  loadFees(trx, services, (service, feeNo) => feeOf(service, feeNo, today));

function feeOf(service: MaintenanceHeader, feeNo: string, today: string) {
  const { id, insuranceNo, vin, secondProduct, thirdProduct, orgCode, dealerCode, dealerName, auditTime, auditTotal, currency } = service;
  const feeDate = auditTime!.slice(0, 10);
  const paid = paidBy({ dealerCode, currency: currency!, feeDate }, today);
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
    settledAmount: paid ? auditTotal : null,
    settledDate: paid?.day ?? null,
    createTime: auditTime!,
  };
}

/** Policies in the calls of their family. */
import { exportedFields, type ExportedList } from '../../shared/export/exportedList.ts';
import type { FamilyKind } from './hooks.ts';
import { insuranceKind } from './insuranceKind.ts';
import { findInsurance, insuranceFilters, insuranceList } from './reading/insuranceQueries.ts';
import { saveInsurance } from './actions/saveInsurance.ts';
import { checkVehicle } from './vehicleCheck.ts';
import { insuranceStatuses } from './rules/workflow.ts';

const insuranceExport: ExportedList = {
  name: 'forceInsurance',
  noun: 'force-insurance',
  columns: exportedFields(
    'forceInsurancesList',
    [
      'insuranceNo',
      'vin',
      'fourthProduct',
      'ownerName',
      'insuranceType',
      'insurer',
      'policyNo',
      'policyStart',
      'policyEnd',
      'daysLeft',
      'insuredAmount',
      'premium',
      'subsidyAmount',
      'currency',
      'settlementStatus',
      'status',
      'dealerCode',
      'dealerName',
      'subDealerName',
      'createBy',
      'submitTime',
      'auditTime',
      'auditBy',
      'createTime',
    ],
    { insuranceNo: 22, vin: 22, ownerName: 28, insurer: 28, dealerName: 28, subDealerName: 28 },
  ),
};

export const insuranceFamily: FamilyKind = {
  kind: insuranceKind,
  rights: 'forceInsurance',
  statuses: insuranceStatuses,
  fields: [
    'insuranceType',
    'insurer',
    'policyNo',
    'policyStart',
    'policyEnd',
    'insuredAmount',
    'premium',
    'plateNo',
    'registrationNo',
    'registrationDate',
    'insuredName',
    'insuredIdNo',
  ],
  list: insuranceList,
  filters: insuranceFilters,
  exported: insuranceExport,
  find: findInsurance,
  save: saveInsurance,
  check: checkVehicle,
};

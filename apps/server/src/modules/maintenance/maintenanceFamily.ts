/** Services in the calls of their family. */
import { readVin } from '@harrow/validation/vin';
import { exportedFields } from '../../shared/export/exportedList.ts';
import type { FamilyKind } from '../force-insurance/hooks.ts';
import { textOf } from '../../shared/messages/messages.ts';
import { maintenanceTolerance } from '../coverage/service.ts';
import { lookUpVehicle } from '../vehicle/service.ts';
import { findServiced } from './machine.ts';
import { maintenanceKind } from './maintenanceKind.ts';
import { findMaintenance, maintenanceFilters, maintenanceList } from './reading/maintenanceQueries.ts';
import { windowOf } from './plan/planRules.ts';
import { machineReasons, openServiceOf } from './openService.ts';
import { saveMaintenance } from './actions/saveMaintenance.ts';
import './tables.ts';
import { maintenanceStatuses } from './rules/workflow.ts';

const columns = [
  'insuranceNo',
  'vin',
  'fourthProduct',
  'ownerName',
  'maintLevel',
  'planHours',
  'dueFrom',
  'dueTo',
  'maintDate',
  'operatingHours',
  'inTime',
  'freeFlag',
  'totalFee',
  'payable',
  'auditTotal',
  'currency',
  'settlementStatus',
  'status',
  'crossDealer',
  'dealerCode',
  'dealerName',
  'subDealerName',
  'createBy',
  'submitTime',
  'auditTime',
  'auditBy',
  'createTime',
] as const;

export const maintenanceFamily: FamilyKind = {
  kind: maintenanceKind,
  rights: 'maintenance',
  statuses: maintenanceStatuses,
  fields: ['maintLevel', 'operatingHours', 'maintDate', 'technician', 'place', 'checklist', 'parts'],
  list: maintenanceList,
  filters: maintenanceFilters,
  exported: {
    name: 'maintenance',
    noun: 'force-insurance',
    columns: exportedFields('forceInsurancesList', columns, { insuranceNo: 22, vin: 22, ownerName: 28, dealerName: 28, subDealerName: 28 }),
  },
  find: findMaintenance,
  save: saveMaintenance,
  async check(context, given, id) {
    const { db, services, user } = context;
    const vin = readVin(given);
    const machine = await findServiced(context, vin);
    const reasons = machineReasons(machine, vin, machine ? await openServiceOf(context, vin, id) : null);
    const last = await db
      .selectFrom('forceInsurance')
      .select(['id', 'insuranceNo', 'status', 'maintDate'])
      .where('vin', '=', vin)
      .where('bizType', '=', 'maintenance')
      .where('delFlag', '=', 0)
      .where('dealerCode', '=', user.dealerCode ?? '')
      .orderBy('createTime', 'desc')
      .executeTakeFirst();
    const due = machine?.due;
    return {
      ok: reasons.length === 0,
      reasons: reasons.map((reason) => ({ code: reason.code, text: textOf(user.language, reason) })),
      vehicle: machine ? await lookUpVehicle(context, vin) : null,
      lastDoc: last ? { id: last.id, no: last.insuranceNo, status: last.status as 'draft', date: last.maintDate ?? null } : null,
      ...(due ? windowOf(due, maintenanceTolerance(services)) : { dueFrom: null, dueTo: null, dueHoursFrom: null, dueHoursTo: null }),
      nextLevel: due?.maintLevel ?? null,
      planHours: due?.planHours ?? null,
      suggestion: { policyStart: null },
    };
  },
};

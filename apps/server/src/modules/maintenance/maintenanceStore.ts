import { scopeOfPart } from '../../documents/kind.ts';
import { documentStore } from '../../documents/saving/store.ts';
import { emptyCheck, emptyMaintenance, emptyPart, type MaintenanceHeader, type MaintenanceLines } from './tables.ts';

/** Services of machines and policies lie in one table. */
export const maintenancePart = { table: 'forceInsurance', part: { column: 'bizType', value: 'maintenance' } } as const;
export const maintenanceScope = scopeOfPart(maintenancePart);

export const maintenanceStore = documentStore<MaintenanceHeader, MaintenanceLines>({
  docType: 'maintenance',
  table: 'forceInsurance',
  no: 'insuranceNo',
  scope: maintenanceScope,
  empty: emptyMaintenance,
  lines: {
    checklist: { table: 'maintenanceCheck', parent: 'maintenanceId', order: 'lineNo', empty: emptyCheck },
    parts: { table: 'maintenancePart', parent: 'maintenanceId', order: 'lineNo', empty: emptyPart },
  },
});

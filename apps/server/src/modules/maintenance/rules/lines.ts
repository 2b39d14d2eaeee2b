/** Work and parts of a service: input laid over stored lines. Pure. */
import { multiply } from '@harrow/validation';
import { type LineChange, lineChanges } from '../../../shared/change-log/lineChanges.ts';
import { newId } from '../../../shared/database/database.ts';
import { hasDecimals } from '../../../shared/decimals.ts';
import type { InvalidField } from '../../../shared/refusal/refusal.ts';
import type { MaintenanceCheckInput, MaintenancePartInput } from '../../../generated/types.gen.ts';
import type { Work } from '../../maint-template/service.ts';
import { emptyCheck, emptyPart, type Maintenance, type MaintenanceWork, type MaintenancePart } from '../tables.ts';

/** The work of a level, not yet done. Results of the same work are kept. */
export const copyWork = (maintenanceId: string, work: readonly Work[], before: readonly MaintenanceWork[]): MaintenanceWork[] => {
  const known = new Map(before.map((line) => [line.itemCode, line]));
  return work.map((each, index) => ({ ...emptyCheck, id: newId(), ...known.get(each.itemCode), ...each, maintenanceId, lineNo: index + 1 }));
};

export function mergeChecks(
  stored: readonly MaintenanceWork[],
  inputs: readonly MaintenanceCheckInput[],
): { checklist: MaintenanceWork[]; errors: InvalidField[] } {
  const checklist = [...stored];
  const errors: InvalidField[] = [];
  for (const [index, { id, itemCode, ...said }] of inputs.entries()) {
    const line = `checklist[${index}]`;
    const place = checklist.findIndex((one) => (id ? one.id === id : one.itemCode === itemCode));
    if (place < 0) {
      errors.push({ field: id ? 'id' : 'itemCode', line, code: 'E-012' });
      continue;
    }
    if (!hasDecimals(said.measuredValue ?? 0, 2)) errors.push({ field: 'measuredValue', line, code: 'E-016', params: { n: 2 } });
    const remark = said.remark === undefined ? {} : { remark: said.remark?.trim() || null };
    checklist[place] = { ...checklist[place]!, ...Object.fromEntries(Object.entries(said).filter(([, value]) => value !== undefined)), ...remark };
  }
  return { checklist, errors };
}

interface PartFacts {
  prices: ReadonlyMap<string, number | null>;
  sources: readonly string[];
  /** Warehouses of the dealer that parts may come from. */
  warehouses: readonly string[];
  /** Prices stay as they were once it was handed in. */
  isFrozen: boolean;
}

export function mergeParts(
  maintenanceId: string,
  stored: readonly MaintenancePart[],
  inputs: readonly MaintenancePartInput[] | undefined,
  { prices, sources, warehouses, isFrozen }: PartFacts,
): { parts: MaintenancePart[]; errors: InvalidField[] } {
  const errors: InvalidField[] = [];
  const priced = (part: MaintenancePart, known: MaintenancePart | undefined): MaintenancePart => {
    const unitPrice = isFrozen && known?.partsCode === part.partsCode ? known.unitPrice : (prices.get(part.partsCode) ?? null);
    return { ...part, unitPrice, amount: multiply([part.qty, unitPrice ?? 0]) };
  };
  if (inputs === undefined) return { parts: stored.map((part) => priced(part, part)), errors };
  const parts = inputs.map(({ id, partsCode, qty, sourceType = 'own_stock', warehouse: given }, index) => {
    const line = `parts[${index}]`;
    const known = id === undefined ? undefined : stored.find((part) => part.id === id);
    const warehouse = given === undefined ? (known?.warehouse ?? null) : given;
    if (id !== undefined && !known) errors.push({ field: 'id', line, code: 'E-012' });
    if (!prices.has(partsCode)) errors.push({ field: 'partsCode', line, code: 'E-012' });
    if (qty <= 0) errors.push({ field: 'qty', line, code: 'E-015' });
    else if (!hasDecimals(qty, 2)) errors.push({ field: 'qty', line, code: 'E-016', params: { n: 2 } });
    if (!sources.includes(sourceType)) errors.push({ field: 'sourceType', line, code: 'E-014' });
    if (warehouse !== null && !warehouses.includes(warehouse)) errors.push({ field: 'warehouse', line, code: 'E-338', params: { code: warehouse } });
    return priced({ ...emptyPart, id: newId(), ...known, maintenanceId, lineNo: index + 1, partsCode, qty, sourceType, warehouse }, known);
  });
  return { parts, errors };
}

/** Change history of work and parts, by their codes. */
export const maintenanceLineChanges = (before: Pick<Maintenance, 'checklist' | 'parts'>, after: Pick<Maintenance, 'checklist' | 'parts'>): LineChange[] => [
  // Work copied from a template is not a change by a user.
  ...lineChanges(before.checklist, after.checklist, { fields: ['done', 'measuredValue', 'remark'], nameOf: ({ itemCode }) => `checklist/${itemCode}` }).filter(
    ({ change }) => change === 'changed',
  ),
  ...lineChanges(before.parts, after.parts, { fields: ['partsCode', 'qty', 'sourceType', 'warehouse'], nameOf: ({ partsCode }) => `parts/${partsCode}` }),
];

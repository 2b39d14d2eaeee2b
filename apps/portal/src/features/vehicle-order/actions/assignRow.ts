import type { VehicleOrder } from '@harrow/api-client';
import { readVin } from '@harrow/validation/vin';
import { newRowId } from '../../../documents/form/rowId.ts';

/** A machine as it is being assigned. */
export interface AssignRow {
  readonly id: string;
  readonly lineId: string | null;
  readonly vin: string | null;
  readonly engineNo: string | null;
  readonly productionDate: string | null;
  readonly color: string | null;
  readonly config: string | null;
  readonly certificateNo: string | null;
  readonly keyNo: string | null;
}

export const newRow = (id: string = newRowId(), lineId: string | null = null): AssignRow => ({
  id,
  lineId,
  vin: null,
  engineNo: null,
  productionDate: null,
  color: null,
  config: null,
  certificateNo: null,
  keyNo: null,
});

/** Most characters of the texts, as the contract has them. */
export const limits = { vin: 40, engineNo: 30, certificateNo: 50, keyNo: 50 } as const;

/** Most machines that are assigned at once. */
export const mostMachines = 200;

/** A row for each machine of the order that has no VIN yet. */
export const openRows = ({ lines }: Pick<VehicleOrder, 'lines'>): AssignRow[] =>
  lines
    .flatMap(({ id, qty, assignedQty }) => Array.from({ length: Math.max(0, qty - assignedQty) }, () => id))
    .slice(0, mostMachines)
    .map((lineId) => newRow(undefined, lineId));

/** Something was typed besides the line. */
const isBegun = ({ vin, engineNo, productionDate, certificateNo, keyNo }: AssignRow): boolean =>
  [vin, engineNo, productionDate, certificateNo, keyNo].some((value) => (value ?? '').trim() !== '');

export const begunRows = (rows: readonly AssignRow[]): AssignRow[] => rows.filter(isBegun);

/** A row that can be sent. */
export const isWhole = ({ lineId, vin, engineNo, productionDate }: AssignRow): boolean =>
  [lineId, vin, engineNo, productionDate].every((value) => (value ?? '').trim() !== '');

const text = (value: string | null): string | null => value?.trim() || null;

/** The machines as the call takes them. */
export const machinesOf = (rows: readonly AssignRow[]) =>
  rows.map(({ id: _row, lineId, vin, engineNo, productionDate, color, config, certificateNo, keyNo }) => ({
    lineId: lineId!,
    vin: readVin(vin!),
    engineNo: engineNo!.trim(),
    productionDate: productionDate!,
    color,
    config: text(config),
    certificateNo: text(certificateNo),
    keyNo: text(keyNo),
  }));

import type { DocumentRow } from '../../shared/database/database.ts';

/** Columns of a document about a machine, copied from the machine. */
export const emptyMachine = {
  vehicleId: '',
  vin: '',
  engineNo: null as string | null,
  secondProduct: '',
  thirdProduct: '',
  fourthProduct: '',
};

/** Columns that machines and their documents share: identification and dealer. */
export const machineColumns = [
  'vin',
  'engineNo',
  'secondProduct',
  'thirdProduct',
  'fourthProduct',
  'orgCode',
  'dealerCode',
  'dealerName',
  'subDealerCode',
  'subDealerName',
] as const;

export type MachineColumns = Pick<typeof emptyMachine & DocumentRow, (typeof machineColumns)[number]>;

/** The shared columns of a machine. */
export const machineColumnsOf = (machine: MachineColumns): MachineColumns =>
  Object.fromEntries(machineColumns.map((column) => [column, machine[column]])) as unknown as MachineColumns;

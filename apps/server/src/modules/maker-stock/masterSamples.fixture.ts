import type { MasterSample } from '../../test/samples/masterSamples.ts';
import { stockImport } from './upkeep/importStock.ts';

export const samples: readonly MasterSample[] = [
  {
    path: '/mfr/makerStock',
    table: 'makerStock',
    definition: stockImport('snapshot'),
    input: { partsCode: 'SEAL-1', warehouse: 'WH01', inventoryQty: 12.5, binLocation: 'A-01-03', safetyQty: 4 },
  },
];

import type { MasterSample } from '../../test/samples/masterSamples.ts';
import { vehicleImport } from './upkeep/vehicleImport.ts';

export const samples: readonly MasterSample[] = [
  {
    path: '/mfr/vehicle',
    table: 'vehicle',
    definition: vehicleImport,
    input: { vin: 'L9TT504E3SA900001', engineNo: 'E-1', fourthProduct: 'T504', productionDate: '2026-10-01', dealerCode: 'D001' },
  },
];

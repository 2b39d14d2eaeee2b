import { importOf } from '../../shared/master/master.ts';
import type { MasterSample } from '../../test/samples/masterSamples.ts';
import { vehiclePriceMaster } from './priceMaster.ts';

export const samples: readonly MasterSample[] = [
  {
    path: '/mfr/vehiclePrice',
    table: 'vehiclePrice',
    definition: importOf(vehiclePriceMaster),
    input: { fourthProduct: 'T504', currency: 'USD', price: 31_000, validFrom: '2027-01-01' },
    change: { price: 32_000.5 },
  },
];

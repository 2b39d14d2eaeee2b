import type { MasterSample } from '../../test/samples/masterSamples.ts';
import { dealerImport } from './dealerImport.ts';

export const samples: readonly MasterSample[] = [
  {
    path: '/mfr/dealer',
    table: 'dealer',
    definition: dealerImport,
    input: {
      dealerCode: 'D500',
      dealerName: 'Rift Valley Implements',
      shortName: 'Rift Valley',
      country: 'KE',
      region: 'Nakuru',
      marketGroup: 'LATAM',
      address: 'Kenyatta Avenue 12, Nakuru',
      attribute: 'general',
      industry: ['grain'],
      authorisedProducts: ['TRACTOR'],
      phone: '+254 51 255 0140',
      email: 'office@rift.example',
      timezone: 'Africa/Nairobi',
      language: 'en',
      settlementCurrency: 'USD',
    },
    change: { shortName: 'Rift' },
  },
];

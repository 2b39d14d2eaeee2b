import { menuPage } from '../../shared/menuPage.ts';
import type { Module } from '../../shared/module.ts';
import { partsSource } from './data/reportSource.ts';
import { tableDictionary } from '../dictionary/service.ts';
import { partAttachments } from './partAttachments.ts';
import { partsParameters } from './parameters.ts';
import { priceGaps } from './priceGaps.ts';
import { masterLog } from '../../shared/change-log/loggedRecord.ts';
import { partsRoutes } from './routes.ts';
import { searchedParts } from './partList.ts';

/** The catalogue of parts and their prices. */
export const parts = {
  routes: partsRoutes,
  masterLogs: [masterLog('parts', 'parts:query'), masterLog('partsPrice', 'parts:edit')],
  attachments: [partAttachments],
  parameters: partsParameters,
  jobs: [priceGaps],
  menu: [
    menuPage('parts/list', 'parts/PartListPage', 'parts:query', {
      'detail/:id': ['parts/PartPage', 'parts:query'],
      prices: ['parts/PriceListPage', 'parts:edit'],
      imports: ['parts/PriceImportListPage', 'parts:edit'],
    }),
  ],
  rights: ['partsStock:query'],
  grants: {
    parts: { DA: 'VX', DS: 'V', DP: 'VX', MS: 'V', MM: 'V', MP: 'VMXI', MF: 'V', SA: 'V' },
  },
  tableDictionaries: [tableDictionary('parts', 'name', 'parts_code', { translated: true, active: ['enabled', 'Y'] })],
  references: {
    supplier: [{ table: 'parts', column: 'supplier_code' }],
    product: [
      { table: 'parts', column: 'second_products', isList: true },
      { table: 'parts', column: 'applicable_models', isList: true },
    ],
    bugSystem: [{ table: 'parts', column: 'bug_systems', isList: true }],
    parts: [
      { table: 'parts_price', column: 'parts_code' },
      { table: 'parts', column: 'replaced_by' },
    ],
  },
  reportSources: [partsSource],
  searched: [searchedParts],
} satisfies Module;

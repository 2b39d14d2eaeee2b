import { menuPage } from '../../shared/menuPage.ts';
import type { Module } from '../../shared/module.ts';
import { vehicleSource } from './data/reportSource.ts';
import { tableDictionary } from '../dictionary/service.ts';
import { vehicleDocumentType } from './documentType.ts';
import { comingMachines } from './comingMachines.ts';
import { vehicleStatistics } from './vehicleStatistics.ts';
import { readPassport } from './passport/readPassport.ts';
import { vehicleRoutes } from './routes.ts';
import { vehicleAttachments } from './vehicleAttachments.ts';
import { maintenanceDue, pdiDue, warrantyEnding } from './vehicleReminders.ts';
import { vehicleParameters } from './parameters.ts';
import { searchedVehicles } from './vehicleQueries.ts';
import { coverRollup } from './warranty/coverRollup.ts';

/** Machines. */
export const vehicle = {
  routes: vehicleRoutes,
  documents: [vehicleDocumentType],
  attachments: [vehicleAttachments],
  jobs: [pdiDue, warrantyEnding, maintenanceDue],
  menu: [
    menuPage('vehicle/list', 'vehicle/VehicleListPage', 'vehicle:query', {
      'detail/:id': ['vehicle/VehiclePage', 'vehicle:query'],
    }),
  ],
  grants: {
    vehicle: { DA: 'VX+apportion+arrive', DS: 'V+arrive', DM: 'VX+apportion+arrive', MS: 'VX', MM: 'VXM+scrap', MK: 'VMXI+arrive', MF: 'VX', MT: 'V', SA: 'V' },
  },
  liveLists: { vehicle: { table: 'vehicle', permission: 'vehicle:query' } },
  rollups: [coverRollup],
  figures: { vehicles: { permission: 'vehicle:query', read: vehicleStatistics } },
  coming: comingMachines,
  tableDictionaries: [tableDictionary('vehicle', 'vin', 'vin', { scope: 'document', active: ['del_flag', '0'] })],
  references: { product: ['second_product', 'third_product', 'fourth_product'].map((column) => ({ table: 'vehicle', column })) },
  papers: { vehicle: { permission: 'vehicle:query', read: readPassport } },
  parameters: vehicleParameters,
  reportSources: [vehicleSource],
  searched: [searchedVehicles],
} satisfies Module;

import { detailsOf, documentType } from '../../documents/documentType.ts';
import { menuPage } from '../../shared/menuPage.ts';
import type { Module } from '../../shared/module.ts';
import { followFees } from '../service-fee/service.ts';
import { comingServices } from './comingServices.ts';
import { machineDelivered, machineScrapped } from './machineEvents.ts';
import { findServiced } from './machine.ts';
import { maintenanceFamily } from './maintenanceFamily.ts';
import { maintenanceGap } from './maintenanceGap.ts';
import { maintenanceKind } from './maintenanceKind.ts';
import { maintenanceFigures } from './reading/maintenanceFigures.ts';
import { findMaintenance, searchedMaintenances } from './reading/maintenanceQueries.ts';
import { serviceRollup } from './reading/serviceRollup.ts';
import { maintenanceScope } from './maintenanceStore.ts';
import { partsFitted } from './reading/partsFitted.ts';
import { maintenanceRoutes } from './routes.ts';
import { machineReasons, openServiceOf } from './openService.ts';
import type { MaintenanceHeader } from './tables.ts';

const todoDetails = detailsOf<MaintenanceHeader>(maintenanceKind, ({ fourthProduct }) => ({ subject: fourthProduct, reviewer: null }));

/** Services of machines, and the plan that says when they are due. */
export const maintenance = {
  routes: maintenanceRoutes,
  documents: [documentType(maintenanceKind, { permission: 'maintenance:query', todoDetails })],
  begunAbout: {
    docType: 'maintenance',
    permission: 'maintenance:add',
    takes: ({ vehicleStatus }) => vehicleStatus === 'delivered',
    refusal: async (context, vin, id) => {
      const machine = await findServiced(context, vin);
      return machineReasons(machine, vin, machine ? await openServiceOf(context, vin, id) : null)[0] ?? null;
    },
  },
  family: { maintenance: maintenanceFamily },
  jobs: [maintenanceGap],
  menu: [
    menuPage('service/maintenance', 'maintenance/MaintenanceListPage', 'maintenance:query', {
      add: ['maintenance/MaintenancePage', 'maintenance:add'],
      'edit/:id': ['maintenance/MaintenancePage', 'maintenance:edit'],
      'detail/:id': ['maintenance/MaintenancePage', 'maintenance:query'],
    }),
    { group: 'service', path: '/service/maintenance/due', component: 'maintenance-due/DueListPage', permission: 'maintenance:query' },
  ],
  grants: { maintenance: { DA: 'VCESDX', DS: 'VCESDX', DP: 'V', MS: 'VAX', MM: 'VAFX', MF: 'V', SA: 'V' } },
  rollups: [serviceRollup],
  figures: { maintenance: { permission: 'maintenance:query', read: maintenanceFigures } },
  liveLists: { maintenance: { table: 'forceInsurance', permission: 'maintenance:query', scope: maintenanceScope } },
  numberRules: [{ code: 'maintenance', prefix: 'PM', period: 'month', perDealer: true, digits: 4 }],
  references: { parts: [{ table: 'maintenance_part', column: 'parts_code', docType: 'maintenance' }] },
  machineEvents: { delivered: machineDelivered, scrapped: machineScrapped },
  coming: [comingServices],
  replacedParts: partsFitted,
  papers: { maintenance: { permission: 'maintenance:query', read: findMaintenance } },
  feeSources: { maintenance: followFees(maintenanceKind) },
  searched: [searchedMaintenances],
} satisfies Module;

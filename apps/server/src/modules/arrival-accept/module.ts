import { documentType } from '../../documents/documentType.ts';
import { menuPage } from '../../shared/menuPage.ts';
import type { Module } from '../../shared/module.ts';
import { followFees } from '../service-fee/service.ts';
import { arrivalAttachments, arrivalItemAttachments } from './arrivalAttachments.ts';
import { arrivalKind } from './arrivalKind.ts';
import { pdiOverdueWeekly } from './arrivalReminders.ts';
import { machineArrived, machineScrapped } from './actions/beginArrival.ts';
import { arrivalRoutes } from './routes.ts';
import { todoDetails } from './todoDetails.ts';
import { arrivalFigures } from './reading/arrivalFigures.ts';
import { findArrival, searchedArrivals } from './reading/arrivalQueries.ts';
import { arrivalParameters } from './parameters.ts';

/** Inspections of machines that have arrived at their dealer (PDI). */
export const arrivalAccept = {
  routes: arrivalRoutes,
  documents: [documentType(arrivalKind, { permission: 'arrivalAccept:query', todoDetails })],
  begunAbout: { docType: 'arrivalAccept', permission: 'arrivalAccept:edit', takes: ({ vehicleStatus }) => vehicleStatus === 'pending_acceptance' },
  attachments: [arrivalAttachments, arrivalItemAttachments],
  jobs: [pdiOverdueWeekly],
  menu: [
    menuPage('vehicle/arrivalAccept', 'arrival-accept/ArrivalListPage', 'arrivalAccept:query', {
      'edit/:id': ['arrival-accept/ArrivalPage', 'arrivalAccept:edit'],
      'detail/:id': ['arrival-accept/ArrivalPage', 'arrivalAccept:query'],
    }),
  ],
  grants: { arrivalAccept: { DA: 'VCESDX', DS: 'VCESDX', DM: 'VX', MS: 'VAX', MM: 'VAFX', MK: 'VX', MF: 'V', SA: 'V' } },
  figures: { pdi: { permission: 'arrivalAccept:query', read: arrivalFigures } },
  liveLists: { arrivalAccept: { table: 'arrivalAccept', permission: 'arrivalAccept:query' } },
  numberRules: [
    { code: 'arrivalAccept', prefix: 'PD', period: 'month', perDealer: true, digits: 4 },
    { code: 'arrivalAcceptBatch', prefix: 'PB', period: 'month', perDealer: true, digits: 3 },
  ],
  references: {
    vehicleCheckItem: [{ table: 'arrival_accept_item', column: 'item_code', docType: 'arrivalAccept' }],
    failedReason: [{ table: 'arrival_accept_item', column: 'failed_reason_code', docType: 'arrivalAccept' }],
  },
  machineEvents: { arrived: machineArrived, scrapped: machineScrapped },
  papers: { arrivalAccept: { permission: 'arrivalAccept:query', read: findArrival } },
  feeSources: { arrivalAccept: followFees(arrivalKind) },
  parameters: arrivalParameters,
  searched: [searchedArrivals],
} satisfies Module;

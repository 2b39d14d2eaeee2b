import { documentType } from '../../documents/documentType.ts';
import { knowsOwners } from '../../shared/hidden-fields/ownerPrivacy.ts';
import { menuPage } from '../../shared/menuPage.ts';
import type { Module } from '../../shared/module.ts';
import { handoverAttachments } from './handoverAttachments.ts';
import { handoverKind } from './handoverKind.ts';
import { readCertificate, searchedHandovers } from './reading/handoverQueries.ts';
import { handoverParameters } from './parameters.ts';
import { lateCorrections, machineScrapped, unregisteredMachines } from './registrationJobs.ts';
import { machineOf, mayNotBeHandedOver } from './machine.ts';
import { handoverRoutes } from './routes.ts';
import { todoDetails } from './todoDetails.ts';

/** Handovers of machines to their owners, which register their warranty. */
export const handoverTrain = {
  routes: handoverRoutes,
  documents: [
    documentType(handoverKind, {
      permission: 'handoverTrain:query',
      hiddenFields: (user) => (knowsOwners(user) ? [] : ['ownerPhone', 'ownerEmail', 'ownerIdNo', 'endUserPhone', 'phone']),
      todoDetails,
    }),
  ],
  begunAbout: {
    docType: 'handoverTrain',
    permission: 'handoverTrain:add',
    takes: ({ vehicleStatus }) => vehicleStatus === 'in_stock',
    refusal: async (context, vin, id) => mayNotBeHandedOver(await machineOf(context, vin, id ?? ''), vin),
  },
  attachments: [handoverAttachments],
  jobs: [lateCorrections, unregisteredMachines],
  menu: [
    menuPage('vehicle/handoverTrain', 'handover-train/HandoverListPage', 'handoverTrain:query', {
      add: ['handover-train/HandoverPage', 'handoverTrain:add'],
      'edit/:id': ['handover-train/HandoverPage', 'handoverTrain:edit'],
      'detail/:id': ['handover-train/HandoverPage', 'handoverTrain:query'],
    }),
  ],
  rights: ['handoverTrain:add', 'handoverTrain:print'],
  grants: { handoverTrain: { DA: 'VCESDXP', DS: 'VCESDXP', DM: 'VCESXP', MS: 'VAXP', MM: 'VAFXP', MK: 'VX', MT: 'VX', SA: 'V' } },
  liveLists: { handoverTrain: { table: 'handoverTrain', permission: 'handoverTrain:query' } },
  numberRules: [{ code: 'handoverTrain', prefix: 'HT', period: 'month', perDealer: true, digits: 4 }],
  machineEvents: { scrapped: machineScrapped },
  papers: { handoverTrain: { permission: 'handoverTrain:print', read: readCertificate } },
  parameters: handoverParameters,
  searched: [searchedHandovers],
} satisfies Module;

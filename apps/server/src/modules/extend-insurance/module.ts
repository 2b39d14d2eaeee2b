import { detailsOf, documentType, joined } from '../../documents/documentType.ts';
import { today } from '../../shared/session/currentUser.ts';
import { menuPage } from '../../shared/menuPage.ts';
import type { Module } from '../../shared/module.ts';
import { extensionAttachments } from './attachments.ts';
import { extensionKind } from './extensionKind.ts';
import { readCertificate, searchedExtensions } from './reading/extensionQueries.ts';
import { coverEnd, extendUnpaid } from './jobs.ts';
import { machineDelivered, machineScrapped } from './machineEvents.ts';
import { machineOf, mayNotBeAppliedFor } from './machine.ts';
import { extensionParameters } from './parameters.ts';
import { extensionRoutes } from './routes.ts';
import type { ExtensionHeader } from './tables.ts';

const todoDetails = detailsOf<ExtensionHeader>(extensionKind, ({ planCode, fourthProduct }) => ({ subject: joined(planCode, fourthProduct), reviewer: null }));

/** Extended warranties: applied for while the base warranty runs, checked, paid, put in force. */
export const extendInsurance = {
  routes: extensionRoutes,
  documents: [documentType(extensionKind, { permission: 'extendInsurance:query', todoDetails })],
  begunAbout: {
    docType: 'extendInsurance',
    permission: 'extendInsurance:add',
    takes: ({ vehicleStatus }) => vehicleStatus === 'delivered',
    refusal: async (context, vin, id) =>
      mayNotBeAppliedFor(await machineOf(context, vin, id), vin, today(context.user, context.services.now()), context.services.parameters),
  },
  attachments: [extensionAttachments],
  jobs: [coverEnd, extendUnpaid],
  menu: [
    menuPage('service/extendInsurance', 'extend-insurance/ExtensionListPage', 'extendInsurance:query', {
      add: ['extend-insurance/ExtensionPage', 'extendInsurance:add'],
      'edit/:id': ['extend-insurance/ExtensionPage', 'extendInsurance:edit'],
      'detail/:id': ['extend-insurance/ExtensionPage', 'extendInsurance:query'],
    }),
    { group: 'service', path: '/service/extendInsurance/chances', component: 'extend-chances/ChanceListPage', permission: 'extendInsurance:query' },
  ],
  rights: ['extendInsurance:print'],
  grants: {
    extendInsurance: { DA: 'VCESDX', DS: 'VCESDX', DM: 'VCES', MS: 'VAX', MM: 'VAFX', MK: 'VX', MF: 'VX+paid', SA: 'V' },
  },
  liveLists: { extendInsurance: { table: 'extendInsurance', permission: 'extendInsurance:query' } },
  numberRules: [{ code: 'extendInsurance', prefix: 'EW', period: 'month', perDealer: true, digits: 4 }],
  references: { extendPlan: [{ table: 'extend_insurance', column: 'plan_code', docType: 'extendInsurance' }] },
  machineEvents: { delivered: machineDelivered, scrapped: machineScrapped },
  papers: { extendInsurance: { permission: 'extendInsurance:print', read: readCertificate } },
  parameters: extensionParameters,
  searched: [searchedExtensions],
} satisfies Module;

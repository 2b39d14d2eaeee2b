import { detailsOf, documentType, joined } from '../../documents/documentType.ts';
import { menuPage } from '../../shared/menuPage.ts';
import type { Module } from '../../shared/module.ts';
import { isInsurable } from './actions/saveInsurance.ts';
import { knowsOwners } from '../../shared/hidden-fields/ownerPrivacy.ts';
import { forceInsuranceAttachments } from './attachments.ts';
import { followFees } from '../service-fee/service.ts';
import { insuranceFamily } from './insuranceFamily.ts';
import { insuranceKind } from './insuranceKind.ts';
import { insuranceScope } from './insuranceStore.ts';
import { machineScrapped } from './machineScrapped.ts';
import { insuranceParameters } from './parameters.ts';
import { policyExpiry } from './policyExpiry.ts';
import { forceInsuranceRoutes } from './routes.ts';
import type { InsuranceHeader } from './tables.ts';
import { searchedPolicies } from './reading/insuranceQueries.ts';

const todoDetails = detailsOf<InsuranceHeader>(insuranceKind, ({ policyNo, fourthProduct }) => ({ subject: joined(policyNo, fourthProduct), reviewer: null }));

/** Compulsory policies of machines, and the calls that they share with services. */
export const forceInsurance = {
  routes: forceInsuranceRoutes,
  begunAbout: {
    docType: 'forceInsurance',
    permission: 'forceInsurance:add',
    takes: ({ vehicleStatus, warrantySuspended }) => isInsurable({ vehicleStatus, isSuspended: warrantySuspended === 'Y' }),
  },
  documents: [
    documentType(insuranceKind, {
      permission: 'forceInsurance:query',
      todoDetails,
      hiddenFields: (user) => (knowsOwners(user) ? [] : ['insuredIdNo']),
    }),
  ],
  family: { insurance: insuranceFamily },
  attachments: [forceInsuranceAttachments],
  jobs: [policyExpiry],
  menu: [
    menuPage('service/forceInsurance', 'force-insurance/InsuranceListPage', 'forceInsurance:query', {
      add: ['force-insurance/InsurancePage', 'forceInsurance:add'],
      'edit/:id': ['force-insurance/InsurancePage', 'forceInsurance:edit'],
      'detail/:id': ['force-insurance/InsurancePage', 'forceInsurance:query'],
    }),
  ],
  grants: { forceInsurance: { DA: 'VCESDX', DS: 'VCESDX', DM: 'VCESDX', MS: 'VAX', MM: 'VAFX', MK: 'VX', MF: 'V', SA: 'V' } },
  liveLists: { forceInsurance: { table: 'forceInsurance', permission: 'forceInsurance:query', scope: insuranceScope } },
  numberRules: [{ code: 'forceInsurance', prefix: 'FI', period: 'month', perDealer: true, digits: 4 }],
  machineEvents: { scrapped: machineScrapped },
  feeSources: { forceInsurance: followFees(insuranceKind) },
  parameters: insuranceParameters,
  searched: [searchedPolicies],
} satisfies Module;

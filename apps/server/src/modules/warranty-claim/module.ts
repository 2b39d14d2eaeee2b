import { menuPage } from '../../shared/menuPage.ts';
import type { Module } from '../../shared/module.ts';
import { claimSource } from './data/reportSource.ts';
import { registrationChanged } from './actions/registrationChanged.ts';
import { claimFeeDoors } from './actions/feeDoors.ts';
import { partsFitted } from './reading/partsFitted.ts';
import { claimRollup } from './reading/claimRollup.ts';
import { claimStatistics } from './reading/claimStatistics.ts';
import { claimAttachments } from './claimAttachments.ts';
import { claimDocumentType } from './documentType.ts';
import { warrantyClaimRoutes } from './routes.ts';
import { readClaim } from './reading/readClaim.ts';
import { isClaimable } from '../coverage/service.ts';
import { claimParameters } from './parameters.ts';
import { searchedClaims } from './reading/searchedClaims.ts';

/** Warranty claims. */
export const warrantyClaim = {
  routes: warrantyClaimRoutes,
  documents: [claimDocumentType],
  attachments: [claimAttachments],
  menu: [
    menuPage('service/warrantyClaim', 'warranty-claim/ClaimListPage', 'warrantyClaim:query', {
      add: ['warranty-claim/ClaimPage', 'warrantyClaim:add'],
      'edit/:id': ['warranty-claim/ClaimPage', 'warrantyClaim:edit'],
      'detail/:id': ['warranty-claim/ClaimPage', 'warrantyClaim:query'],
    }),
  ],
  rights: ['warrantyClaim:add', 'warrantyClaim:print'],
  grants: {
    warrantyClaim: { DA: 'VCESDX+close', DS: 'VCESDX', DP: 'VX', MS: 'VAX', MM: 'VAFX', MP: 'V', MF: 'VX+chargeConfirm', SA: 'V' },
  },
  liveLists: { warrantyClaim: { table: 'warrantyClaim', permission: 'warrantyClaim:query' } },
  rollups: [claimRollup],
  figures: { claims: { permission: 'warrantyClaim:query', read: claimStatistics } },
  numberRules: [{ code: 'warrantyClaim', prefix: 'WC', period: 'month', perDealer: true, digits: 4 }],
  references: {
    supplier: [{ table: 'claim_bug', column: 'supplier_code', docType: 'warrantyClaim' }],
    bugSystem: [{ table: 'claim_bug', column: 'bug_system', docType: 'warrantyClaim' }],
    bugCode: [{ table: 'claim_bug', column: 'bug_code', docType: 'warrantyClaim' }],
    serviceCode: [{ table: 'claim_detail', column: 'hour_code', docType: 'warrantyClaim' }],
    parts: [{ table: 'claim_parts', column: 'parts_code', docType: 'warrantyClaim' }],
  },
  papers: { warrantyClaim: { permission: 'warrantyClaim:print', read: readClaim } },
  begunAbout: { docType: 'warrantyClaim', permission: 'warrantyClaim:add', takes: ({ vehicleStatus }) => isClaimable(vehicleStatus) },
  replacedParts: partsFitted,
  machineEvents: { delivered: registrationChanged },
  feeSources: { warrantyClaim: claimFeeDoors },
  parameters: claimParameters,
  reportSources: [claimSource],
  searched: [searchedClaims],
} satisfies Module;

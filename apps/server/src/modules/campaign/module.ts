import { detailsOf, documentType } from '../../documents/documentType.ts';
import { menuPage } from '../../shared/menuPage.ts';
import type { Module } from '../../shared/module.ts';
import { isReadBy } from './audience.ts';
import { campaignEnd } from './campaignEnd.ts';
import { campaignKind } from './campaignKind.ts';
import { campaignAttachments } from './files.ts';
import { machineMoved, machineScrapped } from './machineEvents.ts';
import { comingCampaigns } from './comingCampaigns.ts';
import { campaignParameters } from './parameters.ts';
import { readBulletin } from './reading/readBulletin.ts';
import { campaignRoutes } from './routes.ts';
import type { CampaignRow } from './tables.ts';
import { pickText } from './texts.ts';
import { searchedCampaigns } from './reading/campaignList.ts';

/** Recalls, improvements and inspections: their work, their machines, and the progress of the dealers. */
export const campaign = {
  routes: campaignRoutes,
  documents: [
    documentType(campaignKind, {
      permission: 'campaign:query',
      todoDetails: (context, ids) =>
        detailsOf<CampaignRow>(campaignKind, ({ title }) => ({ subject: pickText(title, context.user.language), reviewer: null }))(context, ids),
    }),
  ],
  attachments: [campaignAttachments],
  jobs: [campaignEnd],
  menu: [
    menuPage('service/campaign', 'campaign/CampaignListPage', 'campaign:query', {
      add: ['campaign/CampaignPage', 'campaign:add'],
      'edit/:id': ['campaign/CampaignPage', 'campaign:edit'],
      'detail/:id': ['campaign/CampaignPage', 'campaign:query'],
    }),
  ],
  rights: ['campaign:print'],
  grants: { campaign: { DA: 'V', DS: 'V', DP: 'V', DM: 'V', MS: 'VX', MM: 'VMXI', MP: 'V', MK: 'VX', MF: 'V', SA: 'V' } },
  liveLists: { campaign: { table: 'serviceCampaign', permission: 'campaign:query', scope: isReadBy } },
  numberRules: [{ code: 'campaign', prefix: 'CP', period: 'month', perDealer: false, digits: 4 }],
  references: {
    bugCode: [{ table: 'service_campaign', column: 'bug_code', docType: 'campaign' }],
    serviceCode: [{ table: 'service_campaign', column: 'used_hour_codes', isJson: true, docType: 'campaign' }],
    parts: [{ table: 'service_campaign', column: 'used_parts', isJson: true, docType: 'campaign' }],
    product: [
      { table: 'service_campaign', column: 'second_product', docType: 'campaign' },
      { table: 'service_campaign', column: 'third_products', isJson: true, docType: 'campaign' },
    ],
  },
  coming: [comingCampaigns],
  machineEvents: { moved: machineMoved, scrapped: machineScrapped },
  papers: { campaign: { permission: 'campaign:print', read: readBulletin } },
  parameters: campaignParameters,
  searched: [searchedCampaigns],
} satisfies Module;

import { act } from '../../documents/act.ts';
import { actOnAll } from '../../documents/actOnAll.ts';
import { removeDrafts } from '../../documents/removeDrafts.ts';
import { statusCounts } from '../../documents/reading/statusCounts.ts';
import type { SavedMaster } from '../../generated/types.gen.ts';
import type { Handlers } from '../../shared/contract/handlers.ts';
import { exportList } from '../../shared/export/exportList.ts';
import { listRoutes } from '../../shared/export/listRoutes.ts';
import { sendTemplate } from '../../shared/import/importTemplate.ts';
import { importWorkbooks } from '../../shared/import/importWorkbooks.ts';
import { listPage } from '../../shared/list/list.ts';
import { machineTab } from '../vehicle/service.ts';
import { changeVins, vinImport, vinTemplate } from './actions/changeVins.ts';
import { addCampaign } from './actions/saveCampaign.ts';
import { isReadBy } from './audience.ts';
import { campaignKind } from './campaignKind.ts';
import { claimTemplate } from './claimTemplate.ts';
import { campaignExport, campaignFilters, campaignList, keptList } from './reading/campaignList.ts';
import { campaignsOfMachine } from './reading/campaignsOfMachine.ts';
import { campaignVehicles, mustSee, vehicleExport, vehicleFilters } from './reading/campaignVehicles.ts';
import { findCampaign } from './reading/findCampaign.ts';
import type { CampaignRow } from './tables.ts';
import { campaignStatuses } from './workflow.ts';

const toSaved = ({ id, version }: CampaignRow): SavedMaster => ({ id, version });

export const campaignRoutes = (): Handlers<'campaigns'> & Handlers<'campaignMasters'> & Handlers<'machineCampaigns'> => ({
  ...listRoutes('campaigns', { list: campaignList, filters: campaignFilters, exported: campaignExport }),
  campaignsStatusCounts: ({ context }) => statusCounts(context, { ...campaignKind, scope: isReadBy }, ['pass', 'closed']),
  campaignsDetail: ({ query, context }) => findCampaign(context, { id: query.id, isKept: false }),
  async campaignsVehicleList({ query, context }) {
    await mustSee(context, query.id);
    return listPage(context, campaignVehicles(context), query, vehicleFilters(query));
  },
  async campaignsVehicleExport({ query, context, reply }) {
    await mustSee(context, query.id);
    return exportList(context, vehicleExport, campaignVehicles(context), { query, reply }, vehicleFilters(query));
  },
  campaignsClaimTemplate: ({ query, context }) => claimTemplate(context, query),

  ...listRoutes('campaignMasters', { list: keptList, filters: campaignFilters, exported: campaignExport }),
  campaignMastersStatusCounts: ({ context }) => statusCounts(context, campaignKind, campaignStatuses),
  campaignMastersQueryById: ({ query, context }) => findCampaign(context, { id: query.id, isKept: true }),
  campaignMastersAdd: ({ body, commit }) => commit((within) => addCampaign(within, body)),
  campaignMastersEdit: ({ body: { id, version, ...campaign }, commit }) =>
    commit(async (within) => toSaved(await act(within, campaignKind, 'edit', { id, version, campaign }))),
  campaignMastersRemove: removeDrafts(campaignKind),
  campaignMastersRelease: ({ body, query, commit }) =>
    commit((within) => actOnAll(within, campaignKind, 'release', { ...body, dryRun: query.dryRun === '1' }, { alone: true })),
  campaignMastersClose: ({ body: { ids, reason }, query, commit }) =>
    commit((within) => actOnAll(within, campaignKind, 'close', { ids, opinion: reason, dryRun: query.dryRun === '1' }, { alone: true })),
  campaignMastersRemind: ({ body, query, commit }) =>
    commit((within) => actOnAll(within, campaignKind, 'remind', { ...body, dryRun: query.dryRun === '1' }, { alone: true })),
  campaignMastersAddVins: ({ body, commit }) => commit((within) => changeVins(within, 'addVins', body)),
  campaignMastersRemoveVins: ({ body, commit }) => commit((within) => changeVins(within, 'removeVins', body)),
  campaignMastersExcludeVins: ({ body, commit }) => commit((within) => changeVins(within, 'excludeVins', body)),
  campaignMastersImportVins: ({ query, request, context }) => importWorkbooks(context, vinImport(query.id), request),
  campaignMastersImportTemplate: ({ query, context, reply }) => sendTemplate(context, vinTemplate, query, reply),

  machineCampaignsCampaignList: machineTab('campaign:query', campaignsOfMachine),
});

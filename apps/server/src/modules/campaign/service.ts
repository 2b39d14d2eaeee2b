/** Campaigns for other modules, jobs and the demo data. */
export { campaignKind } from './campaignKind.ts';
export { addCampaign } from './actions/saveCampaign.ts';
export { recountAll } from './actions/recount.ts';
export { changeVins, vinTemplate } from './actions/changeVins.ts';
export { campaignsOf, completeCampaign, holdMachine, type MachineCampaign, releaseMachine, stopsDelivery } from './claims.ts';

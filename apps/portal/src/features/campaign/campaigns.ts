import {
  type BatchResult,
  type Campaign,
  type CampaignInput,
  type CampaignItem,
  campaignMastersAdd,
  campaignMastersAddVins,
  campaignMastersClose,
  campaignMastersEdit,
  campaignMastersExcludeVins,
  campaignMastersList,
  campaignMastersQueryById,
  campaignMastersRelease,
  campaignMastersRemind,
  campaignMastersRemove,
  campaignMastersRemoveVins,
  campaignMastersStatusCounts,
  campaignsDetail,
  campaignsList,
  campaignsStatusCounts,
  campaignsVehicleList,
  type CampaignVehicle,
  type CampaignVinResult,
  type SavedMaster,
} from '@harrow/api-client';
import type { DocumentListing } from '../../documents/list/documentListing.ts';
import { canUse, type Tone } from '@harrow/ui';
import { statusCounts } from '../../documents/list/statusCounts.ts';
import { permissionsStore } from '../../platform/session/permissions.ts';
import { isMakerUser, userStore } from '../../platform/session/session.ts';
import { addOrEditOf, deletionOf, detailOf, listOf, writeOf } from '../../shared/calls/callsOf.ts';
import { single } from '../../shared/calls/notDone.ts';
import { resource } from '../../shared/calls/resource.ts';

/** Dictionaries of the fields that hold a code. */
export const campaignDictionaries = { campaignType: 'campaign_type', severity: 'severity' };

/** Those who keep campaigns see drafts, too, and count the machines of all dealers. */
export const isKeeper = (): boolean => isMakerUser(userStore.get()) && canUse('campaign:edit', permissionsStore.get());

/** The calls behind list and page: those of the keepers, or of those who carry campaigns out. */
export const campaigns = resource<CampaignItem, Campaign, CampaignInput, SavedMaster>('campaign', {
  list: (query, signal) => (isKeeper() ? listOf(campaignMastersList) : listOf(campaignsList))(query, signal),
  detail: (id, signal) => (isKeeper() ? detailOf(campaignMastersQueryById) : detailOf(campaignsDetail))(id, signal),
  save: addOrEditOf(campaignMastersAdd, campaignMastersEdit),
});

const campaignCounts = statusCounts(campaigns.key, (options) => (isKeeper() ? campaignMastersStatusCounts(options) : campaignsStatusCounts(options)));

const keeperStatuses = ['draft', 'pass', 'closed'] as const;
const readerStatuses = ['pass', 'closed'] as const;

export const releaseCampaign = (id: string): Promise<void> => single(writeOf(campaignMastersRelease)({ ids: [id] }));
export const remindOfCampaign = (id: string): Promise<void> => single(writeOf(campaignMastersRemind)({ ids: [id] }));
export const closeCampaign = (id: string, reason: string): Promise<void> => single(writeOf(campaignMastersClose)({ ids: [id], reason }));

const machines = resource<CampaignVehicle, never>('campaignVehicle', { list: listOf(campaignsVehicleList) });

/** The machines of a campaign. */
export const machinesOf = (id: string): Pick<typeof machines, 'name' | 'key' | 'list'> => ({
  ...machines,
  list: (query, filters) => machines.list(query, { ...filters, id }),
});

export const addMachines = (id: string, vins: string[]): Promise<CampaignVinResult> => writeOf(campaignMastersAddVins)({ id, vins });

/** Results by the row ids of the machines. */
const byRow = ({ ok, failed }: CampaignVinResult, rows: readonly CampaignVehicle[]): BatchResult => {
  const idOf = (wanted: string): string => rows.find(({ vin }) => vin === wanted)?.id ?? wanted;
  return { ok: ok.map(idOf), failed: failed.map(({ vin, ...failure }) => ({ id: idOf(vin), no: vin, ...failure })) };
};
const vinsOf = (ids: readonly string[], rows: readonly CampaignVehicle[]): string[] => rows.filter(({ id }) => ids.includes(id)).map(({ vin }) => vin);

export const excludeMachines = async (id: string, ids: string[], rows: readonly CampaignVehicle[], reason: string): Promise<BatchResult> =>
  byRow(await writeOf(campaignMastersExcludeVins)({ id, vins: vinsOf(ids, rows), reason }), rows);
export const removeMachines = async (id: string, ids: string[], rows: readonly CampaignVehicle[]): Promise<BatchResult> =>
  byRow(await writeOf(campaignMastersRemoveVins)({ id, vins: vinsOf(ids, rows) }), rows);

export const machineTones: Record<CampaignVehicle['status'], Tone> = { open: 'warning', claimed: 'processing', done: 'success', excluded: 'default' };
export const typeTones: Record<CampaignItem['campaignType'], Tone> = { recall: 'error', improvement: 'processing', inspection: 'default' };
export const severityTones: Record<CampaignItem['severity'], Tone> = { safety: 'error', stop: 'warning', degrade: 'default' };

/** Campaigns: those released, for keepers also drafts. */
export const campaignListing = {
  resource: campaigns,
  address: '/service/campaign',
  statuses: {
    dict: 'campaign_status',
    get order() {
      return isKeeper() ? keeperStatuses : readerStatuses;
    },
    counts: campaignCounts,
  },
  get exportPath() {
    return isKeeper() ? '/mfr/campaign/exportXls' : '/api/portal/campaign/exportXls';
  },
  isPrintable: true,
  ...deletionOf(campaignMastersRemove),
} satisfies DocumentListing<CampaignItem>;

/** The campaign as a kind of document. */
import type { ActionInput, DocumentKind } from '../../documents/kind.ts';
import { noDueDays, type TodoSubject } from '../../documents/todo/task.ts';
import type { CampaignAction, CampaignInput, CampaignStatus } from '../../generated/types.gen.ts';
import { addDays } from '../../shared/calendarDate.ts';
import { close, expire, release, remind } from './actions/release.ts';
import { edit, remove } from './actions/saveCampaign.ts';
import { addVins, excludeVins, removeVins } from './actions/vinEffects.ts';
import { recount } from './actions/recount.ts';
import { campaignScope } from './audience.ts';
import type { CampaignRow, Unit } from './tables.ts';
import { type CampaignState, campaignWorkflow } from './workflow.ts';

/** Input of keepers. */
export interface CampaignActionInput extends ActionInput {
  campaign?: CampaignInput;
  /** VINs that have been judged. */
  vins?: readonly string[];
}

/** It is late so many days before its end. */
const lateDays = 30;

const subjectOf = ({ createBy }: CampaignRow, unit: Unit): TodoSubject => ({
  ...unit,
  place: unit.orgCode,
  createBy,
  submitBy: null,
  vin: null,
  amount: null,
  currency: null,
});

/** Keepers see all campaigns, whatever their author. */
export const campaignKind: DocumentKind<CampaignRow, CampaignAction | 'expire' | 'recount', CampaignState, CampaignActionInput> = {
  docType: 'campaign',
  table: 'serviceCampaign',
  noColumn: 'campaignNo',
  status: { column: 'status', dictionary: 'campaign_status' },
  ofMaker: true,
  scope: campaignScope,
  workflow: campaignWorkflow,
  effects: { edit, delete: remove, release, close, remind, expire, recount, addVins, removeVins, excludeVins },
  states: async () => stateOf,
  tasks: [
    {
      task: 'carryOut',
      status: 'pass',
      side: 'dealer',
      permission: 'warrantyClaim:add',
      dueDays: ({ validTo }) => ({ ...noDueDays, lateOn: addDays(validTo, -lateDays) }),
      subject: (campaign) => campaign.openUnits.map((unit) => subjectOf(campaign, unit)),
    },
  ],
  silent: ['openUnits', 'releaseTime'],
};

/** Campaigns are not submitted. */
export const stateOf = ({ status }: { status: CampaignStatus }): CampaignState => ({ status, submitBy: null });

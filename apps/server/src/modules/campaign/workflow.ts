/** Workflow of a campaign: draft, released (`pass`), closed by the maker or after its last day. Pure. */
import type { Workflow, WorkflowState } from '../../documents/workflow.ts';
import type { CampaignAction, CampaignStatus } from '../../generated/types.gen.ts';

export const campaignStatuses = ['draft', 'pass', 'closed'] as const satisfies readonly CampaignStatus[];
export type CampaignState = WorkflowState<CampaignStatus>;

/** `expire` closes what is past its last day, `recount` follows machines that have another place. */
export const campaignWorkflow: Workflow<CampaignStatus, CampaignAction | 'expire' | 'recount', CampaignState> = {
  edit: { from: ['draft', 'pass'], to: 'same', permission: 'campaign:edit', by: 'keeper', logAs: null },
  delete: { from: ['draft'], to: 'deleted', permission: 'campaign:delete', by: 'keeper', otherwise: () => ({ code: 'E-003' }) },
  release: { from: ['draft'], to: 'pass', permission: 'campaign:edit', by: 'keeper' },
  close: { from: ['pass'], to: 'closed', permission: 'campaign:edit', by: 'keeper', needs: 'reason' },
  remind: { from: ['pass'], to: 'same', permission: 'campaign:edit', by: 'keeper', logAs: null },
  addVins: { from: ['draft', 'pass'], to: 'same', permission: 'campaign:edit', by: 'keeper', logAs: null },
  removeVins: { from: ['draft', 'pass'], to: 'same', permission: 'campaign:edit', by: 'keeper', logAs: null },
  excludeVins: { from: ['pass'], to: 'same', permission: 'campaign:edit', by: 'keeper', needs: 'reason', logAs: null },
  expire: { from: ['pass'], to: 'closed', permission: null, by: 'system' },
  recount: { from: ['pass'], to: 'same', permission: null, by: 'system', logAs: null },
};

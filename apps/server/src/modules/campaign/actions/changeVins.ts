/** The calls by which keepers change the machines of a campaign. */
import { readVin } from '@harrow/validation/vin';
import { act, lockDocument } from '../../../documents/act.ts';
import { transitionOf } from '../../../documents/kind.ts';
import { mustHold } from '../../../documents/workflow.ts';
import type { CampaignVinResult, CampaignVinRow } from '../../../generated/types.gen.ts';
import { type Context, transact } from '../../../shared/context.ts';
import { modelCheck } from '../../../shared/import/formCheck.ts';
import type { ImportDefinition } from '../../../shared/import/importDefinition.ts';
import { textOf } from '../../../shared/messages/messages.ts';
import { campaignKind } from '../campaignKind.ts';
import type { CampaignRow } from '../tables.ts';
import { judgeVins, type VinAction } from './judgeVins.ts';

interface Change {
  id: string;
  vins: readonly string[];
  reason?: string;
}

/** Does it to all machines that it may be done to, in one transaction, and says why not to the others. */
export const changeVins = (context: Context, action: VinAction, { id, vins, reason }: Change): Promise<CampaignVinResult> =>
  transact(context, async (within) => {
    mustHold(transitionOf(campaignKind, action), within.user);
    const campaign = await lockDocument<CampaignRow>(within, campaignKind, id);
    const judged = await judgeVins(within, { action, campaign, vins });
    const ok = judged.filter(({ refusal }) => refusal === null).map(({ vin }) => vin);
    await act(within, campaignKind, action, { id, vins: ok, opinion: reason });
    return {
      ok,
      failed: judged.flatMap(({ vin, refusal }) => (refusal ? [{ vin, code: refusal.code, text: textOf(within.user.language, refusal) }] : [])),
    };
  });

/** Columns of the workbook. */
export const vinTemplate: Pick<ImportDefinition<CampaignVinRow>, 'name' | 'noun' | 'fields'> = {
  name: 'campaignVins',
  noun: 'campaign',
  fields: [{ name: 'vin', kind: 'code', required: true }],
};

/** Machines of a workbook, judged like those that are typed; one that stands there twice is added once. */
export const vinImport = (id: string): ImportDefinition<CampaignVinRow> => ({
  ...vinTemplate,
  form: modelCheck('CampaignVinRow'),
  keyOf: ({ vin }) => vin,
  keyField: 'vin',
  mayRepeat: true,
  noOtherColumns: true,
  async check(context, inputs) {
    mustHold(transitionOf(campaignKind, 'addVins'), context.user);
    const judged = await transact(context, async (within) =>
      judgeVins(within, {
        action: 'addVins',
        campaign: await lockDocument<CampaignRow>(within, campaignKind, id),
        vins: inputs.map(({ vin }) => vin),
      }),
    );
    const refusals = new Map(judged.map(({ vin, refusal }) => [vin, refusal]));
    return inputs.map(({ vin }) => {
      const refusal = refusals.get(readVin(vin));
      return refusal ? [{ field: 'vin', ...refusal }] : [];
    });
  },
  async store(context, inputs) {
    await act(context, campaignKind, 'addVins', { id, vins: inputs.map(({ vin }) => readVin(vin)) });
  },
});

import { sql } from 'kysely';
import { contextOf } from '../../shared/context.ts';
import { machines } from '../../test/machineFixtures.ts';
import type { DocumentSample } from '../../test/samples/documentSamples.ts';
import { addCampaign } from './actions/saveCampaign.ts';

/** A campaign for a machine of D001. */
export const sample: DocumentSample = async (services) => {
  const saved = await addCampaign(contextOf(services, await services.sessions.actAs('zhao.manager')), {
    title: { 'zh-cn': '液压泵检查', en: 'Check of the pump' },
    campaignType: 'recall',
    severity: 'stop',
    secondProduct: 'TRACTOR',
    validFrom: '2026-01-01',
    validTo: '2027-12-31',
    bugCode: 'HYD-014',
    hourCodes: [{ hourCode: 'HYD-0140-20', maxHours: 2 }],
  });
  await sql`insert into vehicle_campaign (campaign_no, vin) select campaign_no, ${machines.covered} from service_campaign where id = ${saved.id}`.execute(
    services.db,
  );
  return saved;
};

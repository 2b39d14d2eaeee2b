import { readVin } from '@harrow/validation/vin';
import { sql } from 'kysely';
import type { Operations } from '../../generated/operations.gen.ts';
import type { Context } from '../../shared/context.ts';
import { refuse } from '../../shared/refusal/refusal.ts';
import { today } from '../../shared/session/currentUser.ts';
import { textIn } from './texts.ts';

type Template = Operations['campaignsClaimTemplate']['reply']['result'];

interface Row extends Record<'bugCode' | 'bugSystem' | 'problem' | 'remedy', string | null> {
  isReleased: boolean;
  isOpen: boolean;
  hours: { hourCode: string; claimHours: number }[];
  parts: { partsCode: string; qty: number }[];
}

/** The longest text of a fault. */
const longest = 1000;
const short = (text: string | null): string | null => text && [...text].slice(0, longest).join('');

/**
 * Initial values of a claim for a campaign. Hours are those of the catalogue, limited to the hours that the campaign pays. The full VIN
 * finds machines of all dealers: a dealer may repair any of them.
 * @throws E-223 for a machine on which it is not open, E-290 for a campaign that is over
 */
export async function claimTemplate({ db, user, services }: Context, { campaignNo: no, vin }: { campaignNo: string; vin: string }): Promise<Template> {
  const { language } = user;
  const { rows } = await sql<Row>`select service_campaign.bug_code, (select bug_system from bug_code where code = service_campaign.bug_code) as bug_system,
      ${textIn('problem', language)} as problem, ${textIn('remedy', language)} as remedy,
      (service_campaign.status = 'pass' and ${today(user, services.now())}::date between valid_from and valid_to) as is_released, vc.status = 'open' as is_open,
      coalesce((select json_agg(json_build_object('hourCode', line ->> 'hourCode', 'claimHours', least((line ->> 'maxHours')::numeric, s.standard_hours)) order by place)
        from jsonb_array_elements(hour_codes) with ordinality as lines (line, place) left join service_code s on s.hour_code = line ->> 'hourCode'), '[]') as hours,
      coalesce((select json_agg(json_build_object('partsCode', line ->> 'partsCode', 'qty', (line ->> 'qty')::numeric) order by place)
        from jsonb_array_elements(parts) with ordinality as lines (line, place)), '[]') as parts
    from service_campaign join vehicle_campaign vc on vc.campaign_no = service_campaign.campaign_no
    where service_campaign.campaign_no = ${no} and vc.vin = ${readVin(vin)} and service_campaign.status <> 'draft' and service_campaign.del_flag = 0`.execute(
    db,
  );
  const [found] = rows;
  if (found && !found.isReleased) throw refuse('E-290', { no });
  if (!found?.isOpen) throw refuse('E-223', { no });
  const { bugSystem, bugCode } = found;
  return {
    bugList: [{ bugNo: 1, bugSystem, bugCode, bugDesc: short(found.problem), correction: short(found.remedy) }],
    detailList: found.hours.map((line) => ({ bugNo: 1, ...line })),
    partsList: found.parts.map((line, index) => ({ bugNo: 1, ...line, isCausal: index === 0 ? 'Y' : 'N' })),
  };
}

import { sql } from 'kysely';
import type { Context } from '../../shared/context.ts';
import { listLink } from '../../shared/list/listLink.ts';
import type { Coming, Expected } from '../home/hooks.ts';
import { today } from '../../shared/session/currentUser.ts';
import { isReadBy } from './audience.ts';

async function campaignsThatBegin({ db, user, services }: Context): Promise<Expected> {
  const day = today(user, services.now());
  const { rows } = await sql<{ n: number; day: string | null }>`select count(*)::int as n, min(valid_from)::text as day from service_campaign
    where status = 'pass' and del_flag = 0 and valid_from > ${day}::date and ${isReadBy(user)}`.execute(db);
  const later = { match: 'and', items: [{ field: 'validFrom', rule: 'gt', val: day, type: 'date' }] } as const;
  return { ...rows[0]!, link: listLink('/service/campaign', { status: 'pass' }, later) };
}

/** Released ones that do not count yet, for the home page. */
export const comingCampaigns: Coming = { key: 'campaign.begins', permission: 'campaign:query', read: campaignsThatBegin };

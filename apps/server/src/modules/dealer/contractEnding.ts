/** Reminders of ending contracts, once at each of three distances. The end of a contract suspends no dealer. */
import { sql } from 'kysely';
import { systemContext } from '../../documents/systemContext.ts';
import type { Job } from '../../shared/jobs/job.ts';
import { type Due, remind } from '../../shared/jobs/remind.ts';
import { tell } from './actions/dealerEffect.ts';
import './tables.ts';

interface EndingContract extends Due {
  dealerCode: string;
  dealerName: string;
  contractEnd: string;
}

export const contractEnding: Job = {
  code: 'contractEnding',
  cron: '0 30 7 * * ?',
  timeoutSeconds: 300,
  async run({ services, today, transaction }) {
    const distances = [services.parameters.number('dealer.contractReminderDays'), 30, 7];
    // The nearest distance that is reached: a dealer without earlier reminders gets one.
    const reached = sql`(select min(distance) from unnest(${distances}::int[]) as distance where dealer.contract_end - ${today}::date <= distance)`;
    return remind<EndingContract>(
      { transaction },
      'dealer.contractEnds',
      sql`select id, dealer_code, dealer_name, contract_end, contract_end::text || ' ' || ${reached}::text as stage from dealer
        where dealer_status <> 'terminated' and contract_end >= ${today}::date and ${reached} is not null`,
      (db, { contractEnd, ...dealer }) =>
        tell({ ...systemContext(services, db), db }, dealer, {
          roles: ['MFR_SALES', 'MFR_FINANCE'],
          dealer: true,
          event: 'contractEnds',
          params: { date: contractEnd },
        }),
    );
  },
};

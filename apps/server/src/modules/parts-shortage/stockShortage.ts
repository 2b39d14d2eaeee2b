import { sql } from 'kysely';
import type { Job } from '../../shared/jobs/job.ts';
import { notify } from '../../shared/notify/notify.ts';

/** Tells the parts desk of every dealer and sub-dealer, week by week, how many parts are below their safety stock. */
export const stockShortage: Job = {
  code: 'stockShortage',
  cron: '0 0 8 ? * MON',
  timeoutSeconds: 900,
  run: ({ transaction }) =>
    transaction(async (trx) => {
      const { rows } = await sql<{ n: number; example: string; users: string[] }>`select count(*)::int as n, min(short.parts_code) as example,
          array(select distinct u.id from sys_user u join sys_user_role r on r.user_id = u.id and r.role_code = 'DLR_PARTS'
            join sys_user_depart ud on ud.user_id = u.id join sys_depart d on d.org_code = ud.org_code
            where d.dealer_code = short.dealer_code and coalesce(d.sub_dealer_code, '') = short.sub_dealer_code and u.status = 1 and u.del_flag = 0) as users
        from stock_shortage as short group by short.dealer_code, short.sub_dealer_code`.execute(trx);
      for (const { n, example, users } of rows)
        await notify(
          trx,
          users.map((id) => ({ id })),
          { event: 'stock.shortage', params: { n, part: example } },
        );
      return rows.length;
    }),
};

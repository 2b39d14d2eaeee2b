/** What becomes of courses by the day: deadlines come near, waiting lists and certificates end, passports are forgotten. */
import { sql } from 'kysely';
import { actInBatches } from '../../documents/actInBatches.ts';
import { renewStanding } from '../../documents/todo/standingTask.ts';
import { dealerDay } from '../../shared/dealerDay.ts';
import type { Job } from '../../shared/jobs/job.ts';
import { type Due, remind } from '../../shared/jobs/remind.ts';
import { dealerUsers, notify } from '../../shared/notify/notify.ts';
import { promotionDays, registrationKind } from './seats.ts';
import type { PlanRow } from './tables.ts';
import { tellAudience } from './tell.ts';
import { attendanceTask } from './trainingKind.ts';

/** Days before the deadline on which those who have not registered hear of it. */
const deadlineDays = 2;
/** Days before a certificate ends on which its dealer hears of it. */
const certificateDays = 60;
/** Days after the course for which passports are kept. */
const passportDays = 90;

interface Ending extends Due {
  dealerCode: string;
  validTo: string;
  n: number;
}

export const trainingStates: Job = {
  code: 'trainingStates',
  cron: '0 0/10 * * * ?',
  timeoutSeconds: 300,
  async run(job) {
    const { services, today, transaction } = job;
    const now = sql`${services.now().toISOString()}::timestamptz`;
    const reminded = await remind<Due & PlanRow>(
      { transaction },
      'training.deadline',
      sql`select train_plan.*, registration_deadline::text as stage from train_plan where training_status = 'registering' and del_flag = 0
        and registration_deadline > ${now} and registration_deadline <= ${now} + make_interval(days => ${sql.lit(deadlineDays)})`,
      (db, plan) => tellAudience({ services, db }, plan, 'training.deadline', true),
    );
    // The day is over at the maker, and at the dealer.
    const ended = await actInBatches(
      { services, transaction },
      registrationKind({ services }),
      'expire',
      sql`select s.id from train_submission s join dealer d on d.dealer_code = s.dealer_code where s.status = 'submitted' and s.waiting_flag = 'Y' and s.del_flag = 0
        and s.start_date - ${sql.lit(promotionDays)}::int < least(${today}::date, ${dealerDay(services, 'd')})`,
    );
    const warned = await remind<Ending>(
      { transaction },
      'training.certificateEnds',
      sql`select md5(s.dealer_code)::char(32) as id, p.valid_to::text as stage, s.dealer_code, p.valid_to, count(*)::int as n
        from train_participant p join train_submission s on s.id = p.submission_id and s.del_flag = 0 join train_plan plan on plan.plan_no = s.plan_no
        where p.valid_to between ${today}::date and ${today}::date + ${sql.lit(certificateDays)}::int
          and not exists (select from train_participant later join train_submission ls on ls.id = later.submission_id join train_plan lp on lp.plan_no = ls.plan_no
            where ls.dealer_code = s.dealer_code and later.name = p.name and later.phone = p.phone and later.valid_to > p.valid_to and lp.topics @> plan.topics)
        group by s.dealer_code, p.valid_to`,
      async (db, { dealerCode, validTo, n }) =>
        notify(db, await dealerUsers(db, dealerCode, ['DLR_ADMIN', 'DLR_SERVICE']), {
          event: 'training.certificateEnds',
          params: { n, date: validTo },
          at: services.now(),
        }),
    );
    await transaction(async (db) => {
      await sql`update train_participant p set passport_no = null from train_submission s join train_plan plan on plan.plan_no = s.plan_no
        where s.id = p.submission_id and p.passport_no is not null and plan.end_date + ${sql.lit(passportDays)}::int < ${today}::date`.execute(db);
      await renewStanding({ services, db }, attendanceTask);
    });
    return reminded + ended + warned;
  },
};

/** People in the user's scope, and what they are certified for. */
import { type RawBuilder, sql } from 'kysely';
import type { Operations } from '../../../generated/operations.gen.ts';
import type { TrainedPeople, TrainedPerson, TrainingAbsences, TrainingTopic } from '../../../generated/types.gen.ts';
import type { Context } from '../../../shared/context.ts';
import { scopeCondition } from '../../../shared/scope/scope.ts';
import { isMaker, today } from '../../../shared/session/currentUser.ts';

type Query = NonNullable<Operations['trainingsPeople']['data']['query']>;

interface Person extends Omit<TrainedPerson, 'topics'> {
  topics: { topic: TrainingTopic; certificateNo: string; lineId: string; validTo: string }[];
}

interface Found {
  people: Person[];
  total: number;
  topics: TrainingTopic[];
}

/** Days before its end from which a certificate is said to end. */
const endingDays = 60;

const registrationsIn = ({ user }: Context, { dealerCode }: Query) =>
  sql`s.del_flag = 0 and ${scopeCondition(user, 's') ?? sql`true`} and ${dealerCode ? sql`s.dealer_code = any(${dealerCode.split(',')}::text[])` : sql`true`}`;

/** People × topics. Of each topic the certificate that ends last counts. A person is told apart by name and phone within the dealer. */
const certificates = (context: Context, query: Query) => {
  const day = sql`${today(context.user, context.services.now())}::date`;
  return sql`select * from (
      select distinct on (s.dealer_code, p.name, p.phone, topic.code) s.dealer_code, s.dealer_name, p.name, p.phone, topic.code as topic, p.certificate_no, p.id, p.valid_to
      from train_participant p join train_submission s on s.id = p.submission_id join train_plan plan on plan.plan_no = s.plan_no,
        lateral jsonb_array_elements_text(plan.topics) as topic (code)
      where p.certificate_no is not null and ${registrationsIn(context, query)} and ${query.topic ? sql`topic.code = ${query.topic}` : sql`true`}
      order by s.dealer_code, p.name, p.phone, topic.code, p.valid_to desc, p.id) latest
    where ${query.valid ? sql`valid_to >= ${day}` : sql`true`}
      and ${query.ending ? sql`valid_to between ${day} and ${day} + ${sql.lit(endingDays)}::int` : sql`true`}`;
};

interface Certified {
  valid: number;
  ending: number;
  firstEnd: string | null;
}

/** How many people hold a valid certificate, of how many one ends, and the first day on which one does, as the row of a statement. */
export function certifiedPeople(context: Context): RawBuilder<Certified> {
  const day = sql`${today(context.user, context.services.now())}::date`;
  const ends = sql`valid_to <= ${day} + ${sql.lit(endingDays)}::int`;
  return sql<Certified>`select count(distinct (dealer_code, name, phone))::int as valid,
      count(distinct (dealer_code, name, phone)) filter (where ${ends})::int as ending, min(valid_to) filter (where ${ends})::text as first_end
    from (${certificates(context, { valid: '1' })}) held`;
}

export async function trainedPeople(context: Context, query: Query): Promise<TrainedPeople> {
  const { db, user, services } = context;
  const { pageNo = 1, pageSize = 100 } = query;
  const { rows } = await sql<Found>`with certified as (${certificates(context, query)}),
    people as (select dealer_code, name, phone, json_build_object('dealerCode', dealer_code, 'dealerName', max(dealer_name), 'name', name, 'phone', phone, 'topics',
      json_agg(json_build_object('topic', topic, 'certificateNo', certificate_no, 'lineId', id, 'validTo', valid_to) order by topic)) as person
      from certified group by dealer_code, name, phone)
    select (select count(*)::int from people) as total, array(select distinct topic from certified order by topic) as topics,
      coalesce((select json_agg(person order by dealer_code, name, phone)
        from (select * from people order by dealer_code, name, phone limit ${pageSize} offset ${(pageNo - 1) * pageSize}) as page), '[]') as people`.execute(
    db,
  );
  const { people, total, topics } = rows[0]!;
  const text = (code: string) => services.dictionaries.text('training_topic', code, user.language);
  return {
    people: people.map((person) => ({ ...person, topics: person.topics.map((one) => ({ ...one, topic_dictText: text(one.topic) })) })),
    total,
    topics,
    absences: isMaker(user) ? await absencesOf(context, registrationsIn(context, query)) : [],
  };
}

async function absencesOf({ db }: Context, inScope: ReturnType<typeof sql>): Promise<TrainingAbsences[]> {
  const { rows } = await sql<TrainingAbsences>`select * from (select s.dealer_code, max(s.dealer_name) as dealer_name,
      count(p.id) filter (where p.attended = 'N')::int as no_shows, count(distinct s.id) filter (where s.late_cancel = 'Y')::int as late_cancels
    from train_submission s left join train_participant p on p.submission_id = s.id where ${inScope} group by s.dealer_code) counted
    where no_shows > 0 or late_cancels > 0 order by dealer_code`.execute(db);
  return rows;
}

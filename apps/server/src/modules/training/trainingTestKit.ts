/** Courses, and registrations of many units, for tests. */
import { sql } from 'kysely';
import { call, createTestApp, signIn } from '../../test/testApp.ts';

/** A course as the training centre types it. */
export const course = {
  title: 'Hydraulics',
  topics: ['hydraulics'],
  method: 'online',
  level: 'basic',
  language: 'en',
  startDate: '2026-12-01',
  endDate: '2026-12-03',
  registrationDeadline: '2026-11-20 18:00:00',
  capacity: 14,
  organiser: 'zhou.training',
  targetScope: 'all',
};

const people = ['zhou.training', 'd001.admin', 'd001.service', 'd002.admin', 'd00101.service', 'qian.finance', 'wang.service'] as const;
export type Person = (typeof people)[number];

export type TrainingKit = Awaited<ReturnType<typeof createTrainingKit>>;

export async function createTrainingKit() {
  let clock = new Date('2026-11-10T06:00:00Z');
  const app = await createTestApp({ now: () => clock });
  const { db } = app.services;
  const tokens = {} as Record<Person, string>;
  const signInAll = async () => {
    for (const person of people) tokens[person] = await signIn(app, person);
  };
  await signInAll();

  const get = async (person: Person, path: string) => (await call(app, tokens[person], 'GET', path)).body;
  const post = async (person: Person, path: string, body: object) => (await call(app, tokens[person], 'POST', path, body)).body;
  const portal = (path: string) => `/api/portal/${path}`;
  let made = 0;
  /** So many people whom nobody else has. */
  const persons = (count: number) =>
    Array.from({ length: count }, () => {
      made += 1;
      return { name: `Person ${made}`, phone: `+51 987 ${String(100_000 + made)}` };
    });

  const kit = {
    app,
    db,
    get,
    post,
    persons,
    /** Sessions end meanwhile, so that everybody signs in again. */
    async goTo(day: string) {
      clock = new Date(`${day}T06:00:00Z`);
      await signInAll();
    },
    async draftPlan(more: object = {}): Promise<string> {
      const { success, result, ...rest } = await post('zhou.training', '/mfr/training/add', { ...course, ...more });
      if (!success) throw new Error(JSON.stringify({ result, ...rest }));
      return result.id;
    },
    async plan(more: object = {}): Promise<{ id: string; planNo: string }> {
      const id = await kit.draftPlan(more);
      await kit.publish(id);
      return { id, planNo: (await kit.planOf(id)).planNo };
    },
    publish: (id: string) => post('zhou.training', '/mfr/training/publish', { ids: [id] }),
    planOf: async (id: string) => (await get('zhou.training', `/mfr/training/queryById?id=${id}`)).result,
    cancelPlan: (id: string) => post('zhou.training', '/mfr/training/cancel', { ids: [id], reason: 'the lecturer is ill' }),
    save: (person: Person, body: object) => post(person, portal('training/save'), body),
    /** A draft for so many people of a unit of its own, so that a dealer may have several. */
    async draft(person: Person, planNo: string, count: number, more: object = {}): Promise<string> {
      const body = { planNo, numberOfApplicants: count, numberOfParticipants: count, lines: persons(count), ...more };
      const { success, result, ...rest } = await kit.save(person, body);
      if (!success) throw new Error(JSON.stringify({ result, ...rest }));
      made += 1;
      await sql`update train_submission set org_code = org_code || ${`X${made}`} where id = ${result.id}`.execute(db);
      return result.id;
    },
    /** Each a second later than the last. */
    submit(person: Person, id: string, confirm = '') {
      clock = new Date(clock.getTime() + 1000);
      return post(person, portal(`approval/submit${confirm && '?confirm=1'}`), { docType: 'trainSubmission', id });
    },
    withdraw: (person: Person, id: string) => post(person, portal('approval/submit'), { docType: 'trainSubmission', id, action: 'withdraw' }),
    async submitted(person: Person, planNo: string, count: number, confirm = ''): Promise<string> {
      const id = await kit.draft(person, planNo, count);
      const answer = await kit.submit(person, id, confirm);
      if (!answer.success) throw new Error(JSON.stringify(answer));
      return id;
    },
    registration: async (id: string, person: Person = 'zhou.training') => (await get(person, portal(`training/detail?id=${id}`))).result,
    pass: (id: string) => post('zhou.training', portal('approval/checkSubmit'), { docType: 'trainSubmission', ids: [id], action: 'pass' }),
    cancelSeat: (person: Person, id: string) => post(person, portal('training/cancelSeat'), { ids: [id], reason: 'people are needed here' }),
    finish: (id: string) => post('zhou.training', '/mfr/training/finish', { ids: [id] }),
    async attend(id: string, scoreOf: (index: number) => object, more: object = {}) {
      const { result } = await get('zhou.training', `/mfr/training/attendanceList?id=${id}`);
      const lines = result.map(({ lineId }: { lineId: string }, index: number) => ({ lineId, ...scoreOf(index) }));
      return post('zhou.training', '/mfr/training/attendance', { id, version: (await kit.planOf(id)).version, lines, ...more });
    },
    /** What the seats of a course are by its registrations. */
    async seatsByRegistrations(planNo: string): Promise<{ kept: number; counted: number; capacity: number }> {
      const { rows } = await sql<{ kept: number; counted: number; capacity: number }>`select seats_taken as kept, capacity,
        (select count(*)::int from train_participant p join train_submission s on s.id = p.submission_id where s.plan_no = train_plan.plan_no and s.del_flag = 0
          and s.status in ('submitted', 'pass') and s.waiting_flag = 'N') as counted from train_plan where plan_no = ${planNo}`.execute(db);
      return rows[0]!;
    },
  };
  return kit;
}

/** Courses from their announcement to the certificates, with everybody who takes part. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { codeOf } from '../../test/race.ts';
import { inTransaction } from '../../shared/database/database.ts';
import { trainingStates } from './jobs.ts';
import { course, createTrainingKit, type TrainingKit } from './trainingTestKit.ts';

let kit: TrainingKit;
beforeAll(async () => {
  kit = await createTrainingKit();
}, 240_000);
afterAll(() => kit.app.close());

const portal = (path: string) => `/api/portal/${path}`;
const tasks = async (person: Parameters<TrainingKit['get']>[0]): Promise<string[]> =>
  (await kit.get(person, portal('todo/list?pageSize=100'))).result.records
    .filter(({ docType }: { docType: string }) => docType.startsWith('train'))
    .map(({ docType, task }: Record<string, string>) => `${docType} ${task}`);
const messages = async (person: Parameters<TrainingKit['get']>[0]): Promise<string[]> =>
  (await kit.get(person, '/sys/message/list?pageSize=100')).result.records.map(({ title }: { title: string }) => title);
const runStates = (today: string): Promise<number> => {
  const { services } = kit.app;
  return trainingStates.run({ services, today, signal: new AbortController().signal, transaction: (work) => inTransaction(services.db, work) });
};

describe('seats', () => {
  test('3 + 8 + 3 fill 14; the next waits once it has agreed, and takes what is given back', async () => {
    const { id, planNo } = await kit.plan();
    const three = await kit.submitted('d001.admin', planNo, 3);
    await kit.submitted('d002.admin', planNo, 8);
    expect(await kit.planOf(id)).toMatchObject({ trainingStatus: 'registering', seatsLeft: 3 });
    await kit.submitted('d001.admin', planNo, 3);
    expect(await kit.planOf(id)).toMatchObject({ trainingStatus: 'full', seatsLeft: 0, numberOfApplicants: 14, numberOfParticipants: 0 });

    const five = await kit.draft('d002.admin', planNo, 5);
    expect(await kit.submit('d002.admin', five)).toMatchObject({ code: 202, result: { warnings: [{ code: 'E-423' }] } });
    expect(await kit.submit('d002.admin', five, 'yes')).toMatchObject({ success: true });
    expect(await kit.registration(five)).toMatchObject({ status: 'submitted', waitingFlag: 'Y', waitingPos: 1 });
    const two = await kit.submitted('d002.admin', planNo, 2, 'yes');
    expect(await kit.registration(two)).toMatchObject({ waitingPos: 2 });
    expect(codeOf(await kit.pass(two))).toBe('trainSubmission.waiting');

    expect(await kit.cancelSeat('d001.admin', three)).toMatchObject({ result: { ok: [three] } });
    // Five do not fit into three seats; two behind them do.
    expect(await kit.registration(five)).toMatchObject({ waitingFlag: 'Y', waitingPos: 1 });
    expect(await kit.registration(two)).toMatchObject({ waitingFlag: 'N', waitingPos: null });
    expect(await kit.planOf(id)).toMatchObject({ trainingStatus: 'registering', seatsLeft: 1, waitingCount: 1 });
    expect(await messages('d002.admin')).toContain('A seat has become free: Hydraulics');
    expect(await kit.registration(three)).toMatchObject({ status: 'closed', closeReason: 'cancelled', lateCancel: 'N' });
  });

  test('a larger course takes from its waiting list, and is never smaller than its seats', async () => {
    const { id, planNo } = await kit.plan({ capacity: 2 });
    await kit.submitted('d001.admin', planNo, 2);
    const waiting = await kit.submitted('d002.admin', planNo, 1, 'yes');
    const { version } = await kit.planOf(id);
    const edit = (capacity: number) => kit.post('zhou.training', '/mfr/training/edit', { ...course, id, version, capacity });
    expect((await edit(1)).result.errors).toMatchObject([{ field: 'capacity', code: 'E-431' }]);
    expect(await edit(3)).toMatchObject({ success: true });
    expect(await kit.registration(waiting)).toMatchObject({ waitingFlag: 'N' });
    expect(await kit.planOf(id)).toMatchObject({ trainingStatus: 'full', seatsTaken: 3 });
  });

  test('a person who is left out frees a seat; nobody comes twice', async () => {
    const { planNo } = await kit.plan({ capacity: 3 });
    const id = await kit.submitted('d001.admin', planNo, 2);
    const waiting = await kit.submitted('d002.admin', planNo, 2, 'yes');
    const { version, lines } = await kit.registration(id, 'd001.admin');
    const change = (people: object[]) => kit.post('d001.admin', portal('training/changePeople'), { id, version, lines: people });
    const kept = ({ id: lineId, name, phone }: Record<string, string>) => ({ id: lineId, name, phone });
    expect((await change([...lines.map(kept), ...kit.persons(1)])).result.errors).toMatchObject([{ field: 'lines' }]);
    const other = (await kit.registration(waiting)).lines[0];
    expect((await change([{ name: other.name, phone: other.phone }])).result.errors).toMatchObject([{ code: 'E-425' }]);
    expect(await change([kept(lines[0])])).toMatchObject({ success: true });
    expect(await kit.registration(id)).toMatchObject({ numberOfParticipants: 1, lines: [{ name: lines[0].name }] });
    expect(await kit.registration(waiting)).toMatchObject({ waitingFlag: 'N' });
  });
});

describe('what a registration needs', () => {
  test.each([
    ['no applicants', { numberOfApplicants: null }, 'E-420'],
    ['more participants than people', { numberOfParticipants: 3 }, 'E-420'],
    ['fewer applicants than participants', { numberOfApplicants: 1 }, 'E-420'],
    ['nobody', { lines: [] }, 'E-008'],
  ])('%s', async (_what, more, code) => {
    const { planNo } = await kit.plan();
    expect(codeOf(await kit.submit('d001.admin', await kit.draft('d001.admin', planNo, 2, more)))).toBe(code);
  });

  test('phone numbers that are some, when it is saved and when its people change', async () => {
    const { planNo } = await kit.plan();
    const wrong = [{ field: 'phone', line: 'lines[0]', code: 'field.phone' }];
    const called = { name: 'Ana Quispe', phone: 'call me' };
    const input = { planNo, numberOfApplicants: 1, numberOfParticipants: 1, lines: [called] };
    expect((await kit.save('d001.admin', input)).result.errors).toMatchObject(wrong);
    const id = await kit.submitted('d001.admin', planNo, 1);
    const { version } = await kit.registration(id, 'd001.admin');
    expect((await kit.post('d001.admin', portal('training/changePeople'), { id, version, lines: [called] })).result.errors).toMatchObject(wrong);
  });

  test('passports for the factory, shown to the dealer and the training centre alone', async () => {
    const { planNo } = await kit.plan({ method: 'factory', country: 'CN', location: 'Luoyang' });
    const id = await kit.draft('d001.admin', planNo, 1);
    expect((await kit.submit('d001.admin', id)).result.errors).toMatchObject([{ field: 'passportNo', line: 'lines[0]', code: 'E-013' }]);
    const { version, lines } = await kit.registration(id, 'd001.admin');
    const [{ id: lineId, name, phone }] = lines;
    await kit.save('d001.admin', { id, version, lines: [{ id: lineId, name, phone, passportNo: 'AB1234567' }] });
    expect(codeOf(await kit.submit('d001.admin', id))).toBe('ok');
    for (const [person, passportNo] of [
      ['d001.admin', 'AB1234567'],
      ['zhou.training', 'AB1234567'],
      ['qian.finance', 'AB1****4567'],
    ] as const)
      expect((await kit.registration(id, person)).lines).toMatchObject([{ passportNo }]);
  });

  test('one of each unit, for a course that is published for it, within the limit of its dealer', async () => {
    const { planNo } = await kit.plan({ maxPerDealer: 2 });
    const body = { planNo, numberOfApplicants: 1, numberOfParticipants: 1, lines: kit.persons(1) };
    expect(codeOf(await kit.save('d001.service', body))).toBe('ok');
    expect((await kit.save('d001.admin', body)).result.errors).toMatchObject([{ field: 'planNo', code: 'E-424' }]);
    await kit.submitted('d001.admin', planNo, 2).catch(() => undefined);
    expect((await kit.submit('d001.admin', await kit.draft('d002.admin', planNo, 3))).success).toBe(false);
    expect(codeOf(await kit.submit('d002.admin', await kit.draft('d002.admin', planNo, 3)))).toBe('E-422');

    const hidden = await kit.plan({ targetScope: 'market_group', targetIds: ['CIS'] });
    const list = (await kit.get('d001.admin', portal('training/planNoticeList?pageSize=100'))).result.records;
    expect(list.map((plan: { id: string }) => plan.id)).not.toContain(hidden.id);
    expect((await kit.get('d001.admin', portal(`training/planNoticeDetail?id=${hidden.id}`))).result.errorCode).toBe('E-012');
    expect((await kit.save('d001.admin', { ...body, planNo: hidden.planNo })).result.errors).toMatchObject([{ field: 'planNo', code: 'E-012' }]);
    expect(codeOf(await kit.save('d002.admin', { ...body, planNo: hidden.planNo }))).toBe('ok');
  });

  test('a draft is for nobody but the training centre', async () => {
    const id = await kit.draftPlan();
    expect((await kit.get('d001.admin', portal(`training/planNoticeDetail?id=${id}`))).result.errorCode).toBe('E-012');
    expect((await kit.post('d001.admin', '/mfr/training/publish', { ids: [id] })).code).toBe(403);
  });
});

test('a cancelled course ends its registrations, and tells them why', async () => {
  const { id, planNo } = await kit.plan({ title: 'Combines' });
  const registered = await kit.submitted('d001.admin', planNo, 2);
  expect(codeOf(await kit.cancelPlan(id))).toBe('ok');
  expect(await kit.registration(registered)).toMatchObject({ status: 'closed', closeReason: 'cancelled' });
  expect(await kit.planOf(id)).toMatchObject({ trainingStatus: 'closed', seatsTaken: 0, allowedActions: [] });
  expect(await messages('d001.admin')).toContain('Training Combines was cancelled');
  const steps = (await kit.get('d001.admin', portal(`approval/log?docType=trainSubmission&id=${registered}`))).result;
  expect(steps).toContainEqual(expect.objectContaining({ action: 'cancel', opinion: 'the lecturer is ill' }));
  const other = await kit.plan();
  const late = await kit.draft('d001.admin', other.planNo, 1);
  await kit.cancelPlan(other.id);
  expect(codeOf(await kit.submit('d001.admin', late))).toBe('E-007');
});

describe('applications', () => {
  const apply = async (more: object = {}): Promise<string> => {
    const saved = await kit.post('d001.admin', portal('trainApply/save'), {
      title: 'Diagnosis',
      topics: ['electronics'],
      method: 'on_site',
      expectedDate: '2027-02-01',
      deadline: '2026-12-20',
      numberOfApplicants: 6,
      numberOfParticipants: 5,
      location: 'Ica',
      reason: 'Two new mechanics',
      ...more,
    });
    expect(saved.success, JSON.stringify(saved)).toBe(true);
    return saved.result.id;
  };
  const submit = (id: string) => kit.post('d001.admin', portal('trainApply/submit'), { ids: [id] });
  const pass = (id: string, lines: object) =>
    kit.post('zhou.training', portal('approval/checkSubmit'), { docType: 'trainApply', ids: [id], action: 'pass', lines });
  const detail = async (id: string) => (await kit.get('d001.admin', portal(`trainApply/detail?id=${id}`))).result;

  test.each([
    ['too soon', { expectedDate: '2026-11-15', deadline: '2026-11-14' }, 'expectedDate', 'E-430'],
    ['answered after the course', { deadline: '2027-02-02' }, 'deadline', 'E-432'],
    ['more participants than applicants', { numberOfParticipants: 7 }, 'numberOfParticipants', 'E-420'],
    ['without a reason', { reason: null }, 'reason', 'E-013'],
  ])('%s', async (_what, more, field, code) => {
    expect((await submit(await apply(more))).result.errors).toMatchObject([{ field, code }]);
  });

  test('one is answered with a course, which ends with it; a cancelled course makes it wait again', async () => {
    const id = await apply();
    expect(codeOf(await submit(id))).toBe('ok');
    expect(codeOf(await pass(id, { replyContent: 'Gladly so' }))).toBe('E-429');
    expect(codeOf(await pass(id, { replyContent: 'ok', createPlan: 'Y' }))).toBe('E-006');
    expect(codeOf(await pass(id, { replyContent: 'We come to you', createPlan: 'Y' }))).toBe('ok');
    const { plannedNo, planId } = await detail(id);
    expect({ plannedNo, planId }).toEqual({ plannedNo: expect.stringMatching(/^TP2026-\d{3}$/), planId: null });
    const { records } = (await kit.get('zhou.training', `/mfr/training/list?keyword=${plannedNo}`)).result;
    expect(records).toMatchObject([{ title: 'Diagnosis', capacity: 5, startDate: '2027-02-01', trainingStatus: 'planned' }]);
    expect(await tasks('zhou.training')).not.toContain('trainApply plan');

    await kit.cancelPlan(records[0].id);
    expect(await detail(id)).toMatchObject({ status: 'pass', plannedNo: null });
    expect(await tasks('zhou.training')).toContain('trainApply plan');
    expect(codeOf(await kit.post('zhou.training', '/mfr/training/createFromApply', { applyId: id }))).toBe('ok');
    expect(codeOf(await kit.post('zhou.training', '/mfr/training/createFromApply', { applyId: id }))).toBe('E-007');
  });
});

describe('several applications', () => {
  const close = (ids: string[], opinion?: string) =>
    kit.post('zhou.training', portal('approval/checkSubmit'), { docType: 'trainApply', ids, action: 'close', opinion });
  const submitted = async (): Promise<string> => {
    const { result } = await kit.post('d001.admin', portal('trainApply/save'), {
      title: 'Balers',
      topics: ['implements'],
      method: 'online',
      expectedDate: '2027-02-01',
      deadline: '2026-12-25',
      numberOfApplicants: 2,
      numberOfParticipants: 2,
      location: 'Ica',
      reason: 'New balers came',
    });
    expect(codeOf(await kit.post('d001.admin', portal('trainApply/submit'), { ids: [result.id] }))).toBe('ok');
    return result.id;
  };

  test('are closed for the same reason, those that are closed already are not', async () => {
    const [one, two] = [await submitted(), await submitted()];
    expect((await close([one, two])).result.ok ?? []).toEqual([]);
    expect(codeOf(await close([one], 'nobody can hold it'))).toBe('ok');
    expect(await close([one, two], 'nobody can hold it')).toMatchObject({ result: { ok: [two], failed: [{ id: one, code: 'E-007' }] } });
    const { result } = await kit.get('d001.admin', portal(`trainApply/detail?id=${two}`));
    expect(result).toMatchObject({ applicationStatus: 'closed', closeReason: 'closed_by_maker' });
    const steps = (await kit.get('d001.admin', portal(`approval/log?docType=trainApply&id=${two}`))).result;
    expect(steps).toContainEqual(expect.objectContaining({ action: 'close', opinion: 'nobody can hold it' }));
  });
});

describe('a course that is held', () => {
  test('attendance, certificates, corrections', async () => {
    const { id, planNo } = await kit.plan({ passScore: 60, title: 'Engines', topics: ['engine', 'safety'] });
    const ours = await kit.submitted('d001.admin', planNo, 3);
    const theirs = await kit.submitted('d002.admin', planNo, 1);
    await kit.pass(ours);
    expect(codeOf(await kit.attend(id, () => ({ attended: 'Y', score: 70 })))).toBe('E-428');
    expect(codeOf(await kit.finish(id))).toBe('E-428');
    await kit.goTo('2026-12-03');
    expect(codeOf(await kit.finish(id))).toBe('E-447');
    await kit.pass(theirs);
    expect(await tasks('d001.admin')).toContain('trainSubmission confirmSeat');
    expect(codeOf(await kit.finish(id))).toBe('E-427');
    expect((await kit.attend(id, () => ({ attended: 'Y' }))).result.errors).toHaveLength(4);
    expect(codeOf(await kit.attend(id, (index) => (index % 3 === 0 ? { attended: 'N' } : { attended: 'Y', score: [0, 59, 60][index] })))).toBe('ok');
    expect(await tasks('d001.admin')).not.toContain('trainSubmission confirmSeat');
    expect(codeOf(await kit.cancelPlan(id))).toBe('E-426');
    expect(codeOf(await kit.finish(id))).toBe('ok');

    const registration = await kit.registration(ours, 'd001.admin');
    expect(registration).toMatchObject({ status: 'closed', closeReason: 'finished' });
    expect(registration.lines).toMatchObject([
      { attended: 'N', certificateNo: null },
      { score: 59, certificateNo: null },
      { score: 60, certificateNo: expect.stringMatching(/^CT2026-\d{4}$/), validTo: '2028-12-03' },
    ]);
    const lineId = registration.lines[2].id;
    expect((await kit.get('d001.admin', portal(`training/certificate?lineId=${lineId}`))).result).toMatchObject({ title: 'Engines', score: 60 });
    expect((await kit.get('d002.admin', portal(`training/certificate?lineId=${lineId}`))).result.errorCode).toBe('E-012');
    expect((await kit.get('d001.admin', portal(`training/certificate?lineId=${registration.lines[1].id}`))).result.errorCode).toBe('E-012');
    // Nor on paper: neither the registration, nor with the ticket of another one.
    const paperOf = (registered: string) => `docType=trainSubmission&id=${registered}`;
    expect((await kit.get('d001.admin', `/sys/print/paper?${paperOf(ours)}`)).result).toMatchObject({ certificates: [{ score: 60 }], paper: { shipTo: null } });
    expect((await kit.get('d002.admin', `/sys/print/paper?${paperOf(ours)}`)).result.errorCode).toBe('E-012');
    const ticketFor = async (registered: string) => (await kit.post('d002.admin', '/sys/print/url', { docType: 'trainSubmission', id: registered })).result;
    expect((await ticketFor(ours)).errorCode).toBe('E-012');
    const token = new URL((await ticketFor(theirs)).url, 'https://portal.example').searchParams.get('token')!;
    const byTicket = (registered: string) => kit.app.inject(`/api/portal/print/data?${paperOf(registered)}&token=${token}`);
    expect((await byTicket(ours)).statusCode).toBe(401);
    expect((await byTicket(theirs)).json().result).toMatchObject({ id: theirs, certificates: [] });
    const known = (await kit.get('d001.admin', portal('training/people?topic=engine'))).result;
    expect(known).toMatchObject({
      people: [{ name: registration.lines[2].name, topics: [{ topic: 'engine', validTo: '2028-12-03' }] }],
      total: 1,
      topics: ['engine'],
      absences: [],
    });
    expect((await kit.get('d002.admin', portal('training/people'))).result.people).toEqual([]);
    expect((await kit.get('zhou.training', portal('training/people'))).result.absences).toMatchObject([
      { dealerCode: 'D001', noShows: 1 },
      { dealerCode: 'D002', noShows: 1 },
    ]);

    const better = (index: number) => (index === 3 ? { attended: 'N' } : { attended: 'Y', score: [80, 80, 10][index] });
    expect(codeOf(await kit.attend(id, better))).toBe('E-006');
    expect(codeOf(await kit.attend(id, better, { reason: 'the sheets were mixed up' }))).toBe('ok');
    const [first, , third] = (await kit.registration(ours, 'd001.admin')).lines;
    expect([first.certificateNo, third.certificateNo]).toEqual([expect.stringMatching(/^CT/), null]);
    const page = async (pageNo: number) => (await kit.get('zhou.training', portal(`training/people?pageNo=${pageNo}&pageSize=1`))).result;
    const pages = [await page(1), await page(2), await page(3)];
    const names = pages.map(({ people }) => people.map(({ name }: { name: string }) => name));
    expect(names.map(({ length }) => length)).toEqual([1, 1, 0]);
    expect(new Set(names.flat())).toEqual(new Set([first.name, registration.lines[1].name]));
    for (const { total, topics } of pages) expect({ total, topics }).toEqual({ total: 2, topics: ['engine', 'safety'] });
    expect(first.certificateNo).not.toBe(registration.lines[2].certificateNo);
  });

  test('who waits when it is too late ends without a seat', async () => {
    const { planNo } = await kit.plan({
      startDate: '2026-12-20',
      endDate: '2026-12-20',
      registrationDeadline: '2026-12-15 18:00:00',
      capacity: 1,
      title: 'Late',
    });
    await kit.submitted('d001.admin', planNo, 1);
    const waiting = await kit.submitted('d002.admin', planNo, 1, 'yes');
    await kit.goTo('2026-12-16');
    expect(codeOf(await kit.submit('d001.admin', await kit.draft('d001.admin', planNo, 1)))).toBe('E-421');
    await kit.goTo('2026-12-18');
    await runStates('2026-12-18');
    expect(await kit.registration(waiting)).toMatchObject({ status: 'submitted' });
    await kit.goTo('2026-12-19');
    await runStates('2026-12-19');
    expect(await kit.registration(waiting)).toMatchObject({ status: 'closed', closeReason: 'expired' });
    expect(await messages('d002.admin')).toContain('No seat in Late has become free');
  });
});

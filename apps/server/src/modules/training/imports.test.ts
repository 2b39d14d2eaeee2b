/** Courses and attendance from workbooks. */
import { type CellObject, read, utils, write } from '@e965/xlsx';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { multipart } from '../../test/multipart.ts';
import { codeOf } from '../../test/race.ts';
import { signIn } from '../../test/testApp.ts';
import { createTrainingKit, type Person, type TrainingKit } from './trainingTestKit.ts';

let kit: TrainingKit;
beforeAll(async () => {
  kit = await createTrainingKit();
}, 240_000);
afterAll(() => kit.app.close());

async function send(path: string, rows: readonly object[], { person = 'zhou.training', form = {} }: { person?: Person; form?: Record<string, string> } = {}) {
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.json_to_sheet([...rows]), 'Rows');
  const content = write(book, { type: 'buffer', bookType: 'xlsx' }) as Buffer;
  const { payload, headers } = multipart(form, { field: 'files[]', filename: 'rows.xlsx', content });
  const token = await signIn(kit.app, person);
  return (await kit.app.inject({ method: 'POST', url: path, headers: { ...headers, 'x-access-token': token }, payload })).json();
}
const problems = ({ result }: { result: { files: { problems: { row: number; field: string; code: string }[] }[] } }): string[] =>
  result.files[0]!.problems.map(({ row, field, code }) => `${row} ${field} ${code}`);

describe('courses', () => {
  const path = '/mfr/training/importExcel';
  const row = {
    title: 'Balers',
    topics: 'implements, safety',
    method: 'on_site',
    level: 'basic',
    language: 'en',
    startDate: '2027-03-01',
    endDate: '2027-03-03',
    registrationDeadline: '2027-02-20 18:00',
    capacity: 14,
  };
  const found = async (title: string) => (await kit.get('zhou.training', `/mfr/training/list?keyword=${title}`)).result.records;

  test('become drafts for all dealers, held by whoever imports them; the place is asked for when they are published', async () => {
    expect(await send(path, [row], { form: { validateStatus: '1' } })).toMatchObject({ success: true, result: { successCount: 1 } });
    expect(await found('Balers')).toEqual([]);
    expect(await send(path, [row])).toMatchObject({ success: true, code: 200, result: { successCount: 1, errorCount: 0 } });
    const [{ id, version }] = await found('Balers');
    const plan = await kit.planOf(id);
    expect(plan).toMatchObject({
      trainingStatus: 'planned',
      topics: ['implements', 'safety'],
      registrationDeadline: '2027-02-20 18:00:00',
      organiser: 'zhou.training',
      targetScope: 'all',
      location: null,
    });
    expect((await kit.publish(id)).result.errors).toMatchObject([
      { field: 'country', code: 'E-013' },
      { field: 'location', code: 'E-013' },
    ]);
    const { title, topics, method, level, language, startDate, endDate, registrationDeadline, capacity, organiser, targetScope } = plan;
    const typed = { title, topics, method, level, language, startDate, endDate, registrationDeadline, capacity, organiser, targetScope };
    const placed = { ...typed, id, version, country: 'CL', location: 'Santiago' };
    expect(await kit.post('zhou.training', '/mfr/training/edit', placed)).toMatchObject({ success: true });
    expect(codeOf(await kit.publish(id))).toBe('ok');
    const left = await kit.post('zhou.training', '/mfr/training/edit', { ...placed, version: version + 2, location: null });
    expect(left.result.errors).toMatchObject([{ field: 'location', code: 'E-013' }]);
  });

  test('that are wrong come back with what is wrong, the others are stored; a file taken twice adds nothing', async () => {
    const rows = [
      { ...row, title: 'Sprayers' },
      { ...row, title: 'A', topics: 'brakes' },
      { ...row, title: 'B', endDate: '2027-02-28' },
      { ...row, title: 'C', registrationDeadline: '2027-03-01' },
      { ...row, title: 'D', registrationDeadline: 'soon' },
      { ...row, title: 'E', capacity: 0 },
      { ...row, title: 'F', passScore: 101 },
      { ...row, title: 'G', secondProduct: 'bicycle' },
      { ...row, title: 'sprayers ' },
      { ...row, title: undefined },
    ];
    const wrong = [
      '3 topics E-014',
      '4 endDate E-432',
      '5 registrationDeadline E-432',
      '6 registrationDeadline import.notMoment',
      '7 capacity contract.tooLittle',
      '8 passScore contract.tooMuch',
      '9 secondProduct E-014',
      '10 title import.duplicateRow',
      '11 title contract.required',
    ];
    const answer = await send(path, rows);
    expect(answer).toMatchObject({ success: true, code: 201, result: { successCount: 1, errorCount: 9 } });
    expect(problems(answer)).toEqual(wrong);
    expect(problems(await send(path, rows))).toEqual(['2 title training.exists', ...wrong]);
    expect(await found('Sprayers')).toHaveLength(1);
  });

  test('are for the training centre to import', async () => {
    expect(await send(path, [row], { person: 'd001.admin' })).toMatchObject({ success: false, code: 403 });
  });
});

describe('attendance', () => {
  const path = (id: string) => `/mfr/training/importAttendance?id=${id}`;

  test('is filled into the sheet of everybody with a seat, and read again', async () => {
    const { id, planNo } = await kit.plan({ passScore: 60, title: 'Engines' });
    const ours = await kit.submitted('d001.admin', planNo, 3);
    await kit.submitted('d002.admin', planNo, 1);
    await kit.pass(ours);
    const { submissionNo, lines } = await kit.registration(ours);
    const [one, two, three] = lines.map(({ name }: { name: string }) => name);
    const row = (name: string, more: object) => ({ submissionNo, name, ...more });
    expect(problems(await send(path(id), [row(one, { attended: 'Y', score: 70 })]))).toEqual(['2 submissionNo E-428']);

    await kit.goTo('2026-12-03');
    const token = await signIn(kit.app, 'zhou.training');
    const sheet = await kit.app.inject({
      method: 'GET',
      url: `/mfr/training/attendanceTemplate?id=${id}&format=xlsx`,
      headers: { 'x-access-token': token },
    });
    const [first] = Object.values(read(sheet.rawPayload, { type: 'buffer', dense: true }).Sheets);
    const cells = (first!['!data'] as CellObject[][]).slice(1).map((cellsOfRow) => cellsOfRow.map((cell) => cell?.v));
    expect(cells.map(([no, name]) => [no, name])).toEqual([one, two, three].map((name) => [submissionNo, name]));

    const answer = await send(path(id), [
      row(one, { attended: 'Y', score: 70 }),
      row(two.toUpperCase(), { attended: 'N' }),
      row(three, { attended: 'Y' }),
      row('Nobody', { attended: 'Y', score: 70 }),
      { submissionNo: 'TR2026-9999', name: one, attended: 'Y', score: 70 },
      row(one, { attended: 'N' }),
      row(three, { attended: 'maybe', score: 70 }),
      row(three, { attended: 'Y', score: 101 }),
    ]);
    expect(answer).toMatchObject({ success: true, code: 201, result: { successCount: 2, errorCount: 6 } });
    expect(problems(answer)).toEqual([
      '4 score E-013',
      '5 name E-012',
      '6 submissionNo E-012',
      '7 name import.duplicateRow',
      '8 attended import.notYesNo',
      '9 score contract.tooMuch',
    ]);
    expect((await kit.registration(ours)).lines).toMatchObject([
      { attended: 'Y', score: 70 },
      { attended: 'N', score: null },
      { attended: null, score: null },
    ]);
  });

  test('of people who share a name is left to the table; that of a finished course, too', async () => {
    const { id, planNo } = await kit.plan({ title: 'Namesakes', startDate: '2026-12-20', endDate: '2026-12-20', registrationDeadline: '2026-12-15 18:00:00' });
    const people = kit.persons(2).map((person) => ({ ...person, name: 'Ana Quispe' }));
    const registration = await kit.draft('d001.admin', planNo, 2, { lines: people });
    expect(codeOf(await kit.submit('d001.admin', registration))).toBe('ok');
    await kit.pass(registration);
    await kit.goTo('2026-12-20');
    const { submissionNo } = await kit.registration(registration);
    const row = { submissionNo, name: 'Ana Quispe', attended: 'Y' };
    expect(problems(await send(path(id), [row]))).toEqual(['2 name training.sameName']);
    expect(codeOf(await kit.attend(id, () => ({ attended: 'Y' })))).toBe('ok');
    expect(codeOf(await kit.finish(id))).toBe('ok');
    const [line] = (await kit.registration(registration)).lines;
    await kit.db.updateTable('trainParticipant').set({ name: 'Eva Quispe' }).where('id', '=', line.id).execute();
    expect(problems(await send(path(id), [row]))).toEqual(['2 submissionNo E-006']);
  });

  test('is recorded by the training centre alone', async () => {
    const { id } = await kit.plan();
    expect(await send(path(id), [{ submissionNo: 'x', name: 'x', attended: 'Y' }], { person: 'd001.admin' })).toMatchObject({ success: false, code: 403 });
    expect((await send(path('0'.repeat(32)), [{ submissionNo: 'x', name: 'x', attended: 'Y' }])).result.errorCode).toBe('E-012');
  });
});

/** Samples of trainings and attendance with errors over HTTP: each row says its own, the good one is taken. */
import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { multipart } from '../../test/multipart.ts';
import { signIn } from '../../test/testApp.ts';
import { createTrainingKit, type TrainingKit } from '../training/trainingTestKit.ts';

let kit: TrainingKit;
/** The course whose registration the samples name. */
let id: string;
beforeAll(async () => {
  kit = await createTrainingKit();
  const plan = await kit.plan({ passScore: 60 });
  ({ id } = plan);
  const people = kit.persons(3).map(({ phone }, index) => ({ phone, name: ['Ana Quispe', 'Luis Rojas', 'Eva Luna'][index]! }));
  const registration = await kit.draft('d001.admin', plan.planNo, 3, { lines: people });
  await kit.submit('d001.admin', registration);
  await kit.pass(registration);
  await sql`update train_submission set submission_no = 'TR2026-0001' where id = ${registration}`.execute(kit.db);
  await kit.goTo('2026-12-01');
}, 240_000);
afterAll(() => kit.app.close());

/** Imports a workbook of `docs/samples`. @param form such as `validateStatus` */
async function send(url: string, file: string, form: Record<string, string> = {}) {
  const content = readFileSync(new URL(`../../../../../docs/samples/${file}.xlsx`, import.meta.url));
  const { payload, headers } = multipart(form, { field: 'files[]', filename: `${file}.xlsx`, content });
  const token = await signIn(kit.app, 'zhou.training');
  return (await kit.app.inject({ method: 'POST', url, headers: { ...headers, 'x-access-token': token }, payload })).json();
}

test.each([
  [
    'trainings-errors',
    (): string => '/mfr/training/importExcel',
    [
      '3 topics E-014',
      '4 endDate E-432',
      '5 registrationDeadline E-432',
      '6 registrationDeadline import.notMoment',
      '7 capacity contract.tooLittle',
      '8 capacity contract.type',
      '9 passScore contract.tooMuch',
      '10 secondProduct E-014',
      '11 method E-014',
      '12 language E-014',
      '13 title import.duplicateRow',
      '14 title contract.required',
    ],
  ],
  [
    'attendance-errors',
    (): string => `/mfr/training/importAttendance?id=${id}`,
    [
      '3 score E-013',
      '4 name E-012',
      '5 submissionNo E-012',
      '6 name import.duplicateRow',
      '7 attended import.notYesNo',
      '8 attended contract.required',
      '9 score contract.tooMuch',
      '10 score import.notNumber',
      '11 submissionNo contract.required',
    ],
  ],
] as const)('%s: each row says what is wrong with it, the good one is taken', async (file, url, wrong) => {
  const codesOf = (answer: { result: { files: { problems: { row: number; field: string; code: string }[] }[] } }): string[] =>
    answer.result.files[0]!.problems.map(({ row, field, code }) => `${row} ${field} ${code}`);
  expect(codesOf(await send(url(), file, { validateStatus: '1' }))).toEqual(wrong);
  const answer = await send(url(), file);
  expect(answer).toMatchObject({ success: true, code: 201, result: { successCount: 1, errorCount: wrong.length } });
  expect(codesOf(answer)).toEqual(wrong);
});

/** A course is published, filled and waited for, seats move up; another one is held and gives certificates; an application becomes a course (S18). */
import { expect } from '@playwright/test';
import { call } from '../steps/call.ts';
import { choose } from '../steps/choose.ts';
import { daysAgo, expectStatus } from '../steps/claims/claim.ts';
import { press } from '../steps/foot.ts';
import { picturesOf } from '../steps/pictures.ts';
import { openAs, type Person } from '../steps/signIn.ts';
import { fillFields, formField, openDocument } from '../steps/simpleDocument.ts';
import { test } from '../test.ts';

const plans = '/training/plan';
const registrations = '/training/registration';

interface Training {
  id: string;
  planNo: string;
  title: string;
  seatsTaken: number;
  trainingStatus: string;
}

/** So many people, as the call takes them. */
const people = (start: string, count: number) =>
  Array.from({ length: count }, (_, index) => ({ name: `${start} ${String.fromCodePoint(65 + index)}`, phone: `+7 701 555 03${10 + index}` }));

/** Registers people of a dealer by the calls, and hands them in. */
async function register(person: Person, planNo: string, count: number): Promise<void> {
  const headers = () => ({ 'X-Idempotency-Key': crypto.randomUUID() });
  const data = { planNo, numberOfApplicants: count, numberOfParticipants: count, lines: people(person.name, count) };
  const { id } = await call<{ id: string }>(person, '/api/portal/training/save', { method: 'POST', data, headers: headers() });
  await call(person, '/api/portal/approval/submit', { method: 'POST', data: { docType: 'trainSubmission', id }, headers: headers() });
}

const planOf = async (keeper: Person, planNo: string): Promise<Training> =>
  (await call<{ records: Training[] }>(keeper, `/mfr/training/list?keyword=${planNo}`)).records[0]!;

test('seats are taken, waited for and given on', async ({ browser }) => {
  test.slow();
  const keep = picturesOf('training');
  const keeper = await openAs(browser, 'zhou.training', `${plans}/add`);
  const { page, texts } = keeper;
  const { t } = texts;

  await test.step('the training centre publishes a course with 14 seats', async () => {
    await fillFields(keeper, { title: 'Tracción y lastre', lecturer: '刘工', startDate: daysAgo(-5), endDate: daysAgo(-6) });
    await choose(page, formField(keeper, 'topics'), texts.dict('training_topic', 'transmission'));
    await page.keyboard.press('Escape');
    await page.getByRole('radio', { name: texts.dict('training_method', 'online') }).check();
    await choose(page, formField(keeper, 'language'), texts.dict('language', 'es'));
    await fillFields(keeper, { capacity: '14' });
    await formField(keeper, 'registrationDeadline').fill(`${daysAgo(-1)} 18:00`);
    await formField(keeper, 'registrationDeadline').press('Enter');
    await press(keeper, t('training:action.publish'));
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('training:action.publish') })
      .click();
    await expect(page.locator('h1 ~ *, header').getByText(texts.dict('training_status', 'registering')).first()).toBeVisible();
    await keep(page, 'published');
  });

  const [{ planNo }] = (await call<{ records: Training[] }>(keeper, '/mfr/training/list?keyword=Tracci%C3%B3n')).records as [Training];
  const dealer = await openAs(browser, 'd001.service', `${plans}?keyword=${planNo}`);
  const say = dealer.texts.t;

  await test.step('a dealer registers three people; without counts they are refused (E-420)', async () => {
    await dealer.page.getByRole('button', { name: say('training:card.register', { title: 'Tracción y lastre' }) }).click();
    await dealer.page.waitForURL(/\/registration\/add/);
    // The list is there, too, in a tab behind.
    await expect(dealer.page.getByText('Tracción y lastre').filter({ visible: true }).first()).toBeVisible();
    await dealer.page.getByRole('button', { name: say('trainSubmission:people.fromContacts') }).click();
    const contacts = dealer.page.getByRole('dialog', { name: say('trainSubmission:people.contacts') });
    for (const index of [0, 1, 2]) await contacts.locator('tbody').getByRole('checkbox').nth(index).check();
    await contacts.getByRole('button', { name: 'OK' }).or(contacts.locator('.ant-btn-primary')).last().click();
    await press(dealer, say('shared:action.submit'));
    await expect(dealer.page.getByText(say('server:E-420')).first()).toBeVisible();
    await fillFields(dealer, { numberOfApplicants: '3', numberOfParticipants: '3' });
    await press(dealer, say('shared:action.submit'));
    await expectStatus(dealer, 'submitted');
    await keep(dealer.page, 'registered');
  });

  const others = { eight: await openAs(browser, 'd002.service'), three: await openAs(browser, 'd003.service'), late: await openAs(browser, 'd004.admin') };

  await test.step('two more dealers fill it', async () => {
    await register(others.eight, planNo, 8);
    await register(others.three, planNo, 3);
    expect(await planOf(keeper, planNo)).toMatchObject({ seatsTaken: 14, trainingStatus: 'full' });
  });

  await test.step('a fourth one is asked to wait (E-423), and does', async () => {
    const { late } = others;
    const data = { planNo, numberOfApplicants: 2, numberOfParticipants: 2, lines: people('Luanda', 2) };
    const { id } = await call<{ id: string }>(late, '/api/portal/training/save', {
      method: 'POST',
      data,
      headers: { 'X-Idempotency-Key': crypto.randomUUID() },
    });
    await late.page.goto(`${registrations}/detail/${id}`);
    await press(late, late.texts.t('shared:action.submit'));
    const warning = late.page.getByRole('dialog', { name: late.texts.t('ui:warning.title') });
    await expect(warning).toBeVisible();
    await keep(late.page, 'full');
    await warning
      .getByRole('button', { name: late.texts.t('documents:anyway.submit') })
      .or(warning.locator('.ant-btn-primary'))
      .last()
      .click();
    await expect(late.page.getByText(late.texts.t('trainSubmission:waiting', { n: 1 }))).toBeVisible();
    await keep(late.page, 'waiting');
  });

  await test.step('the first one gives up, and those who wait have a seat', async () => {
    await press(dealer, say('trainSubmission:action.cancelSeat'));
    const dialog = dealer.page.getByRole('dialog');
    await dialog.getByRole('textbox').fill('Nadie puede viajar');
    await dialog.getByRole('button', { name: say('trainSubmission:action.cancelSeat') }).click();
    await expectStatus(dealer, 'closed');
    expect(await planOf(keeper, planNo)).toMatchObject({ seatsTaken: 13, trainingStatus: 'registering' });
    await others.late.page.reload();
    await expect(others.late.page.getByText(others.late.texts.t('trainSubmission:waiting', { n: 1 }))).toBeHidden();
  });
});

test('attendance gives certificates', async ({ browser }) => {
  const keep = picturesOf('training');
  const keeper = await openAs(browser, 'zhou.training', plans);
  const { page, texts } = keeper;
  const { t } = texts;
  const { records } = await call<{ records: Training[] }>(keeper, `/mfr/training/list?startDate_end=${daysAgo(0)}&trainingStatus=registering`);
  const { id, planNo } = records[0]!;

  await test.step('without attendance it cannot be finished (E-427)', async () => {
    await page.goto(`${plans}/detail/${id}`);
    await press(keeper, t('training:action.finish'));
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('training:action.finish') })
      .click();
    await expect(page.getByText(t('server:E-427', { n: 12 })).first()).toBeVisible();
  });

  await test.step('everybody was there', async () => {
    await press(keeper, t('training:action.attendance'));
    await page.getByRole('button', { name: t('training:attendance.allPresent') }).click();
    await expect(page.getByRole('button', { name: t('training:attendance.discard') })).toBeVisible();
    const score = page.locator('[data-row-id] [data-column="score"]').first();
    await score.click();
    await page.keyboard.type('85');
    await page.keyboard.press('Enter');
    await expect(score).toContainText('85');
    // What is typed is kept.
    await page.reload();
    await expect(page.getByRole('button', { name: t('training:attendance.discard') })).toBeVisible();
    await page.getByRole('button', { name: t('training:attendance.save') }).click();
    await expect(page.getByText(t('training:attendance.saved', { count: 12 })).first()).toBeVisible();
    await page.reload();
    await expect(score).toContainText('85');
    await keep(page, 'attendance');
  });

  await test.step('the course ends with certificates', async () => {
    await page.goto(`${plans}/detail/${id}`);
    await press(keeper, t('training:action.finish'));
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('training:action.finish') })
      .click();
    await expect(page.getByText(texts.dict('training_status', 'finished')).first()).toBeVisible();
    const dealer = await openAs(browser, 'd002.service', `${registrations}?planNo=${planNo}&status=closed`);
    await dealer.page.locator('tbody').getByRole('link').first().click();
    await expect(dealer.page.getByText(/^CT\d{4}-\d{4}$/).first()).toBeVisible();
    await expect(dealer.page.getByText(dealer.texts.t('trainSubmission:rail.certified'))).toBeVisible();
    await keep(dealer.page, 'certified');
    await dealer.page.goto(`${plans}/people`);
    await expect(dealer.page.getByRole('table').first()).toBeVisible();
    await keep(dealer.page, 'people');
  });
});

test('an application becomes a course', async ({ browser }) => {
  const keeper = await openAs(browser, 'zhou.training');
  const { page, texts } = keeper;
  const { t } = texts;
  const { records } = await call<{ records: { applyNo: string; title: string }[] }>(keeper, '/api/portal/trainApply/list?applicationStatus=submitted');
  const { applyNo, title } = records[0]!;
  await openDocument(keeper, '/training/apply', applyNo);
  await press(keeper, t('trainApply:action.pass'));
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(t('trainApply:field.replyContent')).fill('已安排，请按计划报名。');
  await dialog.getByRole('button', { name: t('trainApply:action.pass') }).click();
  await expectStatus(keeper, 'pass');
  await page
    .getByRole('link', { name: /^TP\d{4}-\d{3}$/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
});

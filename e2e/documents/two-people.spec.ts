/** Documents with a page of their own form: of two who have one open, neither overwrites the other unasked, and nothing typed is lost. */
import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { call } from '../steps/call.ts';
import { act, expectStatus } from '../steps/claims/claim.ts';
import { press } from '../steps/foot.ts';
import { openAs, type Person } from '../steps/signIn.ts';
import { formField } from '../steps/simpleDocument.ts';
import { test } from '../test.ts';

const post = (person: Person, path: string, data: object) =>
  call<{ id: string }>(person, path, { method: 'POST', data, headers: { 'X-Idempotency-Key': randomUUID() } });

/** Fields of a dealer that one of the two types into, and one that both do. */
const fields = { mine: 'contractNo', theirs: 'shortName', both: 'province' } as const;
const values = { mine: 'Typed here', theirs: 'Saved there', both: { mine: '31', theirs: '47' } };

const dealerPage = '/network/dealer/detail/';

test('of two who edit a dealer, the second hears it, and both changes go on', async ({ browser }) => {
  const first = await openAs(browser, 'admin');
  const id = (await call<{ records: { id: string }[] }>(first, '/mfr/dealer/list?keyword=D003')).records[0]!.id;
  const second = await openAs(browser, 'admin', `${dealerPage}${id}`);
  const { page, texts } = second;
  const { t } = texts;
  const field = (person: Person, name: keyof typeof fields) => formField(person, fields[name]);
  const save = (person: Person) => press(person, t('documents:action.saveChanges'));
  const stored = () => call<Record<string, unknown> & { version: number }>(first, `/mfr/dealer/queryById?id=${id}`);
  const dialog = page.getByRole('dialog', { name: t('documents:conflict.title') });

  await field(second, 'mine').fill(values.mine);
  await field(second, 'both').fill(values.both.mine);
  await first.page.goto(`${dealerPage}${id}`);
  await field(first, 'theirs').fill(values.theirs);
  await field(first, 'both').fill(values.both.theirs);
  await save(first);
  await expect.poll(async () => (await stored())[fields.theirs]).toBe(values.theirs);
  const { version } = await stored();

  await test.step('coming back to the window takes nothing away, and says it', async () => {
    await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
    await expect(page.getByRole('alert').filter({ hasText: t('documents:conflict.title') })).toBeVisible();
    await expect(field(second, 'mine')).toHaveValue(values.mine);
    await expect(field(second, 'both')).toHaveValue(values.both.mine);
  });

  await test.step('saving is refused until somebody has chosen, and the text stays', async () => {
    await save(second);
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(field(second, 'both')).toHaveValue(values.both.mine);
    expect((await stored()).version).toBe(version);
    await save(second);
    await expect(dialog).toBeVisible();
  });

  await test.step('laid together, both are saved, and where both changed a field the chosen one', async () => {
    await dialog.getByRole('radio', { name: new RegExp(t('documents:conflict.theirs')) }).check();
    await dialog.getByRole('button', { name: t('documents:conflict.merge') }).click();
    await expect(field(second, 'theirs')).toHaveValue(values.theirs);
    await expect(field(second, 'mine')).toHaveValue(values.mine);
    await expect(field(second, 'both')).toHaveValue(values.both.theirs);
    await save(second);
    await expect.poll(async () => (await stored())[fields.mine]).toBe(values.mine);
    expect(await stored()).toMatchObject({ [fields.theirs]: values.theirs, [fields.both]: values.both.theirs });
  });

  await test.step('who has typed nothing sees it', async () => {
    await first.page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
    await expect(field(first, 'mine')).toHaveValue(values.mine);
  });
});

test('what is missing of a new dealer is listed and leads to its field', async ({ browser }) => {
  const sales = await openAs(browser, 'admin', '/network/dealer/add');
  const { page, texts } = sales;
  const { t } = texts;
  await formField(sales, 'dealerCode').fill('D950');
  // A user name alone is no administrator: it is kept, and the missing fields are reported.
  await formField(sales, 'firstAdmin.username').fill('d950.admin');
  await press(sales, t('documents:action.save'));
  const list = page.locator('[data-error-summary]:visible');
  await expect(list).toBeVisible();
  await list
    .locator('li')
    .filter({ hasText: t('dealer:field.timezone') })
    .getByRole('button')
    .click();
  await expect(formField(sales, 'timezone')).toBeFocused();
  await expect(list).toContainText(t('dealer:field.firstAdmin.realname'));
  await expect(formField(sales, 'firstAdmin.username')).toHaveValue('d950.admin');
});

test('people of a dealer read their own, as text', async ({ browser }) => {
  const dealer = await openAs(browser, 'd001.admin', '/network/dealer');
  const { page, texts } = dealer;
  const identity = page.getByRole('region', { name: texts.t('dealer:section.identity') });
  await expect(page.getByText(texts.t('dealer:field.dealerCode')).first()).toBeVisible();
  await expect(page.locator('[data-document] input:visible, [data-document] textarea:visible')).toHaveCount(0);
  await expect(identity).toContainText('D001');
});

test('what a reviewer typed stays when the claim changes, and is sent once the newer version was seen', async ({ browser }) => {
  interface Reviewed {
    id: string;
    version: number;
    status: string;
    auditOtherFee: number | null;
    internalNote: string | null;
    bugList: { id: string; auditRemark: string | null }[];
  }
  const first = await openAs(browser, 'wang.service');
  const { records } = await call<{ records: { id: string }[] }>(first, '/api/portal/warrantyClaim/list?status=submitted&pageSize=1');
  const { id } = records[0]!;
  const read = () => call<Reviewed>(first, `/api/portal/warrantyClaim/detail?id=${id}`);
  // The same reviewer at another computer.
  const second = await openAs(browser, 'wang.service', `/service/warrantyClaim/detail/${id}`);
  const { page, texts } = second;
  const { t } = texts;
  const remark = page.getByRole('textbox', { name: t('warrantyClaim:field.bugList.auditRemark') }).first();
  const note = page.getByLabel(t('warrantyClaim:field.internalNote')).and(page.locator('textarea:visible'));
  const alert = page.getByRole('alert').filter({ hasText: t('documents:conflict.title') });
  const goOn = alert.getByRole('button', { name: t('documents:newer.goOn') });

  await remark.fill('Seal is dry');
  await note.fill('Ask the supplier');
  const { version } = await read();
  await post(first, '/api/portal/warrantyClaim/adjust', { id, version, lines: { auditOtherFee: 0 }, internalNote: 'Paid twice?' });

  await test.step('coming back to the window takes nothing away, and says it', async () => {
    await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
    await expect(alert).toBeVisible();
    await expect(remark).toHaveValue('Seal is dry');
    await expect(note).toHaveValue('Ask the supplier');
  });

  await test.step('so does a reload', async () => {
    await page.reload();
    await expect(alert).toBeVisible();
    await expect(remark).toHaveValue('Seal is dry');
    await expect(note).toHaveValue('Ask the supplier');
  });

  await test.step('it is sent with the version that was seen: refused, and kept', async () => {
    await act(second, 'adjust');
    await expect(page.getByText(t('server:E-001'))).toBeVisible();
    await expect(remark).toHaveValue('Seal is dry');
    expect((await read()).internalNote).toBe('Paid twice?');
  });

  await test.step('so is a return: its words stay in their dialog until they are about the newer version', async () => {
    await act(second, 'noPass');
    const dialog = page.getByRole('dialog', { name: t('shared:action.noPass') });
    await expect(dialog.getByRole('alert').filter({ hasText: t('documents:conflict.title') })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  });

  await test.step('once the reviewer goes on with the newer version it is saved, beside what the other changed', async () => {
    await goOn.click();
    await expect(alert).toBeHidden();
    await act(second, 'adjust');
    await expect(page.getByText(t('warrantyClaim:done.adjust'))).toBeVisible();
    await expectStatus(second, 'submitted');
    const saved = await read();
    expect(saved.bugList[0]!.auditRemark).toBe('Seal is dry');
    expect(saved.internalNote).toBe('Ask the supplier');
    expect(saved.auditOtherFee).toBe(0);
    await expect(remark).toHaveValue('Seal is dry');
    await expect(alert).toBeHidden();
  });
});

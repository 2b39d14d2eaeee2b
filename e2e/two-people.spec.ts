/** Documents with a page of their own form: of two who have one open, neither overwrites the other unasked, and nothing typed is lost. */
import { randomUUID } from 'node:crypto';
import { expect, type Locator } from '@playwright/test';
import { call } from './steps/call.ts';
import { act, expectStatus } from './steps/claim.ts';
import { press } from './steps/foot.ts';
import { openAs, type Person } from './steps/signIn.ts';
import { formField } from './steps/simpleDocument.ts';
import { test } from './test.ts';

interface Kind {
  username: string;
  /** Of its page, without the id. */
  page: string;
  /** Of its calls. */
  detail: (id: string) => string;
  /** Makes a document. @returns its id */
  start: (person: Person) => Promise<string>;
  save: string;
  form: string;
  /** Fields that one of the two types into, and one that both do; with the names of their texts. */
  fields: Record<'mine' | 'theirs' | 'both', string>;
}

const post = (person: Person, path: string, data: object) =>
  call<{ id: string }>(person, path, { method: 'POST', data, headers: { 'X-Idempotency-Key': randomUUID() } });

const kinds: Readonly<Record<string, Kind>> = {
  'a dealer': {
    username: 'admin',
    page: '/network/dealer/detail/',
    detail: (id) => `/mfr/dealer/queryById?id=${id}`,
    start: async (person) => (await call<{ records: { id: string }[] }>(person, '/mfr/dealer/list?keyword=D003')).records[0]!.id,
    save: 'dealer:save',
    form: 'dealer',
    fields: { mine: 'contractNo', theirs: 'shortName', both: 'province' },
  },
};

/** What stands in a field, also in an editor of formatted texts. */
const textIn = (field: Locator) => field.evaluate((element) => ('value' in element ? element.value : element.textContent));

const values = { mine: 'Typed here', theirs: 'Saved there', both: { mine: '31', theirs: '47' } };

for (const [noun, { username, page: address, detail, start, save, form, fields }] of Object.entries(kinds))
  test(`of two who edit ${noun}, the second hears it, and both changes go on`, async ({ browser }) => {
    const first = await openAs(browser, username);
    const id = await start(first);
    const second = await openAs(browser, username, `${address}${id}`);
    const { page, texts } = second;
    const { t } = texts;
    const field = (person: Person, name: keyof typeof fields) => formField(person, `${form}_${fields[name]}`);
    const stored = async () => JSON.stringify(await call(first, detail(id)));

    await field(second, 'mine').fill(values.mine);
    await field(second, 'both').fill(values.both.mine);
    await first.page.goto(`${address}${id}`);
    await field(first, 'theirs').fill(values.theirs);
    await field(first, 'both').fill(values.both.theirs);
    await press(first, t(save as 'documents:action.save'));
    await expect.poll(stored).toContain(values.theirs);
    const saved = await stored();

    await test.step('coming back to the window takes nothing away, and says it', async () => {
      const read = page.waitForResponse((answer) => answer.url().includes(detail(id)));
      await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
      await read;
      await expect(page.getByRole('alert').filter({ hasText: t('documents:conflict.title') })).toBeVisible();
      await expect.poll(() => textIn(field(second, 'mine'))).toBe(values.mine);
    });

    const dialog = page.getByRole('dialog', { name: t('documents:conflict.title') });
    await test.step('saving is refused, and the text stays', async () => {
      await press(second, t(save as 'documents:action.save'));
      await expect(dialog).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('alert').filter({ hasText: t('server:E-001') })).toBeVisible();
      await expect.poll(() => textIn(field(second, 'mine'))).toBe(values.mine);
      await expect.poll(() => textIn(field(second, 'both'))).toBe(values.both.mine);
      expect(await stored()).toBe(saved);
    });

    await test.step('after a reload what was typed is still based on the older version', async () => {
      await page.reload();
      await page.getByRole('button', { name: t('documents:restoreOffer.restore') }).click();
      await expect.poll(() => textIn(field(second, 'mine'))).toBe(values.mine);
      await press(second, t(save as 'documents:action.save'));
      await expect(dialog).toBeVisible();
      expect(await stored()).toBe(saved);
    });

    await test.step('laid together, both are saved, and where both changed a field the chosen one', async () => {
      await dialog.getByRole('radio', { name: new RegExp(t('documents:conflict.theirs')) }).check();
      await dialog.getByRole('button', { name: t('documents:conflict.merge') }).click();
      await expect.poll(() => textIn(field(second, 'theirs'))).toBe(values.theirs);
      await expect.poll(() => textIn(field(second, 'mine'))).toBe(values.mine);
      await expect.poll(() => textIn(field(second, 'both'))).toBe(values.both.theirs);
      await press(second, t(save as 'documents:action.save'));
      await expect.poll(stored).toContain(values.mine);
      expect(await stored()).toContain(values.theirs);
      expect(await stored()).toContain(values.both.theirs);
    });

    await test.step('who has typed nothing sees it', async () => {
      await first.page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
      await expect.poll(() => textIn(field(first, 'mine'))).toBe(values.mine);
    });
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

/** The form that documents share, on one of them: input is kept apart, saved once, and merged with the changes of others. */
import { randomUUID } from 'node:crypto';
import { expect, type Locator } from '@playwright/test';
import { languageNames } from '../../packages/ui/src/HarrowProvider/language/language.ts';
import { call } from '../steps/call.ts';
import { expectSaved, expectUnsaved } from '../steps/claims/drafts.ts';
import { chooseFor, storedFile } from '../steps/files.ts';
import { press } from '../steps/foot.ts';
import { openAs, type Person } from '../steps/signIn.ts';
import { test } from '../test.ts';

const list = '/service/usedParts';

const field = ({ page }: Person, name: string): Locator => page.locator(`[data-document] [id$="-${name}"]:visible`);

async function type(person: Person, name: string, value: string): Promise<void> {
  await field(person, name).fill(value);
  await field(person, name).press('Tab');
}

/** Opens a new document with the button of the list. */
async function begin(person: Person): Promise<void> {
  const { page, texts } = person;
  await page.goto(list);
  await page.getByRole('button', { name: texts.t('usedPartsHandle:new') }).click();
  await expect(field(person, 'handleDate')).toBeVisible();
}

const restore = ({ page, texts: { t } }: Person): Promise<void> =>
  page
    .getByRole('button', { name: t('documents:restoreOffer.restore') })
    .and(page.locator(':visible'))
    .click();

test('two new documents keep two drafts, each at its address', async ({ browser }) => {
  const clerk = await openAs(browser, 'd001.parts');
  const { page } = clerk;
  await begin(clerk);
  await type(clerk, 'carrier', 'First carrier');
  await type(clerk, 'weightKg', '12,3x');
  await type(clerk, 'handleDate', '2099-01-01');
  await expect(page).toHaveURL(/[?&]draft=/);
  const first = page.url();
  const other: Person = { ...clerk, page: await page.context().newPage() };
  await begin(other);
  await expect(other.page.getByText(clerk.texts.t('documents:restoreOffer.restore'))).toHaveCount(0);
  await type(other, 'carrier', 'Second carrier');
  await expect(other.page).toHaveURL(/[?&]draft=/);
  expect(other.page.url()).not.toBe(first);
  for (const [person, carrier] of [
    [clerk, 'First carrier'],
    [other, 'Second carrier'],
  ] as const) {
    await person.page.reload();
    await restore(person);
    await expect(field(person, 'carrier')).toHaveValue(carrier);
  }
  await test.step('with what is no number, as it was typed', async () => {
    await expect(field(clerk, 'weightKg')).toHaveValue('12,3x');
    await expect(field(clerk, 'weightKg')).toHaveAttribute('aria-invalid', 'true');
  });
  await test.step('with a day that its field refuses: it is not sent, and nothing in its place', async () => {
    await type(clerk, 'weightKg', '12.3');
    await press(clerk, clerk.texts.t('documents:action.save'));
    await expect(field(clerk, 'handleDate')).toBeFocused();
    await expect(field(clerk, 'handleDate')).toHaveValue('2099-01-01');
    await expect(field(clerk, 'handleDate')).toHaveAttribute('aria-invalid', 'true');
    await expect(page).toHaveURL(/[?&]draft=/);
  });
});

test('a file of a new document waits for its first save, which gives the page its address', async ({ browser }) => {
  const clerk = await openAs(browser, 'd001.parts');
  const { page, texts } = clerk;
  await begin(clerk);
  const tabs = await page.getByRole('navigation').getByRole('link').count();
  await type(clerk, 'handledBy', 'Jorge Paredes');
  await chooseFor(clerk, 'usedPartsHandle:tagPhoto', 'defective-parts.png');
  await expect(storedFile(clerk, 'usedPartsHandle:tagPhoto', 'defective-parts.png')).toBeVisible();
  await expect(page).toHaveURL(/\/service\/usedParts\/detail\/[0-9a-f]{32}$/);
  await expect(field(clerk, 'handledBy')).toHaveValue('Jorge Paredes');
  await expectSaved(clerk);
  expect(await page.getByRole('navigation').getByRole('link').count()).toBe(tabs);
  await page.reload();
  await expect(field(clerk, 'handledBy')).toHaveValue('Jorge Paredes');
  await expect(page.getByText(texts.t('documents:restoreOffer.restore'))).toHaveCount(0);
});

/** Returns to the window, which then refetches its data. */
const comeBack = ({ page }: Person): Promise<boolean> => page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));

test('what two type in one document is merged at once; where both changed one thing, the second chooses', async ({ browser }) => {
  const first = await openAs(browser, 'd001.parts');
  const { t } = first.texts;
  const data = { handleMethod: 'return_maker', carrier: 'DHL' };
  const made = { method: 'POST', data, headers: { 'X-Idempotency-Key': randomUUID() } };
  const { id } = await call<{ id: string }>(first, '/api/portal/usedPartsHandle/save', made);
  const stored = () => call<Record<string, unknown>>(first, `/api/portal/usedPartsHandle/detail?id=${id}`);
  await first.page.goto(`${list}/detail/${id}`);
  const second = await openAs(browser, 'd001.parts', `${list}/detail/${id}`);
  const dialog = second.page.getByRole('dialog', { name: t('documents:conflict.title') });
  const save = async (person: Person): Promise<void> => {
    const answer = person.page.waitForResponse((response) => response.url().includes('usedPartsHandle/save'));
    await press(person, t('documents:action.save'));
    await answer;
  };

  await test.step('another field comes in beside what was typed', async () => {
    await type(second, 'handledBy', 'Jorge');
    await expectUnsaved(second);
    await type(first, 'trackingNo', 'T-1');
    await save(first);
    await comeBack(second);
    await expect(field(second, 'trackingNo')).toHaveValue('T-1');
    await expect(second.page.getByText(t('documents:conflict.merged')).first()).toBeVisible();
    await expect(field(second, 'handledBy')).toHaveValue('Jorge');
    await save(second);
    await expect.poll(stored).toMatchObject({ handledBy: 'Jorge', trackingNo: 'T-1' });
    await expectSaved(second);
  });

  await test.step('the same field is left for the user, and nothing is overwritten until then', async () => {
    await comeBack(first);
    await expect(field(first, 'handledBy')).toHaveValue('Jorge');
    await type(second, 'carrier', 'UPS');
    await type(first, 'carrier', 'FedEx');
    await save(first);
    await comeBack(second);
    const alert = second.page.getByRole('alert').filter({ hasText: t('documents:conflict.title') });
    await expect(alert).toBeVisible();
    await expect(field(second, 'carrier')).toHaveValue('UPS');
    await press(second, t('documents:action.save'));
    await expect(dialog).toBeVisible();
    expect(await stored()).toMatchObject({ carrier: 'FedEx' });
    await dialog.getByRole('button', { name: t('documents:conflict.merge') }).click();
    await expect(alert).toBeHidden();
    await save(second);
    await expect.poll(stored).toMatchObject({ carrier: 'UPS' });
  });

  await test.step('after a reload the draft is merged into what the server has now', async () => {
    await comeBack(first);
    await expect(field(first, 'carrier')).toHaveValue('UPS');
    await type(second, 'handledBy', 'Ana');
    await expectUnsaved(second);
    await second.page.goto('about:blank');
    await type(first, 'trackingNo', 'T-2');
    await save(first);
    await second.page.goto(`${list}/detail/${id}`);
    await restore(second);
    await expect(field(second, 'handledBy')).toHaveValue('Ana');
    await expect(field(second, 'trackingNo')).toHaveValue('T-2');
  });
});

test('what two write in other languages of one announcement is merged; in the same one the second chooses', async ({ browser }) => {
  const author = await openAs(browser, 'admin');
  const { page, texts } = author;
  const { t } = texts;
  const post = <Result>(path: string, data: object) =>
    call<Result>(author, `/sys/annountCement/${path}`, { method: 'POST', data, headers: { 'X-Idempotency-Key': randomUUID() } });
  const begun = { titile: { 'zh-cn': '停机', en: 'Maintenance' }, msgContent: { en: 'Tonight' }, priority: 'M', msgType: 'ALL', targetIds: [] };
  const { id } = await post<{ id: string }>('add', begun);
  type Stored = typeof begun & { version: number };
  const stored = () => call<Stored>(author, `/sys/annountCement/queryById?id=${id}`);
  /** Another user saves a different title. */
  const saveThere = async (titile: Partial<Stored['titile']>): Promise<void> => {
    const now = await stored();
    await post('edit', { ...begun, id, version: now.version, titile: { ...now.titile, ...titile } });
    await comeBack(author);
  };
  await page.goto(`/isystem/announcement/detail/${id}`);

  await field(author, 'titile.zh-cn').fill('系统停机');
  await saveThere({ en: 'Down tonight' });
  await expect(page.getByText(t('documents:conflict.merged')).first()).toBeVisible();
  await expect(field(author, 'titile.zh-cn')).toHaveValue('系统停机');
  await press(author, t('documents:action.saveChanges'));
  await expect.poll(stored).toMatchObject({ titile: { 'zh-cn': '系统停机', en: 'Down tonight' } });

  await field(author, 'titile.zh-cn').fill('今晚停机');
  await saveThere({ 'zh-cn': '明天停机' });
  const alert = page.getByRole('alert').filter({ hasText: t('documents:conflict.title') });
  await expect(alert).toBeVisible();
  await press(author, t('documents:action.saveChanges'));
  const dialog = page.getByRole('dialog', { name: t('documents:conflict.title') });
  await expect(dialog).toBeVisible();
  expect((await stored()).titile['zh-cn']).toBe('明天停机');
  await dialog.getByRole('button', { name: t('documents:conflict.merge') }).click();
  await press(author, t('documents:action.saveChanges'));
  await expect.poll(stored).toMatchObject({ titile: { 'zh-cn': '今晚停机' } });

  await test.step('what one language says is taken over into those that say nothing', async () => {
    await page.getByRole('button', { name: t('shared:texts.fill', { language: languageNames['zh-cn'] }) }).click();
    await press(author, t('documents:action.saveChanges'));
    await expect.poll(stored).toMatchObject({ titile: { 'zh-cn': '今晚停机', en: 'Down tonight', pt: '今晚停机' } });
  });
});

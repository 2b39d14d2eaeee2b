/** Dialogs of administrators: if two users edit one record, the second to save is told and overwrites nothing; errors appear at their fields. */
import { randomUUID } from 'node:crypto';
import { expect, type Locator, type Page } from '@playwright/test';
import { languageNames, languages } from '../../packages/ui/src/HarrowProvider/language/language.ts';
import { call } from '../steps/call.ts';
import { openAs, type Person } from '../steps/signIn.ts';
import { test } from '../test.ts';
import type { Language, Texts } from '../texts.ts';

type SixTexts = Record<Language, string>;
type Stored = Record<string, unknown> & { id: string; version: number };

interface Versioned {
  /** Of its page and, below it, its dialog. */
  page: string;
  /** Of its calls. */
  path: string;
  /** Fields that never change once it is added, such as its place or user name. */
  fixed?: (person: Person) => Promise<object>;
  /** The rest of the record. */
  values: (person: Person) => Promise<object> | object;
  /** Change that is saved first. */
  theirs: object;
  /** The field that the first one changed, and the one that the second types into. */
  fields: (dialog: Locator, texts: Texts) => Promise<Record<'theirs' | 'mine', Locator>> | Record<'theirs' | 'mine', Locator>;
}

const theirs = '+56 2 2555 0190';
const mine = 'Segundo';
/** Names of the records, in lists and above dialogs. */
const label = 'dos_versiones';
const six = (text: string): SixTexts => Object.fromEntries(languages.map((language) => [language, text])) as SixTexts;
const name = { ...six(label), es: theirs };

/** One of six texts, each in the tab of its language; of several texts the last one. */
const textIn = (dialog: Locator, language: Language) => dialog.locator(`input[lang="${language}"]`).last();
const openText = (dialog: Locator, language: Language) => dialog.getByRole('tab', { name: languageNames[language] }).last().click();

/** The first user writes the Spanish text, the second the English one. */
const textFields = async (dialog: Locator) => {
  await openText(dialog, 'es');
  await openText(dialog, 'en');
  return { theirs: textIn(dialog, 'es'), mine: textIn(dialog, 'en') };
};

const dialogs: Readonly<Record<string, Versioned>> = {
  user: {
    page: '/isystem/user',
    path: '/sys/user',
    fixed: async () => ({ username: label }),
    async values(person) {
      const { records } = await call<{ records: { id: string }[] }>(person, '/sys/user/list?username=d001.parts');
      const { departIds, roleIds } = await call<Stored>(person, `/sys/user/queryById?id=${records[0]!.id}`);
      return { realname: 'Elisa Dos', userType: 'dealer', language: 'es', timezone: 'America/Santiago', departIds, roleIds };
    },
    theirs: { phone: theirs },
    fields: (dialog, { t }) => ({
      theirs: dialog.getByLabel(t('isystemUser:field.phone'), { exact: true }),
      mine: dialog.getByLabel(t('isystemUser:field.workNo'), { exact: true }),
    }),
  },
  department: {
    page: '/isystem/depart',
    path: '/sys/sysDepart',
    async fixed(person) {
      const [root] = await call<{ id: string }[]>(person, '/sys/sysDepart/queryDepartTreeSync');
      return { pid: root!.id };
    },
    values: () => ({ departName: six(label), sortNo: 9, status: 1 }),
    theirs: { phone: theirs },
    fields: (dialog, { t }) => ({
      theirs: dialog.getByLabel(t('isystemDepart:field.phone'), { exact: true }),
      mine: dialog.getByLabel(t('isystemDepart:field.address'), { exact: true }),
    }),
  },
  position: {
    page: '/isystem/position',
    path: '/sys/position',
    values: () => ({ code: 'TWO_VERSIONS', name: six(label) }),
    theirs: { name },
    fields: (dialog) => textFields(dialog),
  },
  'item of a dictionary': {
    page: '/isystem/dict',
    path: '/sys/dictionary',
    values: () => ({ dictCode: 'two_versions', dictName: six(label), items: [{ value: 'one', text: six(label), color: null, status: 1 }] }),
    theirs: { items: [{ value: 'one', text: name, color: null, status: 1 }] },
    async fields(dialog) {
      await dialog.getByRole('button', { expanded: false }).click();
      return textFields(dialog);
    },
  },
  category: {
    page: '/isystem/category',
    path: '/sys/category',
    fixed: async () => ({ pid: null }),
    values: () => ({ name: six(label), sortNo: 9 }),
    theirs: { name },
    fields: (dialog) => textFields(dialog),
  },
};

/** The user who saves first, by calls, and the one who types; signed in once for all records. */
let first: Person;
let second: Person;

test.beforeAll(async ({ browser }) => {
  first = await openAs(browser, 'admin', '/workbench/message');
  second = await openAs(browser, 'admin', '/workbench/message', { language: 'fr' });
});
test.afterAll(() => Promise.all([first, second].map(({ page }) => page.context().close())));

for (const [noun, { page: address, path, fixed, values, theirs: change, fields }] of Object.entries(dialogs))
  test(`of two who edit one ${noun}, the second hears it, keeps what they typed, and saves on top of the first`, async () => {
    const { page, texts } = second;
    const { t } = texts;
    const input = await values(first);
    const { id } = await call<{ id: string }>(first, `${path}/add`, { method: 'POST', data: { ...input, ...(await fixed?.(first)) } });
    const stored = () => call<Stored>(first, `${path}/queryById?id=${id}`);
    const dialog = page.getByRole('dialog', { name: label });
    const save = () => dialog.getByRole('button', { name: t('shared:administration.save'), exact: true }).click();

    await page.goto(`${address}/detail/${id}`);
    const opened = await fields(dialog, texts);
    await opened.mine.fill(mine);
    const { version } = await stored();
    await call(first, `${path}/edit`, { method: 'POST', data: { ...input, ...change, id, version } });
    const saved = await stored();
    expect(saved.version).toBe(version + 1);
    // Returning to the window refetches the record; that alone must not count as having seen the newer version.
    const read = page.waitForResponse((answer) => answer.url().includes(`${path}/queryById`));
    await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
    await read;

    await save();
    await expect(dialog.getByRole('alert')).toContainText(t('server:E-001'));
    await expect(opened.mine).toHaveValue(mine);
    expect(await stored()).toEqual(saved);

    // Unsaved input is discarded only after a confirmation.
    const leave = page.getByRole('dialog', { name: t('ui:leave.title') });
    await page.keyboard.press('Escape');
    await leave.getByRole('button', { name: t('ui:leave.stay') }).click();
    await expect(opened.mine).toHaveValue(mine);
    await dialog.getByRole('button', { name: t('shared:reload') }).click();
    await leave.getByRole('button', { name: t('ui:leave.leave') }).click();
    await expect(dialog.getByRole('alert')).toBeHidden();

    const again = await fields(dialog, texts);
    await expect(again.theirs).toHaveValue(theirs);
    await again.mine.fill(mine);
    await save();
    await expect(dialog).toBeHidden();
    const both = JSON.stringify(await stored());
    expect(both).toContain(theirs);
    expect(both).toContain(mine);
  });

/** A record edited on a page of its own, without a draft. */
interface Paged {
  /** Of those who may change it. Default: `admin`. */
  username?: string;
  page: string;
  /** Opens the field to type into. */
  open?: (page: Page) => Promise<void>;
  /** Field that the second user types into. */
  field: (person: Person) => Promise<Locator>;
  /** Stored values of that field, and of the one that the first user writes. */
  stored: (person: Person) => Promise<Record<'mine' | 'theirs', number>>;
  /** The first one writes. */
  write: (person: Person, value: number) => Promise<unknown>;
  save: (page: Page, texts: Texts) => Promise<void>;
  /** The second user's input goes on top of the first user's save. Default: the record is refetched, and the input is discarded after a confirmation. */
  isKept?: boolean;
}

const post = (person: Person, path: string, data: object) => call(person, path, { method: 'POST', data, headers: { 'X-Idempotency-Key': randomUUID() } });
const pick = (record: Stored, fields: readonly string[]) => Object.fromEntries(fields.map((field) => [field, record[field]]));
const names = ['nameZh', 'nameEn', 'nameEs', 'nameRu', 'nameFr', 'namePt'];
const orderTypeFields = [
  'id',
  'version',
  ...names,
  'leadDays',
  'surchargePct',
  'discountPct',
  'freeOfCharge',
  'creditAuto',
  'needsReason',
  'needsVin',
  'needsClaim',
  'selectable',
  'enabled',
  'sortNo',
];

const someProduct = async (person: Person): Promise<Stored> => {
  const lines = await call<Stored[]>(person, '/mfr/product/tree');
  return call<Stored>(person, `/mfr/product/queryById?id=${lines.find(({ code }) => code === 'tractor')!.id}`);
};
const someOrderType = async (person: Person): Promise<Stored> =>
  (await call<{ records: Stored[] }>(person, '/mfr/orderType/list?pageSize=100')).records.find(({ orderType }) => orderType === 'resend')!;
const parameter = async (person: Person): Promise<Stored> => (await call<Stored[]>(person, '/sys/config/list')).find(({ key }) => key === 'claim.submitDays')!;

const pages: Readonly<Record<string, Paged>> = {
  product: {
    page: '/network/product',
    open: (page) => page.getByRole('treegrid').getByText('tractor', { exact: true }).click(),
    field: async ({ page }) => page.locator('[id$="_sortNo"]:visible'),
    async stored(person) {
      const { sortNo, enabled } = await someProduct(person);
      return { mine: Number(sortNo), theirs: enabled === 'Y' ? 1 : 0 };
    },
    async write(person) {
      const product = await someProduct(person);
      await post(person, '/mfr/product/edit', { ...pick(product, ['id', 'version', 'code', 'level', 'parentCode', ...names, 'sortNo']), enabled: 'Y' });
    },
    save: (page, { t }) => page.getByRole('button', { name: t('shared:administration.save'), exact: true }).click(),
  },
  'order type': {
    username: 'chen.parts',
    page: '/parts/orderType',
    async field({ page }) {
      const cell = page.getByRole('grid').getByRole('row').filter({ hasText: 'resend' }).first().locator('[data-column="leadDays"]');
      const editor = cell.getByRole('textbox');
      // The cell becomes its editor when the pointer comes; one that stands on it since it was left by Tab does not.
      await expect(async () => {
        await page.mouse.move(0, 0);
        await cell.hover();
        await expect(editor).toBeVisible({ timeout: 1000 });
      }).toPass({ timeout: 15_000 });
      return editor;
    },
    async stored(person) {
      const { leadDays, surchargePct } = await someOrderType(person);
      return { mine: Number(leadDays), theirs: Number(surchargePct) };
    },
    async write(person, value) {
      await post(person, '/mfr/orderType/edit', { rows: [{ ...pick(await someOrderType(person), orderTypeFields), surchargePct: value }] });
    },
    save: (page, { t }) => page.getByRole('button', { name: t('orderType:save', { count: 1 }), exact: true }).click(),
  },
  parameter: {
    page: '/isystem/config?group=service&key=claim.submitDays',
    field: async ({ page }) => page.locator('[id="parameter-claim.submitDays"]:visible'),
    async stored(person) {
      const { value } = await parameter(person);
      return { mine: Number(value), theirs: Number(value) };
    },
    async write(person, value) {
      const { key, version } = await parameter(person);
      await post(person, '/sys/config/edit', { items: [{ key, version, value: String(value) }] });
    },
    async save(page, { t }) {
      await page.getByRole('button', { name: t('isystemConfig:save', { count: 1 }), exact: true }).click();
      // Shows the stored value, and the new one.
      await page
        .getByRole('dialog')
        .getByRole('button', { name: t('shared:administration.save'), exact: true })
        .click();
    },
    isKept: true,
  },
};

for (const [noun, { username, page: address, open, field, stored, write, save, isKept = false }] of Object.entries(pages))
  test(`of two who edit one ${noun} on its page, the second hears it, keeps what they typed, and saves on top of the first`, async ({ browser }) => {
    const [one, two] = username === undefined ? [first, second] : [await openAs(browser, username), await openAs(browser, username)];
    const { page, texts } = two;
    const { t } = texts;
    await page.goto(address);
    await open?.(page);
    const type = async (value: string): Promise<void> => {
      await (await field(two)).fill(value);
      await (await field(two)).press('Tab');
    };
    const typed = async (): Promise<number> => Number(await (await field(two)).inputValue());
    const { mine: before } = await stored(one);
    await type(String(before + 1));
    await write(one, before + 2);
    const saved = await stored(one);
    await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
    await page.waitForLoadState('networkidle');
    expect(await typed()).toBe(before + 1);

    await save(page, texts);
    const alert = page.getByRole('alert').filter({ hasText: t('server:E-001') });
    await expect(alert).toBeVisible();
    expect(await typed()).toBe(before + 1);
    expect(await stored(one)).toEqual(saved);

    if (!isKept) {
      await alert.getByRole('button', { name: t('shared:reload') }).click();
      await page
        .getByRole('dialog', { name: t('ui:leave.title') })
        .getByRole('button', { name: t('ui:leave.leave') })
        .click();
      await expect(alert).toBeHidden();
      await expect.poll(typed).toBe(saved.mine);
      await type(String(before + 1));
    }
    await save(page, texts);
    await expect.poll(async () => (await stored(one)).mine).toBe(before + 1);
    expect((await stored(one)).theirs).toBe(isKept ? before + 1 : saved.theirs);
    await expect(alert).toBeHidden();
  });

test('a code that is taken and a name that is missing are said at their fields, and nothing typed is lost', async () => {
  const {
    page,
    texts: { t },
  } = second;
  await call(first, '/sys/position/add', { method: 'POST', data: { code: 'TAKEN_CODE', name: six('占用') } });
  await page.goto('/isystem/position');
  await page.getByRole('button', { name: t('isystemPosition:new'), exact: true }).click();
  const dialog = page.getByRole('dialog', { name: t('isystemPosition:new') });
  const code = dialog.getByLabel(t('isystemPosition:field.code'), { exact: true });
  const write = async (language: Language, text: string) => {
    await openText(dialog, language);
    await textIn(dialog, language).fill(text);
  };
  const save = () => dialog.getByRole('button', { name: t('shared:administration.save'), exact: true }).click();
  await code.fill('TAKEN_CODE');
  for (const language of languages) if (language !== 'ru') await write(language, `Poste ${language}`);
  await save();
  await expect(code).toHaveAccessibleDescription(new RegExp(t('server:field.taken')));
  await expect(code).toBeFocused();
  await test.step('what is wrong is listed; the language that is missing opens', async () => {
    const list = dialog.locator('[data-error-summary]');
    await expect(list).toContainText(t('isystemPosition:field.code'));
    await list.locator('li').filter({ hasText: languageNames.ru }).getByRole('button').click();
    await expect(textIn(dialog, 'ru')).toBeFocused();
    await expect(textIn(dialog, 'ru')).toHaveAccessibleDescription(/.+/);
  });
  for (const language of languages) {
    await openText(dialog, language);
    await expect(textIn(dialog, language)).toHaveValue(language === 'ru' ? '' : `Poste ${language}`);
  }

  await code.fill('FREE_CODE');
  await write('ru', 'Poste ru');
  await save();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('FREE_CODE')).toBeVisible();
});

test('an item that is closed opens where something in it is refused', async () => {
  const {
    page,
    texts: { t },
  } = second;
  await page.goto('/isystem/dict');
  await page.getByRole('button', { name: t('isystemDict:new'), exact: true }).click();
  const dialog = page.getByRole('dialog', { name: t('isystemDict:new') });
  const value = dialog.getByLabel(t('isystemDict:field.value'), { exact: true });
  const addItem = () => dialog.getByRole('button', { name: t('isystemDict:addItem'), exact: true }).click();
  await dialog.getByLabel(t('isystemDict:field.dictCode'), { exact: true }).fill('closed_item');
  await addItem();
  // The name of the dictionary, then that of the item.
  const writeAll = async (nth: number, text: string) => {
    await dialog.locator('input[lang="zh-cn"]:visible').nth(nth).fill(text);
    await dialog
      .getByRole('button', { name: t('shared:texts.fill', { language: languageNames['zh-cn'] }) })
      .and(page.locator(':visible'))
      .nth(nth)
      .click();
  };
  await writeAll(0, 'Uno');
  await writeAll(1, 'Uno');
  await addItem();
  await value.last().fill('two');
  await writeAll(1, 'Dos');
  await expect(value.first()).toBeHidden();
  await dialog.getByRole('button', { name: t('shared:administration.save'), exact: true }).click();
  await expect(value.first()).toBeFocused();
  await expect(value.first()).toHaveAccessibleDescription(/.+/);
});

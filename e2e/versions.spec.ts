/** Dialogs of administrators: of two who have one record open, the second to save hears it and overwrites nothing; what is refused stands at its field. */
import { expect, type Locator } from '@playwright/test';
import { languageNames, languages } from '../packages/ui/src/HarrowProvider/language/language.ts';
import { call } from './steps/call.ts';
import { openAs, type Person } from './steps/signIn.ts';
import { test } from './test.ts';
import type { Language, Texts } from './texts.ts';

type SixTexts = Record<Language, string>;
type Stored = Record<string, unknown> & { id: string; version: number };

interface Versioned {
  /** Of its page and, below it, its dialog. */
  page: string;
  /** Of its calls. */
  path: string;
  /** What never changes once it is added: its place, its name to sign in with. */
  fixed?: (person: Person) => Promise<object>;
  /** The rest of the record. */
  values: (person: Person) => Promise<object> | object;
  /** What the first one to save writes. */
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

/** The Spanish text is the first one's, the English one the second's. */
const textFields = (dialog: Locator, of: string) => {
  const field = (language: Language) => dialog.getByRole('group', { name: of, exact: true }).getByLabel(languageNames[language], { exact: true });
  return { theirs: field('es'), mine: field('en') };
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
    fields: (dialog, { t }) => textFields(dialog, t('isystemPosition:field.name')),
  },
  'item of a dictionary': {
    page: '/isystem/dict',
    path: '/sys/dictionary',
    values: () => ({ dictCode: 'two_versions', dictName: six(label), items: [{ value: 'one', text: six(label), color: null, status: 1 }] }),
    theirs: { items: [{ value: 'one', text: name, color: null, status: 1 }] },
    async fields(dialog, { t }) {
      await dialog.getByRole('button', { expanded: false }).click();
      return textFields(dialog, t('isystemDict:field.text'));
    },
  },
  category: {
    page: '/isystem/category',
    path: '/sys/category',
    fixed: async () => ({ pid: null }),
    values: () => ({ name: six(label), sortNo: 9 }),
    theirs: { name },
    fields: (dialog, { t }) => textFields(dialog, t('isystemCategory:field.name')),
  },
};

/** Who saves first, by calls, and who types; signed in once for all records. */
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
    // Coming back to the window reads the record anew; that alone makes nobody's version the newer one.
    const read = page.waitForResponse((answer) => answer.url().includes(`${path}/queryById`));
    await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
    await read;

    await save();
    await expect(dialog.getByRole('alert')).toContainText(t('server:E-001'));
    await expect(opened.mine).toHaveValue(mine);
    expect(await stored()).toEqual(saved);

    // What was typed is only given up knowingly.
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
  const text = (language: Language) => dialog.getByLabel(languageNames[language], { exact: true });
  const save = () => dialog.getByRole('button', { name: t('shared:administration.save'), exact: true }).click();
  await code.fill('TAKEN_CODE');
  for (const language of languages) if (language !== 'ru') await text(language).fill(`Poste ${language}`);
  await save();
  await expect(code).toHaveAccessibleDescription(new RegExp(t('server:field.taken')));
  await expect(code).toBeFocused();
  await expect(text('ru')).toHaveAccessibleDescription(/.+/);
  for (const language of languages) await expect(text(language)).toHaveValue(language === 'ru' ? '' : `Poste ${language}`);

  await code.fill('FREE_CODE');
  await text('ru').fill('Poste ru');
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
  for (const field of await dialog.getByRole('group').getByRole('textbox').all()) await field.fill('Uno');
  await addItem();
  await value.last().fill('two');
  for (const field of await dialog.getByRole('group').last().getByRole('textbox').all()) await field.fill('Dos');
  await expect(value.first()).toBeHidden();
  await dialog.getByRole('button', { name: t('shared:administration.save'), exact: true }).click();
  await expect(value.first()).toBeFocused();
  await expect(value.first()).toHaveAccessibleDescription(/.+/);
});

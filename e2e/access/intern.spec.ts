/** An administrator sets up a role, a user and a reason; a list is queried, shared, exported, deleted from and arranged, as each of them may (S20). */
import { expect, type Locator, type Page } from '@playwright/test';
import { call } from '../steps/call.ts';
import { choose } from '../steps/choose.ts';
import { picturesOf } from '../steps/pictures.ts';
import { openAs, openLogin, type Person } from '../steps/signIn.ts';
import { download } from '../steps/workbook.ts';
import { test } from '../test.ts';

const list = '/service/warrantyClaim';
const role = { code: 'CLAIM_TRAINEE', name: 'Claim trainee' };
const intern = { username: 'ana.intern', realname: 'Ana Vidal', language: 'en' as const };
const chosen = 'Harvest#2027';
/** A reason for returning claims, in the languages of its tabs. */
const reason = {
  value: 'blurred_photo',
  texts: {
    'zh-cn': '照片模糊',
    en: 'Photo is blurred',
    es: 'Foto borrosa',
    ru: 'Нечёткое фото',
    fr: 'Photo floue',
    pt: 'Foto desfocada',
  },
};
const languageTabs = { 'zh-cn': '简体中文', en: 'English', es: 'Español', ru: 'Русский', fr: 'Français', pt: 'Português' };

const rowsOf = ({ page, texts }: Person): Locator =>
  page
    .getByRole('region', { name: texts.t('warrantyClaim:title') })
    .locator('tbody')
    .getByRole('row');
const totalOf = ({ page, texts }: Person): Locator => page.getByRole('navigation', { name: texts.t('ui:pager.label'), exact: true }).getByRole('status');
const exportOf = ({ page, texts }: Person): Locator => page.getByRole('button', { name: texts.t('ui:export.button'), exact: true });
const titlesOf = (page: Page): Locator => page.locator('thead').getByRole('columnheader');

/** Exports the list. @param rows which of them, as the menu says it */
async function exported(person: Person, rows: string): Promise<string[][]> {
  await exportOf(person).click();
  const { rows: found } = await download(person, person.page.getByRole('menuitem', { name: rows, exact: true }));
  return found.map(({ texts }) => texts);
}

test('a role is made, used, narrowed and widened, and its list answers as it may', async ({ browser }) => {
  const keep = picturesOf('intern');
  const admin = await openAs(browser, 'admin', '/isystem/role');
  const { page, texts } = admin;
  const { t, dict } = texts;
  const save = t('shared:administration.save');
  const right = (action: string): string => `${t('server:module.warrantyClaim')} · ${t(`server:action.${action}`)}`;

  await test.step('the role reads and reviews claims, and nothing else', async () => {
    await page.getByRole('button', { name: t('isystemRole:new'), exact: true }).click();
    const dialog = page.getByRole('dialog', { name: t('isystemRole:new') });
    await dialog.getByLabel(t('isystemRole:field.roleCode'), { exact: true }).fill(role.code);
    await dialog.getByLabel(t('isystemRole:field.roleName'), { exact: true }).fill(role.name);
    await choose(page, dialog.getByLabel(t('isystemRole:field.dataScope'), { exact: true }), dict('data_scope', 'ALL'));
    for (const action of ['query', 'audit']) await dialog.getByRole('checkbox', { name: right(action), exact: true }).check();
    await keep(page, 'role');
    await dialog.getByRole('button', { name: save }).click();
    await expect(dialog).toBeHidden();
  });

  const password = await test.step('somebody gets it, with a one-time password', async () => {
    const user = (key: string, values?: Record<string, string>) => t(`isystemUser:${key}`, values);
    await page.goto('/isystem/user');
    await page.getByRole('button', { name: user('new') }).click();
    const dialog = page.getByRole('dialog', { name: user('new') });
    await dialog.getByLabel(user('field.username')).fill(intern.username);
    await dialog.getByLabel(user('field.realname'), { exact: true }).fill(intern.realname);
    await dialog.getByRole('button', { name: user('field.roleIds') }).click();
    const roles = page.getByRole('dialog', { name: t('pickers:title', { name: t('pickers:role.name') }) });
    await roles.getByRole('row').filter({ hasText: role.name }).getByRole('checkbox').check();
    await roles.getByRole('button', { name: t('pickers:ok') }).click();
    await dialog.getByRole('button', { name: user('field.departIds') }).click();
    const departments = page.getByRole('dialog', { name: t('pickers:department.title') });
    await departments.getByRole('treeitem').first().click();
    await departments.getByRole('button', { name: t('pickers:department.confirm') }).click();
    await choose(page, dialog.getByLabel(user('field.language'), { exact: true }), languageTabs.en);
    await dialog.getByRole('button', { name: save }).click();
    const shown = page.getByRole('dialog', { name: user('passwordOf', { name: intern.username }) });
    const oneTime = (await shown.getByTestId('one-time-password').innerText()).trim();
    await shown.getByRole('button', { name: user('passwordNoted') }).click();
    return oneTime;
  });

  const newcomer = await openLogin(browser, { ...intern, password }, chosen);
  const { t: said } = newcomer.texts;
  const refused: string[] = [];
  newcomer.page.on('response', (answer) => void (answer.status() === 403 && refused.push(answer.url())));
  let no = '';

  await test.step('they find claims to review, but no export, and no final decision', async () => {
    await newcomer.page.goto(`${list}?status=submitted`);
    await expect(rowsOf(newcomer).first()).toBeVisible();
    await expect(exportOf(newcomer)).toHaveCount(0);
    const menu = newcomer.page.getByRole('navigation', { name: said('ui:layout.menu') });
    await expect(menu.getByRole('link', { name: said('server:menu.vehicle-list'), exact: true, includeHidden: true })).toHaveCount(0);
    const link = rowsOf(newcomer).last().getByRole('link').first();
    no = await link.innerText();
    await link.click();
    await expect(newcomer.page.getByRole('heading', { level: 1, name: no })).toBeVisible();
    const foot = newcomer.page.locator('[data-document-foot]:visible');
    await expect(foot.getByRole('button', { name: said('shared:action.pass'), exact: true })).toBeVisible();
    await expect(foot.getByRole('button', { name: said('shared:action.auditSucceeded'), exact: true })).toHaveCount(0);
    await keep(newcomer.page, 'review');
  });

  await test.step('a reason is added in six languages; they read it in theirs once the page is reloaded', async () => {
    await page.goto('/isystem/dict?dictCode=reject_reason');
    await page.locator('tbody').getByRole('link').or(page.locator('tbody').getByRole('button')).first().click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: t('isystemDict:addItem'), exact: true }).click();
    const item = dialog.locator('.ant-collapse-item').last();
    await item.getByLabel(t('isystemDict:field.value'), { exact: true }).fill(reason.value);
    for (const [language, text] of Object.entries(reason.texts)) {
      await item.getByRole('tab', { name: languageTabs[language as keyof typeof languageTabs] }).click();
      await item.locator(`input[lang="${language}"]:visible`).fill(text);
    }
    await keep(page, 'reason');
    await dialog.getByRole('button', { name: save }).click();
    await expect(dialog).toBeHidden();

    await newcomer.page.reload();
    await newcomer.page
      .locator('[data-document-foot]:visible')
      .getByRole('button', { name: said('shared:action.noPass'), exact: true })
      .click();
    const question = newcomer.page.getByRole('dialog', { name: said('shared:action.noPass') });
    await choose(newcomer.page, question.getByLabel(said('ui:reason.reason')), reason.texts.en);
    await expect(question.locator('.ant-select').getByText(reason.texts.en).filter({ visible: true })).toBeVisible();
    await newcomer.page.keyboard.press('Escape');
  });

  await test.step('the administrator lets the role export: the button is there without a reload', async () => {
    await newcomer.page.goto(list);
    await expect(rowsOf(newcomer).first()).toBeVisible();
    await page.goto('/isystem/role');
    await page
      .getByRole('link', { name: role.name })
      .or(page.getByRole('button', { name: role.name }))
      .first()
      .click();
    const dialog = page.getByRole('dialog', { name: role.name });
    await dialog.getByRole('checkbox', { name: right('export'), exact: true }).check();
    await dialog.getByRole('button', { name: save }).click();
    await expect(dialog).toBeHidden();
    await expect(exportOf(newcomer)).toBeVisible();
  });

  const manager = await openAs(browser, 'zhao.manager', `${list}?status=`);
  const { t: theirs, dict: words } = manager.texts;
  await expect(rowsOf(manager).first()).toBeVisible();
  const all = await totalOf(manager).innerText();

  await test.step('the manager asks for large claims under review, and keeps the query for the role', async () => {
    const query = (key: string, values?: Record<string, number>) => theirs(`advancedQuery:${key}`, values);
    const own = manager.page;
    await own.getByRole('button', { name: theirs('ui:list.advancedQuery'), exact: true }).click();
    const dialog = own.getByRole('dialog', { name: query('title') });
    const line = (n: number): Locator => dialog.getByRole('group', { name: query('line.label', { n }), exact: true });
    const pickIn = async (control: Locator, text: string): Promise<void> => {
      await control.click();
      await own
        .locator('.ant-select-dropdown:not(.ant-select-dropdown-hidden)')
        .locator('.ant-select-tree-title, .ant-select-item-option-content')
        .getByText(text, { exact: true })
        .click();
    };
    const part = (n: number, name: string): Locator => line(n).getByRole('combobox', { name: `${query('line.label', { n })}: ${query(`line.${name}`)}` });
    await pickIn(part(1, 'field'), theirs('warrantyClaim:field.status'));
    await pickIn(part(1, 'rule'), query('rule.in'));
    await part(1, 'value').click();
    for (const status of ['submitted', 'pass'])
      await own.locator('.ant-select-dropdown:not(.ant-select-dropdown-hidden)').getByText(words('bill_status', status), { exact: true }).last().click();
    await own.keyboard.press('Escape');
    await dialog.getByRole('button', { name: query('addLine'), exact: true }).click();
    await pickIn(part(2, 'field'), theirs('warrantyClaim:field.totalAmount'));
    await pickIn(part(2, 'rule'), query('rule.gt'));
    await line(2).locator('[data-part=value] input').fill('1000');
    await keep(own, 'query');
    await dialog.getByRole('button', { name: query('query'), exact: true }).click();
    await expect(totalOf(manager)).not.toHaveText(all);
    await dialog.getByRole('button', { name: query('saveQuery'), exact: true }).click();
    const naming = own.getByRole('dialog', { name: query('saveQuery') });
    await naming.getByLabel(query('saved.name')).fill('Large ones');
    await choose(own, naming.getByLabel(query('saved.role')), role.name);
    await naming.getByRole('button', { name: query('ok'), exact: true }).click();
    await expect(naming).toBeHidden();
    await own.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  });
  const found = Number(/\d+\D*$/.exec(await totalOf(manager).innerText())![0].replaceAll(/\D/g, ''));

  await test.step('they find it, and the same claims by it', async () => {
    const query = (key: string) => said(`advancedQuery:${key}`);
    await newcomer.page.goto(`${list}?status=`);
    await newcomer.page.getByRole('button', { name: said('ui:list.advancedQuery'), exact: true }).click();
    const dialog = newcomer.page.getByRole('dialog', { name: query('title') });
    await dialog.getByRole('button', { name: 'Large ones' }).click();
    await dialog.getByRole('button', { name: query('query'), exact: true }).click();
    await newcomer.page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(totalOf(newcomer)).toContainText(String(found));
  });

  await test.step('a column that they hide stays hidden after a reload, behind another tab, and in the export', async () => {
    const hours = newcomer.page.getByRole('columnheader', { name: said('warrantyClaim:field.operatingHours') });
    await expect(hours).toBeVisible();
    await newcomer.page.getByRole('button', { name: said('ui:columns.button') }).click();
    await newcomer.page
      .getByRole('tooltip')
      .getByRole('checkbox', { name: said('warrantyClaim:field.operatingHours') })
      .uncheck();
    await newcomer.page.keyboard.press('Escape');
    await expect(hours).toHaveCount(0);
    await newcomer.page.reload();
    await expect(rowsOf(newcomer).first()).toBeVisible();
    await expect(hours).toHaveCount(0);
    // The list is their first page: it has the tab that stays, and no other, whatever it was asked.
    await expect(newcomer.page.getByRole('navigation', { name: said('ui:tabs.label') }).getByRole('link', { name: said('app:home'), exact: true })).toHaveCount(
      1,
    );
    await rowsOf(newcomer).first().getByRole('link').first().click();
    await expect(newcomer.page.getByRole('heading', { level: 1, name: /^WC/ })).toBeVisible();
    await newcomer.page
      .getByRole('navigation', { name: said('ui:tabs.label') })
      .getByRole('link', { name: said('app:home'), exact: true })
      .click();
    await expect(rowsOf(newcomer).first()).toBeVisible();
    await expect(hours).toHaveCount(0);
    await keep(newcomer.page, 'columns');
  });

  await test.step('the export has what is selected, what the query leaves, and all of it, in the columns that they see', async () => {
    const filtered = await exported(newcomer, said('ui:export.filtered'));
    expect(filtered).toHaveLength(found + 1);
    expect(filtered[0]).not.toContain(said('warrantyClaim:field.operatingHours'));
    expect(filtered[0]!.length).toBe(await titlesOf(newcomer.page).count());
    await rowsOf(newcomer).first().getByRole('checkbox').check();
    const first = await rowsOf(newcomer).first().getByRole('link').first().innerText();
    const selected = await exported(newcomer, said('ui:export.selected', { n: 1 }));
    expect(selected.map(([cell]) => cell)).toEqual([filtered[0]![0], first]);
    const everything = await exported(newcomer, said('ui:export.all'));
    expect(everything.length).toBeGreaterThan(found + 1);
  });

  await test.step('nothing is wider than a phone', async () => {
    await newcomer.page.setViewportSize({ width: 390, height: 844 });
    await expect(newcomer.page.locator('tbody')).toHaveCount(0);
    expect(await newcomer.page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await keep(newcomer.page, 'phone');
    expect(refused, 'calls of pages that they may see').toEqual([]);
  });

  await test.step('of a draft and a submitted claim a dealer deletes the draft alone, and the log says who did', async () => {
    const dealer = await openAs(browser, 'd001.service', list);
    const own = dealer.page;
    const { t: heard } = dealer.texts;
    const numberOf = async (status: string): Promise<string> =>
      (await call<{ records: { claimNo: string }[] }>(dealer, `/api/portal/warrantyClaim/list?status=${status}`)).records[0]!.claimNo;
    const [draft, submitted] = [await numberOf('draft'), await numberOf('submitted')];
    await own.goto(`${list}?status=&keyword=${draft},${submitted}`);
    for (const claim of [draft, submitted]) await rowsOf(dealer).filter({ hasText: claim }).getByRole('checkbox').check();
    await own
      .getByRole('region', { name: heard('ui:list.selection') })
      .getByRole('button', { name: heard('ui:list.delete'), exact: true })
      .click();
    const dialog = own.getByRole('dialog');
    await expect(dialog.getByRole('rowgroup').filter({ hasText: heard('server:E-003') })).toContainText(submitted);
    await keep(own, 'delete');
    await dialog.getByRole('button', { name: heard('ui:list.delete'), exact: true }).click();
    await expect(dialog.locator('p[role=status]')).toHaveText(heard('listPage:batch.result', { done: 1, skipped: 1 }));
    await dialog.locator('.ant-modal-footer').getByRole('button').click();
    await expect(rowsOf(dealer).filter({ hasText: draft })).toHaveCount(0);
    await expect(rowsOf(dealer).filter({ hasText: submitted })).toHaveCount(1);

    const entry = page.locator('tbody:visible').getByRole('row').filter({ hasText: draft });
    // Entries are written some time after the answers.
    await expect(async () => {
      await page.goto(`/isystem/log?username=d001.service&docNo=${draft}`);
      await expect(entry.first()).toContainText('d001.service', { timeout: 5_000 });
    }).toPass();
    await keep(page, 'log');
  });
});

/** The maker imports goals for a dealer, corrects what was refused and releases them; the dealer confirms; one is changed, and taken back (S16). */
import { expect } from '@playwright/test';
import { call } from '../steps/call.ts';
import { expectStatus } from '../steps/claims/claim.ts';
import { press } from '../steps/foot.ts';
import { picturesOf } from '../steps/pictures.ts';
import { openAs, type Person } from '../steps/signIn.ts';
import { openDocument } from '../steps/simpleDocument.ts';
import { chooseWorkbook, workbookFrom } from '../steps/workbook.ts';
import { test } from '../test.ts';

const address = '/sales/goal';
const year = new Date().getFullYear() + 1;
const head = ['year', 'dealerCode', 'productTeam', 'platform', 'goalBasis', 'annualTarget', 'm3_target', 'm9_target'];
/** A goal of D001 that the demo does not have: what is shipped. */
const row = (platform: string, annual: number, march: number, september: number) => [year, 'D001', 'tractor', platform, 'wholesale', annual, march, september];

interface Goal {
  goalNo: string;
  platform: string;
}

const drafts = async (person: Person): Promise<Goal[]> =>
  (await call<{ records: Goal[] }>(person, `/mfr/salesGoal/list?year=${year}&dealerCode=D001&goalBasis=wholesale&pageSize=50`)).records;

test('goals are imported, released, confirmed, changed and taken back', async ({ browser }) => {
  const keep = picturesOf('sales-goal');
  const keeper = await openAs(browser, 'sun.sales', `${address}?year=${year}`);
  const { page, texts } = keeper;
  const { t } = texts;

  await test.step('goals of the year are summed up', async () => {
    await expect(page.getByRole('group', { name: t('shared:list.sum') })).toContainText(t('salesGoal:field.annualTarget'));
    await expect(page.getByRole('group', { name: t('shared:list.sum') })).toBeVisible();
  });

  await test.step('a negative month is refused by its row (E-400), the other row is stored', async () => {
    const dialog = await chooseWorkbook(keeper, 'goals.xlsx', workbookFrom([head, row('T50', 10, 4, 5), row('T90', 8, -3, 5)]));
    await dialog.getByRole('button', { name: t('importDialog:start') }).click();
    const result = page.getByRole('dialog', { name: t('importDialog:withErrors') });
    await expect(result).toContainText(t('importDialog:counts', { done: 1, failed: 1 }));
    await expect(result.getByRole('region').getByRole('row').last()).toContainText(t('server:E-400'));
    await keep(page, 'import');
    await page.keyboard.press('Escape');
    expect((await drafts(keeper)).map(({ platform }) => platform)).toEqual(['T50']);
  });

  const [{ goalNo }] = (await drafts(keeper)) as [Goal];

  await test.step('months that are not the year are asked about (W-401), then the goal is released', async () => {
    await openDocument(keeper, address, goalNo);
    await press(keeper, t('salesGoal:action.release'));
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('salesGoal:action.release') })
      .click();
    const warning = page.getByRole('dialog', { name: t('ui:warning.title') });
    await expect(warning).toContainText(t('server:W-401'));
    await keep(page, 'warning');
    await warning.getByRole('button', { name: t('ui:warning.ok') }).click();
    await expectStatus(keeper, 'pass');
    await keep(page, 'released');
  });

  await test.step('the dealer confirms it', async () => {
    const dealer = await openAs(browser, 'd001.sales');
    await openDocument(dealer, address, goalNo);
    await press(dealer, dealer.texts.t('salesGoal:action.confirm'));
    await dealer.page
      .getByRole('dialog')
      .getByRole('button', { name: dealer.texts.t('salesGoal:action.confirm') })
      .click();
    await expect(dealer.page.locator('[data-document-foot]:visible').getByText(dealer.texts.t('salesGoal:action.confirm'), { exact: true })).toHaveCount(0);
    await keep(dealer.page, 'confirmed');
  });

  await test.step('the goal says who confirmed it, and figures compare target and completion', async () => {
    await openDocument(keeper, address, goalNo);
    await expect(page.getByText(t('salesGoal:section.figures')).first()).toBeVisible();
    const { records } = await call<{ records: { confirmBy: string | null }[] }>(keeper, `/mfr/salesGoal/list?keyword=${goalNo}`);
    expect(records[0]!.confirmBy).toBe('d001.sales');
  });

  const confirmed = async () =>
    (await call<{ records: { confirmBy: string | null }[] }>(keeper, `/mfr/salesGoal/list?keyword=${goalNo}`)).records.map(({ confirmBy }) => confirmBy);

  await test.step('months that make up the year are set with a reason, and the dealer is asked again', async () => {
    await press(keeper, t('salesGoal:action.revise'));
    const dialog = page.getByRole('dialog', { name: t('salesGoal:ask.revise', { no: goalNo }) });
    await dialog.getByLabel(t('salesGoal:field.month9')).fill('6');
    await dialog.getByLabel(t('salesGoal:reason')).fill('The fair comes in September');
    await keep(page, 'revise');
    await dialog.getByRole('button', { name: t('salesGoal:action.revise') }).click();
    await expect(dialog).toBeHidden();
    expect(await confirmed()).toEqual([null]);
    await expect(page.getByRole('group', { name: t('salesGoal:section.figures') })).toContainText('6');
    await expect(page.getByText(texts.dict('approval_action', 'reissue')).first()).toBeVisible();
  });

  await test.step('taking it back waits for the server, keeps the reason where that fails, and leaves a draft', async () => {
    await press(keeper, t('salesGoal:action.recall'));
    const dialog = page.getByRole('dialog', { name: t('salesGoal:ask.recall', { no: goalNo }) });
    const reason = dialog.getByLabel(t('ui:reason.opinion'));
    const ok = dialog.getByRole('button', { name: t('salesGoal:action.recall') });
    await reason.fill('This dealer sells no such tractor');
    await page.route('**/mfr/salesGoal/recall*', (route) => route.abort(), { times: 1 });
    await ok.click();
    await expect(dialog.getByRole('alert')).toBeVisible();
    await expect(reason).toHaveValue('This dealer sells no such tractor');
    await keep(page, 'recall');
    await ok.click();
    await expect(dialog).toBeHidden();
    await expectStatus(keeper, 'draft');
  });
});

/** Unsaved input comes back, whichever way the page was left. */
import { expect, type Page } from '@playwright/test';
import { languageNames } from '../../packages/ui/src/HarrowProvider/language/language.ts';
import { act, fillHead, headField, openNewClaim } from '../steps/claims/claim.ts';
import { expectUnsaved, saveDraft } from '../steps/claims/drafts.ts';
import { openMenu } from '../steps/menu.ts';
import { openAs, type Person, tryLogin, userMenu } from '../steps/signIn.ts';
import { test } from '../test.ts';
import { textsIn } from '../texts.ts';

const words = 'Pierde aceite por el retén delantero.';

/** Accepts the offer of the claim page; the words are there again. */
async function expectRestored({ page, texts: { t } }: Pick<Person, 'page' | 'texts'>): Promise<void> {
  await page.getByRole('button', { name: t('documents:restoreOffer.restore') }).click();
  await expect(headField({ page, texts: { t } } as Person, 'complaint')).toHaveValue(words);
}

/** Everything that the browser keeps for the next one who sits down at it. */
const stored = (page: Page): Promise<string> => page.evaluate(() => JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]));

/** Closes the open page at the tab bar. */
const closeTab = ({ page, texts: { t } }: Person, title: string) => page.getByRole('button', { name: t('ui:tabs.close', { title }) }).click();

test('a closed tab says where the input is, and the claim offers it again', async ({ browser }) => {
  const clerk = await openAs(browser, 'd001.service');
  const {
    page,
    texts: { t },
  } = clerk;
  await openMenu(clerk, 'service-warrantyClaim');
  await openNewClaim(clerk);
  await fillHead(clerk, { complaint: words });
  await expectUnsaved(clerk);
  const title = t('warrantyClaim:new');
  await expect(page.getByRole('link', { name: title }).filter({ hasText: t('ui:tabs.unsaved') })).toBeVisible();
  await closeTab(clerk, title);
  await expect(page.getByText(t('ui:tabs.kept', { title }))).toBeVisible();
  await openNewClaim(clerk);
  await expectRestored(clerk);
});

test('a saved claim closes without a word', async ({ browser }) => {
  const clerk = await openAs(browser, 'd001.service');
  const no = await saveDraft(clerk);
  await closeTab(clerk, no);
  await expect(clerk.page.getByRole('heading', { level: 1, name: no })).toBeHidden();
  await expect(clerk.page.getByText(clerk.texts.t('ui:tabs.kept', { title: no }))).toHaveCount(0);
});

test('another language starts the page anew and keeps the input', async ({ browser }) => {
  const clerk = await openAs(browser, 'd00101.service');
  const { page, texts } = clerk;
  await saveDraft(clerk);
  await fillHead(clerk, { complaint: words });
  await expectUnsaved(clerk);
  await page.getByRole('button', { name: texts.t('app:language.label') }).click();
  await page.getByRole('menuitem', { name: languageNames.en }).click();
  await expectRestored({ page, texts: textsIn('en') });
});

test('signed out in another window, the input waits for the next sign-in', async ({ browser }) => {
  const clerk = await openAs(browser, 'd001.service');
  const {
    page,
    texts: { t },
  } = clerk;
  await saveDraft(clerk);
  await fillHead(clerk, { complaint: words });
  const other = { ...clerk, page: await page.context().newPage() };
  await other.page.goto('/');
  await userMenu(other).click();
  await other.page.getByRole('menuitem', { name: t('app:user.logout') }).click();
  await other.page
    .getByRole('dialog')
    .getByRole('button', { name: t('app:user.logout') })
    .click();
  await expect(other.page.getByLabel(t('login:username'), { exact: true })).toBeVisible();

  // A logout in one window ends all of them.
  await expect(page).toHaveURL(/\/user\/login/);
  expect(await stored(page)).toContain('harrow-sealed');
  expect(await stored(page)).not.toContain(words);
  await tryLogin(page, 'd001.service', undefined, clerk.texts);
  await expectRestored(clerk);
  await act(clerk, 'save');
});

test('a half-typed password is given up knowingly', async ({ browser }) => {
  const clerk = await openAs(browser, 'd001.service');
  const {
    page,
    texts: { t },
  } = clerk;
  await userMenu(clerk).click();
  await page.getByRole('menuitem', { name: t('app:user.password') }).click();
  const old = page.getByLabel(t('app:password.old'), { exact: true });
  await old.fill('half');
  await page.getByRole('button', { name: t('app:cancel'), exact: true }).click();
  await page.getByRole('button', { name: t('ui:leave.stay') }).click();
  await expect(old).toHaveValue('half');
  await page.getByRole('button', { name: t('app:cancel'), exact: true }).click();
  await page.getByRole('button', { name: t('ui:leave.leave') }).click();
  await expect(old).toBeHidden();
});

test('two new documents in two windows keep what was typed apart, and what is left of them is offered, one after the other', async ({ browser }) => {
  const clerk = await openAs(browser, 'd001.service');
  const { t } = clerk.texts;
  const address = '/workbench/feedback/add';
  const title = ({ page }: Pick<Person, 'page'>) => page.locator('[data-document] [id$="-title"]:visible');
  const windows = [clerk, { ...clerk, page: await clerk.page.context().newPage() }];
  for (const [at, { page }] of windows.entries()) {
    await page.goto(address);
    // The other one is still open, so its draft is not offered.
    await title({ page }).fill(`Question ${at}`);
    await expect(page.getByRole('button', { name: t('documents:restoreOffer.restore') })).toHaveCount(0);
  }
  const [first, second] = windows as [Person, Person];
  await second.page.reload();
  await second.page.getByRole('button', { name: t('documents:restoreOffer.restore') }).click();
  await expect(title(second)).toHaveValue('Question 1');
  await title(second).fill('Question 1, longer');
  await second.page.close();
  await first.page.reload();
  // Its own first; who does not want it is offered the other.
  await first.page.getByRole('button', { name: t('documents:restoreOffer.discard') }).click();
  await first.page.getByRole('button', { name: t('documents:restoreOffer.restore') }).click();
  await expect(title(first)).toHaveValue('Question 1, longer');
});

test('two new claims in two tabs keep what was typed apart', async ({ browser }) => {
  const clerk = await openAs(browser, 'd001.service');
  const { t } = clerk.texts;
  const windows = [clerk, { ...clerk, page: await clerk.page.context().newPage() }];
  for (const [at, person] of windows.entries()) {
    await person.page.goto('/service/warrantyClaim/add');
    await fillHead(person, { complaint: `${words} ${at}` });
    await expectUnsaved(person);
  }
  const [first] = windows as [Person, Person];
  await first.page.reload();
  await first.page.getByRole('button', { name: t('documents:restoreOffer.restore') }).click();
  await expect(headField(first, 'complaint')).toHaveValue(`${words} 0`);
});

test('of new claims that were left behind one is gone on with, and another deleted', async ({ browser }) => {
  const clerk = await openAs(browser, 'd002.service');
  const {
    page,
    texts: { t },
  } = clerk;
  const title = t('warrantyClaim:new');
  const drafts = page.getByRole('alert').filter({ hasText: t('documents:leftDrafts.title', { count: 2 }) });
  await openMenu(clerk, 'service-warrantyClaim');
  for (const complaint of [words, 'Otra avería']) {
    await openNewClaim(clerk);
    await fillHead(clerk, { complaint });
    await expectUnsaved(clerk);
    await expect(page).toHaveURL(/[?&]draft=/);
    await closeTab(clerk, title);
  }
  await openNewClaim(clerk);
  await expect(drafts.getByRole('listitem')).toHaveCount(2);
  await expect(drafts.getByRole('listitem').first()).toContainText('Otra avería');
  await drafts.getByRole('listitem').first().getByRole('button').nth(1).click();
  await expect(drafts).toBeHidden();
  await expectRestored(clerk);
});

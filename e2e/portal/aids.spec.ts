/** Accessibility beyond axe: forced colours, names of icon buttons, target sizes, window titles. */
import { expect, type Page } from '@playwright/test';
import { openAs } from '../steps/signIn.ts';
import { test } from '../test.ts';

const list = '/service/warrantyClaim?status=closed';

/** Buttons whose name is followed by that of an icon, and targets that are too small to be met. */
const faultsOf = (page: Page) =>
  page.evaluate(() => {
    const isShown = (element: Element): boolean => element.checkVisibility({ visibilityProperty: true });
    const buttons = [...document.querySelectorAll('button, [role="button"], a')].filter(isShown);
    const speaking = buttons.filter(
      (button) => button.querySelector('.anticon:not([aria-hidden="true"])') && button.matches('[aria-label], :has(span:not(.anticon, .ant-btn-icon))'),
    );
    const small = [...document.querySelectorAll('button')].filter((button) => {
      const { width, height } = button.getBoundingClientRect();
      return isShown(button) && !button.classList.contains('hw-link') && (width < 24 || height < 24);
    });
    return { speaking: speaking.map((button) => button.outerHTML.slice(0, 200)), small: small.map((button) => button.outerHTML.slice(0, 200)) };
  });

test('in the colours of the system one sees what is chosen', async ({ browser }) => {
  const { page, texts } = await openAs(browser, 'd001.admin', list);
  const { t } = texts;
  await page.emulateMedia({ forcedColors: 'active' });
  const chip = page.getByRole('group', { name: t('ui:list.statuses') }).getByRole('button', { pressed: true });
  await expect(chip).toHaveCSS('outline-style', 'solid');
  const others = page.getByRole('group', { name: t('ui:list.statuses') }).getByRole('button', { pressed: false });
  await expect(others.first()).toHaveCSS('outline-style', 'none');
  await expect(page.locator('[aria-current="page"]').filter({ visible: true }).first()).toHaveCSS('outline-style', 'solid');
});

test('buttons are named without their icons, and large enough to be met', async ({ browser }) => {
  const { page, texts } = await openAs(browser, 'd001.admin', list);
  for (const path of [list, '/workbench/notice', '/service/warrantyClaim/add']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await faultsOf(page), path).toEqual({ speaking: [], small: [] });
  }
  await expect(page).toHaveTitle(new RegExp(texts.t('warrantyClaim:new')));
});

test('a window says which public page it shows', async ({ page }) => {
  for (const path of ['/user/login', '/user/register', '/user/alteration', '/downLoadApp']) {
    await page.goto(path);
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toBeVisible();
    await expect(page).toHaveTitle(`${await heading.innerText()} - Harrow`);
  }
});

/** A whole inspection with keys alone: nothing is clicked, and focus moves by keys only. */
import { expect, type Locator, type Page } from '@playwright/test';
import { expectStatus } from '../steps/claims/claim.ts';
import { enterFile, slotOf, storedFile } from '../steps/files.ts';
import { lookUp } from '../steps/keys.ts';
import { openAs } from '../steps/signIn.ts';
import { formField } from '../steps/simpleDocument.ts';
import { test } from '../test.ts';

/** Values to read, by item. */
const readings: Readonly<Record<string, string>> = { 'TR-015': '12,6', 'TR-022': '25', 'TR-028': '20', 'TR-031': '4', 'TR-032': '160', 'TR-033': '300' };

/** Tabs to a control on the page, forwards or backwards, wherever it is. */
async function reach(page: Page, control: Locator): Promise<void> {
  for (let stops = 0; stops < 120; stops += 1) {
    const key = await control.evaluate((element) => {
      const focused = document.activeElement;
      if (element === focused) return undefined;
      return focused && element.compareDocumentPosition(focused) === Node.DOCUMENT_POSITION_FOLLOWING ? 'Shift+Tab' : 'Tab';
    });
    if (key === undefined) return;
    await page.keyboard.press(key);
  }
  throw new Error('The control is not reached');
}

/** The item that has the focus, where its value is not read yet. */
const unread = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => {
    const line = document.activeElement?.closest('li');
    const field = line?.querySelector<HTMLInputElement>('input[id$="-measuredValue"]');
    return field?.value === '' ? /-([A-Z]+-\d+)-/.exec(field.id)?.[1] : undefined;
  });

test('a tractor is inspected, a leak repaired, and the sheet handed in', async ({ browser }) => {
  const dealer = await openAs(browser, 'd001.service', '/workbench/notice');
  const { page, texts } = dealer;
  const { t } = texts;
  const say = (key: string, values?: Record<string, string | number>) => t(`arrivalAccept:${key}`, values);
  const press = async (control: Locator): Promise<void> => {
    await reach(page, control);
    await page.keyboard.press('Enter');
  };
  const resultOf = (item: string): Locator => page.locator(`[id$="-${item}-itemResult"]`).locator('input:checked');

  await test.step('home leads to the inbox, and J and Enter to the machine that is latest', async () => {
    await press(page.getByRole('link', { name: t('server:todo.arrivalAccept.accept') }));
    const rows = page
      .getByRole('region', { name: t('todo:title') })
      .locator('tbody')
      .getByRole('row');
    await expect(rows.first()).toBeVisible();
    await page.keyboard.press('j');
    await expect(rows.first()).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^PD/);
  });

  await test.step('the head', async () => {
    await reach(page, formField(dealer, 'operatingHours'));
    await page.keyboard.type('3,5');
    await reach(page, formField(dealer, 'delayReason'));
    await page.keyboard.type('Lluvia en el puerto');
  });

  await test.step('group after group passes; values are typed figure by figure, and none fails before it is whole', async () => {
    const rest = page.getByRole('button', { name: new RegExp(`^${t('documents:checklist.restPasses', { n: '' }).split('(')[0]!.trim()}`) });
    for (let left = await rest.count(); left > 0; left = await rest.count()) {
      await press(rest.first());
      await expect(rest).toHaveCount(left - 1);
      // Who works with keys stays in the list.
      await expect.poll(() => page.evaluate(() => document.activeElement?.closest('[data-line-result]') !== null)).toBe(true);
    }
    // The button goes once nothing is left open.
    const next = page.getByRole('button', { name: t('documents:checklist.next'), exact: true });
    while (await next.isVisible()) {
      await press(next);
      const item = await unread(page);
      expect(readings).toHaveProperty([item!]);
      await page.keyboard.press('1');
      await page.keyboard.type(readings[item!]!);
      await page.keyboard.press('Enter');
    }
    await expect(page.getByText('42/42', { exact: true })).toBeVisible();
    await expect(page.locator('[data-checklist] [data-result="no_pass"]')).toHaveCount(0);
  });

  await test.step('a value outside its limits fails its item, and the right one takes that back', async () => {
    const value = page.locator('[id$="-TR-022-measuredValue"]');
    await reach(page, value);
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('250');
    await page.keyboard.press('Tab');
    await expect(resultOf('TR-022')).toHaveValue('no_pass');
    await reach(page, value);
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('25');
    await page.keyboard.press('Tab');
    await expect(resultOf('TR-022')).toHaveValue('pass');
  });

  await test.step('the hydraulic leak fails, with reason and handling', async () => {
    await reach(page, resultOf('TR-026'));
    await page.keyboard.press('2');
    await expect(resultOf('TR-026')).toHaveValue('no_pass');
    const leak = page.locator('li').filter({ has: page.locator('[id$="-TR-026-itemResult"]') });
    const reason = leak.getByLabel(say('field.items.failedReasonCode'));
    await reach(page, reason);
    await page.keyboard.press('ArrowDown');
    await expect(reason).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Enter');
    // While its list is open, Tab belongs to the list.
    await expect(reason).toHaveAttribute('aria-expanded', 'false');
    await page.keyboard.press('Tab');
    await expect(leak.getByLabel(say('field.items.handling'))).toBeFocused();
    await lookUp(page, leak.getByLabel(say('field.items.handling')), texts.dict('pdi_handling', 'repaired'));
    await expect(leak.getByRole('checkbox', { name: say('item.done') })).toBeChecked();
  });

  await test.step('the photos', async () => {
    for (const [slot, name] of Object.entries({ platePhoto: 'vehicle-plate.jpg', enginePlatePhoto: 'engine-plate.jpg', hourMeterPhoto: 'working-hours.jpg' })) {
      const add = slotOf(dealer, `arrivalAccept:${slot}`).getByRole('button', { name: t('ui:files.addTo', { slot: say(`field.slot.${slot}`) }) });
      await reach(page, add);
      await enterFile(page, name);
      await expect(storedFile(dealer, `arrivalAccept:${slot}`, name)).toBeVisible();
    }
  });

  await test.step('Ctrl+S saves it, and Enter at the last button hands it in; the message says what the head says', async () => {
    await page.keyboard.press('ControlOrMeta+s');
    await expectStatus(dealer, 'draft');
    await press(page.locator('[data-document-foot]:visible').getByRole('button', { name: t('shared:action.submit'), exact: true }));
    await expectStatus(dealer, 'submitted');
    const no = await page.getByRole('heading', { level: 1 }).innerText();
    await expect(page.getByText(t('documents:done.moved', { no, status: texts.dict('bill_status', 'submitted') }))).toBeVisible();
  });

  await test.step('the reviewer’s buttons stand in one row, and the message says what the head says', async () => {
    const no = await page.getByRole('heading', { level: 1 }).innerText();
    const reviewer = await openAs(browser, 'wang.service', `/workbench/todo?keyword=${no}`, { language: 'ru' });
    await reviewer.page.getByRole('link', { name: no }).click();
    const buttons = reviewer.page.locator('[data-document-foot]:visible').getByRole('button');
    await expect(buttons.first()).toBeVisible();
    const approve = reviewer.texts.t('arrivalAccept:action.auditSucceeded');
    await expect(buttons.last()).toHaveText(approve);
    const tops = await buttons.evaluateAll((all) => all.map((button) => Math.round(button.getBoundingClientRect().top)));
    expect(new Set(tops).size).toBe(1);
    await buttons.last().click();
    await reviewer.page.getByRole('dialog').getByRole('button', { name: approve, exact: true }).click();
    await expect(reviewer.page.getByText(reviewer.texts.t('documents:done.moved', { no, status: reviewer.texts.t('shared:meaning.accepted') }))).toBeVisible();
  });
});

/** A clerk's day with keys alone: nothing is clicked, and focus moves by keys only. */
import { expect } from '@playwright/test';
import { demoPassword } from '../../apps/server/seed/organisations/users.ts';
import { bugSystems } from '../../apps/server/seed/service-catalogue/bugSystems.ts';
import { toTextByLanguage } from '../../apps/server/src/shared/messages/sixTexts.ts';
import { scenarioVins } from '../../apps/server/seed/vehicles/scenarioVehicles.ts';
import { daysAgo, expectStatus, faultField, faultPanel, headField, lineOf } from '../steps/claims/claim.ts';
import { enterFile, slotOf, storedFile } from '../steps/files.ts';
import { enter, lookUp, tabTo, typeInto } from '../steps/keys.ts';
import { loginTexts, openPage, type Person, userMenu } from '../steps/signIn.ts';
import { test } from '../test.ts';
import { textsIn } from '../texts.ts';

test('a claim is written, saved and handed in', async ({ browser }) => {
  const page = await openPage(browser);
  const clerk: Person = { page, texts: textsIn('es'), name: 'Matías Fuentealba' };
  const { t, dict } = clerk.texts;
  const claim = (key: string) => t(`warrantyClaim:${key}`);

  await test.step('sign in', async () => {
    await page.goto('/user/login');
    await typeInto(page, page.getByLabel(loginTexts.t('login:username'), { exact: true }), 'd001.service');
    await typeInto(page, page.getByLabel(loginTexts.t('login:password'), { exact: true }), demoPassword);
    await page.keyboard.press('Enter');
    await expect(userMenu(clerk)).toBeVisible();
  });

  await test.step('the palette leads to the list, and the list to a new claim', async () => {
    await page.keyboard.press('ControlOrMeta+k');
    const palette = page.getByRole('combobox', { name: t('ui:palette.title') });
    await expect(palette).toBeFocused();
    await page.keyboard.type(claim('title').slice(0, 6));
    await expect(page.getByRole('option').first()).toContainText(claim('title'));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: claim('title') })).toBeVisible();
    await enter(page, page.getByRole('button', { name: claim('new'), exact: true }), 60);
    await expect(page.getByRole('heading', { level: 1, name: claim('new') })).toBeVisible();
  });

  await test.step('the head, field after field', async () => {
    for (const [name, text] of Object.entries({ vin: scenarioVins.claim, operatingHours: '312' })) await typeInto(page, headField(clerk, name), text);
    for (const [name, days] of Object.entries({ failureDate: 5, repairDate: 3 })) {
      await typeInto(page, headField(clerk, name), daysAgo(days));
      await page.keyboard.press('Enter');
    }
    await typeInto(page, headField(clerk, 'technician'), 'Rodrigo Pino');
    await expect(page.getByText(claim('coverage.in'), { exact: true })).toBeVisible();
    const inStock = page.locator('[id$="-partsInStock"]:visible').getByRole('radio');
    await tabTo(page, inStock.first());
    await page.keyboard.press('Space');
    // No: otherwise the form warns about missing stock.
    await page.keyboard.press('ArrowRight');
    await expect(inStock.last()).toBeChecked();
    await typeInto(page, headField(clerk, 'complaint'), 'El tractor pierde fuerza en el levante.');
  });

  await test.step('a fault with labour and a part', async () => {
    await enter(page, page.locator('[data-section=faults]').getByRole('button', { name: claim('fault.add') }));
    const system = bugSystems.find(({ code }) => code === 'hydraulic')!;
    await lookUp(page, faultField(clerk, 1, 'bugSystem'), toTextByLanguage(system.name)[clerk.texts.language]!);
    await lookUp(page, faultField(clerk, 1, 'bugCode'), 'HYD-018');
    await lookUp(page, faultField(clerk, 1, 'failureReason'), dict('failure_reason', 'material'));
    await typeInto(page, faultField(clerk, 1, 'bugDesc'), 'Sin presión en el levante.');
    await typeInto(page, faultField(clerk, 1, 'correction'), 'Se cambió el juego de sellos.');

    await enter(page, faultPanel(page, 1).getByRole('button', { name: claim('labour.add') }));
    const catalogue = page.getByRole('dialog', { name: claim('labour.add') });
    await expect(catalogue).toBeVisible();
    await typeInto(page, catalogue.getByLabel(claim('picker.search')), 'HYD-0140-20');
    await page.keyboard.press('Enter');
    await expect(lineOf(clerk, 1, 'labour', 'HYD-0140-20')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(catalogue).toBeHidden();

    await enter(page, faultPanel(page, 1).getByRole('button', { name: claim('part.add') }));
    const parts = page.getByRole('dialog', { name: claim('part.add') });
    await expect(parts).toBeVisible();
    await typeInto(page, parts.getByLabel(t('parts:keyword')), 'HYD0802-50');
    await page.keyboard.press('Enter');
    // The only hit is taken.
    await expect(parts.getByRole('checkbox', { name: 'HYD0802-50' })).toBeChecked();
    await enter(page, parts.getByRole('button', { name: t('pickers:ok'), exact: true }));
    await expect(lineOf(clerk, 1, 'part', 'HYD0802-50')).toHaveCount(1);
  });

  await test.step('Ctrl+S saves; the warning about the bank data is answered with Enter', async () => {
    await page.keyboard.press('ControlOrMeta+s');
    const warning = page.getByRole('dialog', { name: t('ui:warning.title') });
    await expect(warning).toContainText(t('server:W-216'));
    await page.keyboard.press('Enter');
    await expectStatus(clerk, 'draft');
    // Focus stays in the page that was saved.
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');
  });

  await test.step('the photos', async () => {
    const photos = {
      vehiclePlatePhoto: 'vehicle-plate.jpg',
      workingHoursPhoto: 'working-hours.jpg',
      defectivePartsPhoto: 'defective-parts.png',
      newPartsPhoto: 'new-parts.jpg',
    };
    for (const [slot, name] of Object.entries(photos)) {
      const add = slotOf(clerk, slot).getByRole('button', { name: t('ui:files.addTo', { slot: claim(`field.slot.${slot}`) }) });
      await tabTo(page, add, 60);
      await enterFile(page, name);
      await expect(storedFile(clerk, slot, name)).toBeVisible();
    }
  });

  await test.step('hand it in', async () => {
    await enter(page, page.locator('[data-document-foot]:visible').getByRole('button', { name: t('shared:action.submit'), exact: true }), 80);
    await expectStatus(clerk, 'submitted');
  });
});

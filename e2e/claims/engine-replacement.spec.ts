/** An engine is replaced under warranty, and the machine's passport knows it afterwards. */
import { expect } from '@playwright/test';
import { scenarioVins } from '../../apps/server/seed/vehicles/scenarioVehicles.ts';
import {
  act,
  addFault,
  addLines,
  answer,
  claimNo,
  confirmWarning,
  daysAgo,
  errorList,
  expectStatus,
  faultField,
  fillDays,
  fillFault,
  fillHead,
  headField,
  openNewClaim,
} from '../steps/claims/claim.ts';
import { openClaim } from '../steps/claims/claimList.ts';
import { uploadTo } from '../steps/files.ts';
import { openMenu } from '../steps/menu.ts';
import { picturesOf } from '../steps/pictures.ts';
import { approveFinally, startReview } from '../steps/claims/review.ts';
import { openAs } from '../steps/signIn.ts';
import { test } from '../test.ts';

const oldEngine = 'E6625000412',
  newEngine = 'E6626004127';

test('a replaced engine is required with its number, and stands in the passport once the claim is audited', async ({ browser }) => {
  const keep = picturesOf('engine-replacement');
  const dealer = await openAs(browser, 'd001.service');
  const {
    page,
    texts: { t },
  } = dealer;
  let no = '';

  await test.step('the clerk files a claim for a replaced engine without the new number', async () => {
    await openMenu(dealer, 'service-warrantyClaim');
    await openNewClaim(dealer);
    await fillHead(dealer, { vin: scenarioVins.engineReplacement, operatingHours: '640' });
    await expect(headField(dealer, 'engineNo')).toHaveValue(oldEngine);
    await answer(dealer, 'replaceEngine', 'Y');
    await expect(headField(dealer, 'newEngineNo')).toHaveValue('');
    await fillDays(dealer, { failureDate: daysAgo(6), repairDate: daysAgo(2) });
    await fillHead(dealer, { technician: 'Rodrigo Pino', complaint: 'El motor se detuvo con un golpe; hay una fisura en el bloque.' });
    await answer(dealer, 'partsInStock', 'N');
    await addFault(dealer);
    await fillFault(dealer, 1, {
      system: 'engine',
      bugCode: 'ENG-004',
      failureReason: 'casting',
      bugDesc: 'Fisura en el bloque de cilindros.',
      correction: 'Se cambió el motor completo por uno enviado por la fábrica.',
    });
    await faultField(dealer, 1, 'noCausalReason').fill('La fábrica envió el motor sin costo.');
    await addLines(dealer, 1, 'labour', ['ENG-0040-20']);
    await act(dealer, 'save');
    await confirmWarning(dealer, t('server:W-216'));
    no = await claimNo(dealer);
    await uploadTo(dealer, 'vehiclePlatePhoto', 'vehicle-plate.jpg');
    await uploadTo(dealer, 'workingHoursPhoto', 'working-hours.jpg');
    await act(dealer, 'submit');
  });

  await test.step('number and photo of the new engine are required', async () => {
    await expect(errorList(page)).toContainText(t('warrantyClaim:field.newEngineNo'));
    await expect(errorList(page)).toContainText(t('warrantyClaim:field.slot.enginePlatePhoto'));
    await expect(headField(dealer, 'newEngineNo')).toHaveAttribute('aria-invalid', 'true');
    await expectStatus(dealer, 'draft');
    await keep(page, 'number-required');
    await fillHead(dealer, { newEngineNo: newEngine });
    await uploadTo(dealer, 'enginePlatePhoto', 'engine-plate.jpg');
    await act(dealer, 'submit');
    await expectStatus(dealer, 'submitted');
    await keep(page, 'submitted');
  });

  await test.step('the manager reviews and approves in one step', async () => {
    const manager = await openAs(browser, 'zhao.manager');
    await openClaim(manager, no);
    await startReview(manager);
    await keep(manager.page, 'review');
    await approveFinally(manager);
    await keep(manager.page, 'audited');
    await manager.page.context().close();
  });

  await test.step('the passport shows the new engine and the old one in its history', async () => {
    await openMenu(dealer, 'vehicle-list');
    const vin = page.getByRole('textbox', { name: t('vehicle:field.vin') });
    await vin.fill(scenarioVins.engineReplacement);
    await vin.press('Enter');
    await page
      .getByRole('region', { name: t('vehicle:title') })
      .getByRole('link', { name: scenarioVins.engineReplacement })
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(scenarioVins.engineReplacement);
    await expect(page.getByRole('tabpanel', { name: t('vehicle:tab.basic') })).toContainText(newEngine);
    await keep(page, 'passport');
    await page.getByRole('tab', { name: `${t('vehicle:tab.engines')} (1)` }).click();
    const change = page
      .getByRole('tabpanel', { name: `${t('vehicle:tab.engines')} (1)` })
      .getByRole('row')
      .last();
    for (const cell of [daysAgo(2), oldEngine, newEngine, no]) await expect(change).toContainText(cell);
    await keep(page, 'engines');
    await page.getByRole('tab', { name: t('vehicle:tab.history'), exact: true }).click();
    await expect(page.getByRole('listitem').filter({ hasText: t('vehicle:event.engine_replaced') })).toBeVisible();
    await keep(page, 'history');
  });

  await test.step('its paper shows both numbers', async () => {
    await page.getByRole('button', { name: t('shared:print'), exact: true }).click();
    await page.waitForURL(/\/print\//);
    const paper = page.locator('.print-sheet:visible');
    await expect(paper.locator('.print-sheet-no')).toHaveText(scenarioVins.engineReplacement);
    const change = paper.getByRole('row').filter({ has: page.getByRole('cell', { name: oldEngine, exact: true }) });
    for (const cell of [daysAgo(2), newEngine, no]) await expect(change).toContainText(cell);
    await keep(page, 'paper');
  });
});

/** A claim written on a phone whose network fails: nothing typed is lost, and what was asked for is done once. */
import { expect } from '@playwright/test';
import { scenarioVins } from '../../apps/server/seed/vehicles/scenarioVehicles.ts';
import { call } from '../steps/call.ts';
import {
  act,
  addFault,
  addLines,
  answer,
  claimNo,
  confirmWarning,
  daysAgo,
  expectStatus,
  faultField,
  fillDays,
  fillFault,
  fillHead,
  headField,
} from '../steps/claims/claim.ts';
import { chooseFor, slotOf, storedFile, uploadTo } from '../steps/files.ts';
import { openAs } from '../steps/signIn.ts';
import { test } from '../test.ts';

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const complaint = 'El tractor pierde fuerza en el levante.';
const correction = 'Se cambió el juego de sellos.';

test('a claim on a phone survives two cuts of the network, and is saved and handed in once', async ({ browser }) => {
  const clerk = await openAs(browser, 'd001.service', '/service/warrantyClaim/add', { options: phone });
  const {
    page,
    texts: { t },
  } = clerk;
  const network = (isOn: boolean): Promise<void> => page.context().setOffline(!isOn);
  const claims = async (): Promise<number> =>
    (await call<{ records: unknown[] }>(clerk, `/api/portal/warrantyClaim/list?keyword=${scenarioVins.claim}`)).records.length;
  const before = await claims();

  await test.step('the head and a fault, online', async () => {
    await fillHead(clerk, { vin: scenarioVins.claim, operatingHours: '312' });
    await fillDays(clerk, { failureDate: daysAgo(5), repairDate: daysAgo(3) });
    await expect(page.getByText(t('warrantyClaim:coverage.in'), { exact: true })).toBeVisible();
    await addFault(clerk);
    await fillFault(clerk, 1, { system: 'hydraulic', bugCode: 'HYD-018', failureReason: 'material', bugDesc: 'Sin presión.', correction: 'Por completar' });
    await addLines(clerk, 1, 'part', ['HYD0802-50']);
  });

  await test.step('without a network it goes on; a save that was asked for twice is promised', async () => {
    await network(false);
    await fillHead(clerk, { technician: 'Rodrigo Pino', complaint });
    await answer(clerk, 'partsInStock', 'N');
    await act(clerk, 'save');
    const promise = page.getByRole('alert').filter({ hasText: t('documents:form.owed') });
    await expect(promise).toBeVisible();
    await act(clerk, 'save');
    await expect(promise).toBeVisible();
    await faultField(clerk, 1, 'correction').fill(correction);
    // The note beside the buttons can be read to its end.
    const note = page
      .locator('[data-document-foot]:visible')
      .getByRole('status')
      .filter({ hasText: t('documents:form.unsaved') });
    expect(await note.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeLessThanOrEqual(0);
  });

  await test.step('with the network back it is saved, once, with all that was typed', async () => {
    await network(true);
    await confirmWarning(clerk, t('server:W-216'));
    await claimNo(clerk);
    await expectStatus(clerk, 'draft');
    await expect(page.getByText(t('documents:form.unsaved'))).toBeHidden();
    expect(await claims()).toBe(before + 1);
    await page.reload();
    await expect(headField(clerk, 'complaint')).toHaveValue(complaint);
    await expect(headField(clerk, 'technician')).toHaveValue('Rodrigo Pino');
    await expect(faultField(clerk, 1, 'correction')).toHaveValue(correction);
  });

  await test.step('a photo that is chosen without a network goes up by itself', async () => {
    await network(false);
    await chooseFor(clerk, 'vehiclePlatePhoto', 'vehicle-plate.jpg');
    await expect(slotOf(clerk, 'vehiclePlatePhoto')).toContainText('vehicle-plate.jpg');
    await network(true);
    await expect(storedFile(clerk, 'vehiclePlatePhoto', 'vehicle-plate.jpg')).toHaveCount(1, { timeout: 30_000 });
  });

  await test.step('it is handed in', async () => {
    await uploadTo(clerk, 'workingHoursPhoto', 'working-hours.jpg');
    await uploadTo(clerk, 'defectivePartsPhoto', 'defective-parts.png');
    await uploadTo(clerk, 'newPartsPhoto', 'new-parts.jpg');
    await act(clerk, 'submit');
    await expectStatus(clerk, 'submitted');
    expect(await claims()).toBe(before + 1);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });
});

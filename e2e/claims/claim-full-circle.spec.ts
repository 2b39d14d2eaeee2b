/** A dealer files a claim, the maker returns it once, cuts it, approves it. */
import { expect } from '@playwright/test';
import { demoPassword } from '../../apps/server/seed/organisations/users.ts';
import { scenarioVins } from '../../apps/server/seed/vehicles/scenarioVehicles.ts';
import { summaryAmount } from '../steps/amounts.ts';
import {
  act,
  addFault,
  addLines,
  answer,
  claimNo,
  closePicker,
  confirmWarning,
  daysAgo,
  errorList,
  expectStatus,
  faultField,
  faultPanel,
  fillCell,
  fillDays,
  fillFault,
  fillHead,
  headField,
  lineOf,
  openNewClaim,
  openPicker,
  pick,
} from '../steps/claims/claim.ts';
import { openClaim } from '../steps/claims/claimList.ts';
import { removeFrom, slotOf, uploadTo } from '../steps/files.ts';
import { openMenu } from '../steps/menu.ts';
import { openMessages } from '../steps/messages.ts';
import { picturesOf } from '../steps/pictures.ts';
import { approveFinally, passClaim, returnClaim, startReview } from '../steps/claims/review.ts';
import { dragSlider, loginTexts, openAs, type Person, tryLogin, userMenu } from '../steps/signIn.ts';
import { test } from '../test.ts';
import { textsIn } from '../texts.ts';

const plateNote = '看不清车架号';

const hydraulic = {
  system: 'hydraulic',
  bugCode: 'HYD-014',
  failureReason: 'material',
  bugDesc: 'Sin presión en el levante con aceite caliente.',
  correction: 'Se cambió la bomba y su juego de sellos.',
};
const electrical = {
  system: 'electrical',
  bugCode: 'ELE-007',
  failureReason: 'electrical',
  bugDesc: 'El sensor de velocidad no entrega señal.',
  correction: 'Se reemplazó el sensor de velocidad.',
};
const pump = 'HYD0801-50',
  sealKit = 'HYD0802-50',
  sensor = 'ELE0401-50';
const pumpHours = 'HYD-0140-20',
  sensorHours = 'ELE-0070-20';
const opinion = 'plate unreadable';

test('a claim is filed, returned for a photo, filed again, cut, passed and audited', async ({ browser }) => {
  const keep = picturesOf('claim-full-circle');
  const context = await browser.newContext();
  const dealer: Person = { page: await context.newPage(), texts: textsIn('es'), name: 'Matías Fuentealba' };
  const {
    page,
    texts,
    texts: { t },
  } = dealer;
  let no = '';

  await test.step('the clerk mistypes the password, drags the slider and signs in', async () => {
    await page.goto('/');
    await expect(page).toHaveURL(/\/user\/login/);
    await keep(page, 'login');
    await tryLogin(page, 'd001.service', 'Harrow#2025');
    await expect(page.getByRole('alert')).toBeVisible();
    const login = page.getByRole('button', { name: loginTexts.t('login:login'), exact: true });
    await expect(login).toBeDisabled();
    await keep(page, 'login-slider');
    await dragSlider(page);
    await tryLogin(page, 'd001.service', demoPassword);
    await expect(userMenu(dealer)).toBeVisible();
    await keep(page, 'start');
  });

  await test.step('looks at the list of claims and starts one for the S3 machine', async () => {
    await openMenu(dealer, 'service-warrantyClaim');
    await expect(page.getByRole('region', { name: t('warrantyClaim:title') }).getByRole('row')).not.toHaveCount(0);
    await keep(page, 'list');
    await openNewClaim(dealer);
    await fillHead(dealer, { vin: scenarioVins.claim, operatingHours: '312' });
    await fillDays(dealer, { failureDate: daysAgo(5), repairDate: daysAgo(3) });
    await expect(page.getByText(t('warrantyClaim:coverage.in'))).toBeVisible();
    await fillHead(dealer, { technician: 'Rodrigo Pino', complaint: 'El tractor pierde fuerza en el levante y el tablero muestra una falla de velocidad.' });
    await answer(dealer, 'partsInStock', 'N');
    await keep(page, 'machine');
  });

  await test.step('E-200: the fault code waits for the system', async () => {
    await addFault(dealer);
    await faultField(dealer, 1, 'bugCode').click();
    await expect(faultPanel(page, 1).getByText(t('server:E-200'))).toBeVisible();
    await keep(page, 'code-before-system');
    await fillFault(dealer, 1, hydraulic);
    await addLines(dealer, 1, 'labour', [pumpHours]);
    await addLines(dealer, 1, 'part', [pump, sealKit]);
    // The cell becomes its control when the pointer comes; columns out of sight are not there.
    const causal = lineOf(dealer, 1, 'part', pump).locator('[data-column="isCausal"]');
    await causal.hover();
    await expect(causal.getByRole('radio')).toBeChecked();
    await fillCell(dealer, 1, 'part', pump, 'oldSerialNo', 'BH-4711');
    await fillCell(dealer, 1, 'part', pump, 'newSerialNo', 'BH-9822');
  });

  await test.step('E-202: the same hour code twice', async () => {
    await addFault(dealer);
    await fillFault(dealer, 2, electrical);
    await addLines(dealer, 2, 'part', [sensor]);
    const catalogue = await openPicker(dealer, 2, 'labour');
    await pick(dealer, catalogue, sensorHours);
    await expect(lineOf(dealer, 2, 'labour', sensorHours)).toHaveCount(1);
    await pick(dealer, catalogue, sensorHours);
    await expect(catalogue.getByRole('alert')).toHaveText(t('warrantyClaim:picker.hourCodeTaken'));
    await keep(page, 'hour-code-twice');
    await closePicker(dealer, catalogue);
    await expect(lineOf(dealer, 2, 'labour', sensorHours)).toHaveCount(1);
  });

  await test.step('E-209: too long a trip, then W-216 is confirmed once', async () => {
    await fillHead(dealer, { mileage: '400,5', otherFee: '60' });
    await act(dealer, 'save');
    await expect(errorList(page)).toContainText(t('server:E-209'));
    await expect(headField(dealer, 'mileage')).toHaveAttribute('aria-invalid', 'true');
    await keep(page, 'trip-too-long');
    await fillHead(dealer, { mileage: '180.25' });
    await act(dealer, 'save');
    await confirmWarning(dealer, t('server:W-216'));
    no = await claimNo(dealer);
    await expectStatus(dealer, 'draft');
    await keep(page, 'saved');
  });

  await test.step('E-206 and E-217: the fee without words, no photos', async () => {
    await act(dealer, 'submit');
    await expect(errorList(page)).toContainText(t('server:E-206'));
    await expect(errorList(page)).toContainText(t('server:E-217', { list: '' }).trim());
    for (const slot of ['vehiclePlatePhoto', 'workingHoursPhoto', 'defectivePartsPhoto', 'newPartsPhoto', 'mileagePhoto'])
      await expect(errorList(page)).toContainText(t(`warrantyClaim:field.slot.${slot}`));
    await keep(page, 'photos-missing');
    await fillHead(dealer, { otherFeeDesc: 'Traslado de la bomba desde Temuco' });
    // Saves first, and does not ask about the bank data again.
    await act(dealer, 'submit');
    await expect(errorList(page)).not.toContainText(t('server:E-206'));
  });

  await test.step('photos, video and invoice go up; the claim is handed in', async () => {
    await uploadTo(dealer, 'vehiclePlatePhoto', 'vehicle-plate-unreadable.jpg');
    await uploadTo(dealer, 'workingHoursPhoto', 'working-hours.jpg');
    await uploadTo(dealer, 'defectivePartsPhoto', 'defective-parts.png');
    await uploadTo(dealer, 'newPartsPhoto', 'new-parts.jpg');
    await uploadTo(dealer, 'mileagePhoto', 'mileage.jpg');
    await uploadTo(dealer, 'video', 'repair.mp4');
    await uploadTo(dealer, 'signature', 'defective-parts.png');
    await keep(page, 'uploaded');
    await act(dealer, 'submit');
    await expectStatus(dealer, 'submitted');
    await keep(page, 'submitted');
  });

  const reviewer = await openAs(browser, 'wang.service');
  await test.step('the reviewer returns it and marks the plate', async () => {
    await openClaim(reviewer, no);
    await startReview(reviewer);
    await keep(reviewer.page, 'review');
    await returnClaim(reviewer, { reason: 'insufficient_photos', opinion, slots: { vehiclePlatePhoto: plateNote } });
    await keep(reviewer.page, 'returned');
  });

  await test.step('the clerk sees the mark and the note, replaces the photo, hands in again', async () => {
    await openClaim(dealer, no);
    await expectStatus(dealer, 'no_pass');
    await expect(page.getByRole('alert').filter({ hasText: opinion })).toBeVisible();
    await expect(slotOf(dealer, 'vehiclePlatePhoto')).toContainText(t('documents:form.marked', { note: plateNote }));
    await expect(slotOf(dealer, 'workingHoursPhoto')).not.toContainText(t('documents:form.markedPlain'));
    await keep(page, 'marked');
    await removeFrom(dealer, 'vehiclePlatePhoto', 'vehicle-plate-unreadable.jpg');
    await uploadTo(dealer, 'vehiclePlatePhoto', 'vehicle-plate.jpg');
    await act(dealer, 'submit');
    await expectStatus(dealer, 'submitted');
    await expect(page.getByRole('term').filter({ hasText: t('warrantyClaim:field.round') })).toBeVisible();
    await keep(page, 'round-2');
  });

  await test.step('the reviewer cuts the labour and passes it', async () => {
    await openClaim(reviewer, no);
    // The photos are beside the form.
    await expect(reviewer.page.getByRole('button', { name: 'vehicle-plate.jpg' }).first()).toBeVisible();
    await startReview(reviewer);
    await fillCell(reviewer, 2, 'labour', sensorHours, 'auditHours', '0.5');
    const reason = reviewer.page.getByRole('textbox', { name: reviewer.texts.t('warrantyClaim:field.deductReason') });
    await act(reviewer, 'pass');
    // Less than was claimed is not even asked about without a reason.
    await expect(reviewer.page.getByRole('alert').filter({ hasText: reviewer.texts.t('server:E-233') })).toBeVisible();
    await expect(reason).toHaveAttribute('aria-invalid', 'true');
    await reason.fill('标准工时以内，核减 0.3 小时');
    await keep(reviewer.page, 'cut');
    await passClaim(reviewer);
    await keep(reviewer.page, 'passed');
    await reviewer.page.context().close();
  });

  await test.step('the manager gives the final approval', async () => {
    const manager = await openAs(browser, 'zhao.manager');
    await openClaim(manager, no);
    await approveFinally(manager);
    await keep(manager.page, 'audited');
    await manager.page.context().close();
  });

  await test.step('the clerk is told, and sees what was approved', async () => {
    await page.reload();
    const messages = await openMessages(dealer);
    await keep(page, 'messages');
    await messages.getByRole('link', { name: t('server:event.warrantyClaim.audit_succeeded.title', { no }) }).click();
    await expectStatus(dealer, 'audit_succeeded');
    const [claimed, approved] = [await summaryAmount(dealer, 'labour', 'claimed'), await summaryAmount(dealer, 'labour', 'approved')];
    // 2.5 h and 0.8 h were claimed, 2.5 h and 0.5 h approved, at one rate; each line is rounded.
    expect(approved).toBeCloseTo((claimed * 3) / 3.3, 1);
    expect(await summaryAmount(dealer, 'parts', 'approved')).toBe(await summaryAmount(dealer, 'parts', 'claimed'));
    expect(await summaryAmount(dealer, 'other', 'approved')).toBe(60);
    expect(await summaryAmount(dealer, 'total', 'deducted')).toBeCloseTo(claimed - approved, 2);
    await keep(page, 'approved');
  });

  await test.step('the old pump is to be sent back, which the claim and its line of cores say', async () => {
    const core = page
      .getByRole('complementary')
      .getByRole('listitem')
      .filter({ hasText: texts.dict('core_status', 'to_return') });
    await expect(core).toHaveCount(1);
    await core.getByRole('link').first().click();
    await expect(page.getByRole('row').filter({ hasText: no })).toContainText(pump);
    await keep(page, 'core');
  });
});

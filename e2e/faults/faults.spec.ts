/** Faults of daily work lose no input: networks, sessions, colleagues, files. */
import { Buffer } from 'node:buffer';
import { readFileSync, writeFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { demoPassword } from '../../apps/server/seed/organisations/users.ts';
import { act, actionName, expectStatus, fillHead, headField } from '../steps/claims/claim.ts';
import { openClaim } from '../steps/claims/claimList.ts';
import { expectSaved, expectUnsaved, saveDraft } from '../steps/claims/drafts.ts';
import { chooseFor, fileOf, slotOf, storedFile, uploadTo } from '../steps/files.ts';
import { createServer } from '../steps/ownServer.ts';
import { endSession, openAs } from '../steps/signIn.ts';
import { test } from '../test.ts';

const words = 'La bomba hace ruido desde ayer, más fuerte en caliente.';

test('offline in the middle of a claim: nothing typed is lost, nor after a reload', async ({ browser }) => {
  const clerk = await openAs(browser, 'd001.service');
  const {
    page,
    texts: { t },
  } = clerk;
  await saveDraft(clerk);
  await page.context().setOffline(true);
  await expect(page.getByText(t('ui:offline'))).toBeVisible();
  await fillHead(clerk, { complaint: words, technician: 'Rodrigo Pino' });
  await act(clerk, 'save');
  await expect(page.getByRole('alert').filter({ hasText: t('documents:form.owed') })).toBeVisible();
  await expect(headField(clerk, 'complaint')).toHaveValue(words);

  // The requested save is repeated as soon as the network is back.
  await page.context().setOffline(false);
  await expectSaved(clerk);
  // Input without a requested save waits in this browser.
  await page.context().setOffline(true);
  await fillHead(clerk, { repairPlace: 'Fundo Los Robles' });
  await expectUnsaved(clerk);
  await page.context().setOffline(false);
  await page.reload();
  await page.getByRole('button', { name: t('documents:restoreOffer.restore') }).click();
  await expect(headField(clerk, 'repairPlace')).toHaveValue('Fundo Los Robles');
  await expect(headField(clerk, 'complaint')).toHaveValue(words);
  await act(clerk, 'save');
  await expectSaved(clerk);
  await page.reload();
  await expect(headField(clerk, 'complaint')).toHaveValue(words);
  await expect(page.getByRole('button', { name: t('documents:restoreOffer.restore') })).toHaveCount(0);
});

test('the session expires while typing: one logs in again in place and the page stays', async ({ browser }) => {
  const clerk = await openAs(browser, 'd001.service');
  const {
    page,
    texts: { t },
  } = clerk;
  const no = await saveDraft(clerk);
  await fillHead(clerk, { complaint: words });
  await expectUnsaved(clerk);
  await endSession(clerk);
  // If the socket reports it first, the dialog already covers the button.
  await act(clerk, 'save').catch(() => undefined);
  const dialog = page.getByRole('dialog', { name: t('app:session.expired') });
  await dialog.getByLabel(t('app:session.password'), { exact: true }).fill(demoPassword);
  await dialog.getByRole('button', { name: t('app:session.logInAgain') }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name: no })).toBeVisible();
  await expect(headField(clerk, 'complaint')).toHaveValue(words);
  await expect(page.locator('[data-document-foot]:visible').getByRole('alert')).toHaveCount(0);
  // A save that found no session is made again, sooner or later; one that the dialog lay over is still to be made.
  await expect(async () => {
    await page
      .locator('[data-document-foot]:visible')
      .getByRole('button', { name: actionName(clerk.texts, 'save'), exact: true })
      .click({ timeout: 1000 });
  })
    .toPass({ timeout: 5000 })
    .catch(() => undefined);
  await expectSaved(clerk);
});

test('two people save the same claim: the second sees what differs and chooses', async ({ browser }) => {
  const clerk = await openAs(browser, 'd001.service');
  const no = await saveDraft(clerk, { technician: 'Rodrigo Pino' });
  const colleague = await openAs(browser, 'd001.admin');
  await openClaim(colleague, no);
  await fillHead(colleague, { technician: 'Ignacia Sandoval' });
  await fillHead(colleague, { repairPlace: 'Fundo Los Robles' });
  await act(colleague, 'save');
  await expectSaved(colleague);

  const {
    page,
    texts: { t },
  } = clerk;
  await fillHead(clerk, { technician: 'Pedro Rojas' });
  await act(clerk, 'save');
  const dialog = page.getByRole('dialog', { name: t('documents:conflict.title') });
  const row = dialog.getByRole('row').filter({ hasText: t('warrantyClaim:field.technician') });
  await expect(row).toContainText('Pedro Rojas');
  await expect(row).toContainText('Ignacia Sandoval');
  await expect(dialog.getByRole('row').filter({ hasText: 'Fundo Los Robles' })).toContainText(t('documents:conflict.taken'));
  await dialog.getByRole('button', { name: t('documents:conflict.merge') }).click();
  await expect(headField(clerk, 'technician')).toHaveValue('Pedro Rojas');
  await expect(headField(clerk, 'repairPlace')).toHaveValue('Fundo Los Robles');
  await act(clerk, 'save');
  await expectSaved(clerk);
  await colleague.page.reload();
  await expect(headField(colleague, 'technician')).toHaveValue('Pedro Rojas');
  await colleague.page.context().close();
});

test('uploads that are empty, too large, lying or cut say so and leave the rest alone', async ({ browser }, testInfo) => {
  const clerk = await openAs(browser, 'd001.service');
  const {
    page,
    texts: { t },
  } = clerk;
  await saveDraft(clerk, { complaint: words });
  await uploadTo(clerk, 'workingHoursPhoto', 'working-hours.jpg');
  const plate = slotOf(clerk, 'vehiclePlatePhoto');

  await chooseFor(clerk, 'vehiclePlatePhoto', { name: 'empty.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(0) });
  await expect(plate.getByRole('alert')).toHaveText(`empty.jpg: ${t('ui:files.refused.empty')}`);

  const large = testInfo.outputPath('large.jpg');
  writeFileSync(large, Buffer.alloc(50 * 1024 * 1024));
  await chooseFor(clerk, 'vehiclePlatePhoto', large);
  await expect(plate.getByRole('alert')).toHaveText(`large.jpg: ${t('ui:files.refused.tooLarge', { maxMb: 50 })}`);

  await chooseFor(clerk, 'vehiclePlatePhoto', { name: 'lying.jpg', mimeType: 'image/jpeg', buffer: readFileSync(fileOf('invoice.pdf')) });
  await expect(plate.getByRole('alert')).toContainText(t('server:attach.lies', { name: 'lying.jpg' }));

  await page.route('**/attach/upload**', (route) => route.abort('connectionreset'), { times: 1 });
  await chooseFor(clerk, 'defectivePartsPhoto', 'defective-parts.png');
  // The upload waits for the lost connection and resumes by itself.
  await expect(storedFile(clerk, 'defectivePartsPhoto', 'defective-parts.png')).toBeVisible();

  await page.reload();
  await expect(storedFile(clerk, 'workingHoursPhoto', 'working-hours.jpg')).toBeVisible();
  await expect(storedFile(clerk, 'defectivePartsPhoto', 'defective-parts.png')).toBeVisible();
  await expect(plate.getByRole('listitem')).toHaveCount(0);
  await expect(headField(clerk, 'complaint')).toHaveValue(words);
});

test('two people hand in the same claim at once: it is handed in once', async ({ browser }) => {
  const clerk = await openAs(browser, 'd001.service', '/service/warrantyClaim?status=no_pass');
  const {
    page,
    texts: { t },
  } = clerk;
  const no = await page.locator('tbody').getByRole('link').first().innerText();
  await openClaim(clerk, no);
  const colleague = await openAs(browser, 'd001.admin');
  await openClaim(colleague, no);
  const people = [clerk, colleague];
  const steps = clerk.page.locator('li strong').filter({ hasText: t('shared:action.submit') });
  await expect(steps).not.toHaveCount(0);
  const before = await steps.count();

  const answers = people.map((person) => person.page.waitForResponse(/approval\/submit/).then((response) => response.json()));
  await Promise.all(people.map((person) => act(person, 'submit')));
  const done = (await Promise.all(answers)).filter(({ success }) => success);
  expect(done).toHaveLength(1);

  for (const person of people) {
    await person.page.reload();
    await expectStatus(person, 'submitted');
  }
  await expect(steps).toHaveCount(before + 1);
  await colleague.page.context().close();
});

test('the server is killed in the middle of a save: what it had acknowledged is there, what it had not stays on the page', async ({ browser }) => {
  const server = createServer('killed', 'demo');
  await server.start();
  try {
    const clerk = await openAs(browser, 'd001.service', '/', { options: { baseURL: server.address } });
    const {
      page,
      texts: { t },
    } = clerk;
    const unsaved = page.getByText(t('documents:form.unsaved'));
    const no = await saveDraft(clerk, { technician: 'Rodrigo Pino' });
    for (const complaint of ['uno', 'dos', 'tres']) {
      await fillHead(clerk, { complaint });
      await act(clerk, 'save');
      await expect(unsaved).toBeHidden();
    }
    await fillHead(clerk, { complaint: 'cuatro' });
    const sent = page.waitForRequest(/warrantyClaim\/save/);
    await act(clerk, 'save');
    await sent;
    await server.kill();
    await expect(headField(clerk, 'complaint')).toHaveValue('cuatro');

    await server.start();
    const other = await openAs(browser, 'd001.admin', '/', { options: { baseURL: server.address } });
    await openClaim(other, no);
    await expect(headField(other, 'technician')).toHaveValue('Rodrigo Pino');
    // The fourth may or may not have been written; the third was acknowledged.
    await expect(headField(other, 'complaint')).toHaveValue(/^(tres|cuatro)$/);
    await other.page.context().close();

    if (await unsaved.isVisible()) await act(clerk, 'save');
    await expect(unsaved).toBeHidden();
    await page.reload();
    await expect(headField(clerk, 'complaint')).toHaveValue('cuatro');
    await page.context().close();
  } finally {
    await server.remove();
  }
});

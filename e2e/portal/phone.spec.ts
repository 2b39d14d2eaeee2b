/** A technician's phone: fingers instead of a mouse, the camera instead of a folder. */
import { expect, type Page } from '@playwright/test';
import { fileOf, removeFrom, slotOf, storedFile } from '../steps/files.ts';
import { passClaim, startReview } from '../steps/claims/review.ts';
import { loginTexts, openAs, type Person, tryLogin } from '../steps/signIn.ts';
import { test } from '../test.ts';

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

interface Point {
  x: number;
  y: number;
}

/** One finger on the screen. */
async function fingerOn(page: Page) {
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: Point[]) => session.send('Input.dispatchTouchEvent', { type, touchPoints });
  return {
    async drag(from: Point, to: Point): Promise<void> {
      await touch('touchStart', from);
      for (const share of [0.25, 0.5, 0.75, 1]) await touch('touchMove', { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share });
    },
    lift: () => touch('touchEnd'),
  };
}

/** A draft of the person that the demo has. */
async function draftOf({ page }: Person): Promise<string> {
  const stored = await page.evaluate(() => localStorage.getItem('Access-Token'));
  const { value = '' } = JSON.parse(stored ?? '{}') as { value?: string };
  const answer = await page.request.get('/api/portal/warrantyClaim/list?status=draft', { headers: { 'X-Access-Token': value } });
  const { result } = (await answer.json()) as { result: { records: { id: string; status: string }[] } };
  return result.records.find(({ status }) => status === 'draft')!.id;
}

/** Presses the camera of a slot and answers with a file, as the phone would. */
async function takeWithCamera(person: Person, slot: string, kind: 'photo' | 'film', name: string): Promise<void> {
  const { page, texts } = person;
  const label = texts.t(`ui:files.${kind}To`, { slot: texts.t(`warrantyClaim:field.slot.${slot}`) });
  const camera = slotOf(person, slot).getByRole('button', { name: label });
  // An announcement may move the page from under the finger.
  await expect(async () => {
    await expect(camera).toBeVisible();
    const [chooser] = await Promise.all([page.waitForEvent('filechooser', { timeout: 2000 }), camera.tap()]);
    expect(await chooser.element().getAttribute('capture')).toBe('environment');
    await chooser.setFiles(fileOf(name));
  }).toPass();
  await expect(storedFile(person, slot, name)).toBeVisible();
}

test('the slider of the login page follows a finger, and goes back when it is lifted early', async ({ browser }) => {
  const page = await (await browser.newContext(phone)).newPage();
  await page.goto('/');
  await tryLogin(page, 'd001.parts', 'wrong', loginTexts);
  const handle = page.getByRole('slider');
  // The error message is shown below the slider and no longer moves the page.
  await expect(page.getByRole('alert')).toBeVisible();
  await handle.scrollIntoViewIfNeeded();
  const [box, track] = [await handle.boundingBox(), await handle.locator('..').boundingBox()];
  const start = { x: box!.x + 20, y: box!.y + 20 };
  const finger = await fingerOn(page);
  await finger.drag(start, { x: start.x + 100, y: start.y + 30 });
  await expect(handle).not.toHaveAttribute('aria-valuenow', '0');
  await finger.lift();
  await expect(handle).toHaveAttribute('aria-valuenow', '0');
  await finger.drag(start, { x: track!.x + track!.width, y: start.y - 40 });
  await expect(handle).toHaveAttribute('aria-disabled', 'true');
  await finger.lift();
});

test('photographs, films and papers of a claim', async ({ browser }) => {
  const person = await openAs(browser, 'd001.service', '/', { options: phone });
  const { page } = person;
  await page.goto(`/service/warrantyClaim/edit/${await draftOf(person)}`);
  await takeWithCamera(person, 'enginePlatePhoto', 'photo', 'engine-plate.jpg');
  await takeWithCamera(person, 'video', 'film', 'repair.mp4');

  const viewer = page.getByRole('dialog');
  await test.step('the film plays', async () => {
    await storedFile(person, 'video', 'repair.mp4').tap();
    const film = viewer.locator('video');
    await film.evaluate((video: HTMLVideoElement) => video.play());
    await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0);
    await page.keyboard.press('Escape');
  });
  await test.step('a picture larger than the window is drawn by a finger', async () => {
    await storedFile(person, 'enginePlatePhoto', 'engine-plate.jpg').tap();
    await viewer.getByRole('button', { name: person.texts.t('ui:viewer.zoomIn') }).tap();
    const finger = await fingerOn(page);
    await finger.drag({ x: 200, y: 400 }, { x: 260, y: 450 });
    await finger.lift();
    await expect(viewer.getByRole('img', { name: 'engine-plate.jpg' })).toHaveAttribute('style', /translate\(60px, 50px\)/);
    await page.keyboard.press('Escape');
  });
  await test.step('a PDF is shown by the viewer of the browser', async () => {
    await takeWithCamera(person, 'invoiceScan', 'photo', 'invoice.pdf');
    await storedFile(person, 'invoiceScan', 'invoice.pdf').tap();
    await expect(viewer.getByTitle('invoice.pdf')).toBeVisible();
    await expect.poll(() => page.frames().some((frame) => frame.url().startsWith('chrome-extension://'))).toBe(true);
    await page.keyboard.press('Escape');
  });
  await removeFrom(person, 'video', 'repair.mp4');
  await removeFrom(person, 'enginePlatePhoto', 'engine-plate.jpg');
  await removeFrom(person, 'invoiceScan', 'invoice.pdf');
});

test('a reviewer reads a claim, looks at its photos, cuts hours and passes it', async ({ browser }) => {
  const reviewer = await openAs(browser, 'li.service', '/service/warrantyClaim?status=submitted', { options: phone });
  const {
    page,
    texts: { t },
  } = reviewer;
  await page.locator('a[href^="/service/warrantyClaim/detail/"]').last().tap();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(/^WC/);
  // Another reviewer may have it open already: then the next one.
  const taken = page.getByText(t('documents:review.openedBy', { name: '' }).trim());
  while (await taken.isVisible()) {
    const no = await heading.innerText();
    await page.getByRole('button', { name: t('shared:neighbours.next'), exact: true }).tap();
    await expect(heading).not.toHaveText(no);
    await expect(heading).toHaveText(/^WC/);
  }

  await test.step('the photos, one after the other', async () => {
    await page
      .getByRole('button', { name: new RegExp(`^${t('ui:files.open', { name: '' }).trim()}`) })
      .first()
      .tap();
    const viewer = page.getByRole('dialog');
    await expect(viewer.getByRole('img').first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(viewer).toBeHidden();
  });

  await test.step('less than was claimed, with a reason', async () => {
    await startReview(reviewer);
    const cell = page.locator('[data-column="auditHours"]').first();
    await cell.scrollIntoViewIfNeeded();
    await cell.tap();
    await cell.getByRole('textbox').fill('0.1');
    await cell.getByRole('textbox').press('Enter');
    await page
      .getByRole('textbox', { name: t('warrantyClaim:field.deductReason') })
      .first()
      .fill('标准工时以内');
    await passClaim(reviewer);
  });

  await test.step('nothing is wider than the screen', async () => {
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });
});

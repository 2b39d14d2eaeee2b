/** The maker tells a story with a picture and a film; a dealer reads it on a phone. */
import { expect } from '@playwright/test';
import { fileOf, uploadTo } from '../steps/files.ts';
import { openAs } from '../steps/signIn.ts';
import { test } from '../test.ts';

test('a story is written with a picture and a film, read on a phone, counted and withdrawn', async ({ browser }) => {
  const author = await openAs(browser, 'sun.sales', '/workbench/news/manage/add');
  const { page, texts } = author;
  const { t } = texts;
  const title = '田间日：新播种机首秀';
  const text = page.getByRole('textbox', { name: t('news:field.content') });

  /** Puts one of our files into the text. */
  const embed = async (kind: 'image' | 'media', file: string): Promise<void> => {
    await page
      .getByRole('button', { name: t(`editors:richText.${kind}`), exact: true })
      .filter({ visible: true })
      .click();
    const dialog = page.getByRole('dialog', { name: t(`editors:${kind}.title`) });
    await dialog.locator('input[type=file]').setInputFiles(fileOf(file));
    await dialog.getByRole('button', { name: t('editors:embed.insert') }).click();
    await expect(dialog).toBeHidden();
  };

  await test.step('the author writes it, and sees beforehand what will be read', async () => {
    await page.getByRole('radio', { name: texts.dict('news_category', 'exhibition') }).check();
    await page.getByRole('textbox', { name: t('news:field.title') }).fill(title);
    await page.getByRole('textbox', { name: t('news:field.summary') }).fill('三百位客户到场。');
    await text.fill('机器在雨后的地里作业。');
    await embed('image', 'vehicle-plate.jpg');
    await embed('media', 'repair.mp4');
    await expect(text.locator('img')).toHaveCount(1);
    await expect(text.locator('video')).toHaveCount(1);
    await page.getByRole('button', { name: t('news:preview'), exact: true }).click();
    const preview = page.getByRole('dialog', { name: t('news:preview') });
    await expect(preview.getByRole('heading', { name: title }).first()).toBeVisible();
    await expect(preview.locator('video')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(preview).toBeHidden();
    await uploadTo(author, 'news:coverImage', 'engine-plate.jpg');
    await page.getByRole('button', { name: t('news:publish'), exact: true }).click();
    await expect(page.getByText(texts.dict('news_status', 'pass'), { exact: true }).first()).toBeVisible();
  });

  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
  const dealer = await openAs(browser, 'd001.service', '/workbench/news', { options: phone });
  const stories = dealer.page.getByRole('list', { name: dealer.texts.t('news:reader.title') });

  await test.step('a dealer finds it on the phone and reads it with picture and film', async () => {
    await stories.getByRole('link', { name: title }).click();
    await expect(dealer.page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(dealer.page.getByText('机器在雨后的地里作业。')).toBeVisible();
    const pictures = dealer.page.locator('article img').filter({ visible: true });
    await expect.poll(() => pictures.evaluateAll((all) => all.map((one) => (one as HTMLImageElement).naturalWidth > 0))).toEqual([true, true]);
    const film = dealer.page.locator('video').filter({ visible: true });
    await film.scrollIntoViewIfNeeded();
    await expect.poll(() => film.evaluate((one) => (one as HTMLVideoElement).readyState)).toBeGreaterThan(0);
    const { width } = (await film.boundingBox())!;
    expect(width).toBeLessThanOrEqual(390);
    expect(await dealer.page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });

  await test.step('on paper the article stands without its film', async () => {
    const address = new URL(dealer.page.url()).pathname;
    await dealer.page.goto(address.replace('/detail/', '/print/'));
    const paper = dealer.page.locator('.print-sheet:visible');
    await expect(paper.getByRole('heading', { level: 1 })).toHaveText(title);
    await dealer.page.emulateMedia({ media: 'print' });
    await expect(paper.locator('img').first()).toBeVisible();
    await expect(paper.locator('video')).toBeHidden();
    await dealer.page.emulateMedia({ media: null });
    await dealer.page.goto(address);
  });

  await test.step('it goes on to the next story', async () => {
    const next = dealer.page
      .getByRole('navigation', { name: dealer.texts.t('news:reader.others') })
      .getByRole('link')
      .last();
    await next.click();
    await expect(dealer.page.getByRole('heading', { level: 1, name: title })).toBeHidden();
  });

  await test.step('the author sees one reader and withdraws it', async () => {
    await page.goto('/workbench/news/manage');
    const row = page.getByRole('row').filter({ hasText: title }).first();
    await expect(row.getByRole('cell', { name: '1', exact: true }).first()).toBeVisible();
    await row.hover();
    await row.getByRole('button').last().click();
    await page.getByRole('menuitem', { name: t('news:withdraw') }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('news:withdraw') })
      .click();
    await expect(row.getByText(texts.dict('news_status', 'closed'))).toBeVisible();
    await dealer.page.goto('/workbench/news');
    await expect(stories.getByRole('link').nth(2)).toBeVisible();
    await expect(stories.getByRole('link', { name: title })).toHaveCount(0);
  });
});

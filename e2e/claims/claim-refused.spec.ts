/** A reviewer sees that a claim resembles an earlier one, photos included; only the manager rejects it for good, and the dealer reads why (S5). */
import { expect } from '@playwright/test';
import { call } from '../steps/call.ts';
import { choose } from '../steps/choose.ts';
import { actionName, expectStatus } from '../steps/claims/claim.ts';
import { openMessages } from '../steps/messages.ts';
import { picturesOf } from '../steps/pictures.ts';
import { openAs, type Person } from '../steps/signIn.ts';
import { test } from '../test.ts';

interface Claim {
  id: string;
  claimNo: string;
  dealerCode: string;
  riskFlags: { code: string; docNo: string }[];
}

/** A claim under review with a photo that an earlier one has, too. */
async function suspicious(person: Person): Promise<Claim> {
  const { records } = await call<{ records: Claim[] }>(person, '/api/portal/warrantyClaim/list?status=submitted&pageSize=100');
  for (const { id } of records) {
    const claim = await call<Claim>(person, `/api/portal/warrantyClaim/detail?id=${id}`);
    if (claim.riskFlags.some(({ code }) => code === 'samePhoto')) return claim;
  }
  throw new Error('The demo has no claim with a photo of another one');
}

test('a claim that was filed before is rejected permanently by the manager', async ({ browser }) => {
  const keep = picturesOf('claim-refused');
  const reviewer = await openAs(browser, 'wang.service');
  const claim = await suspicious(reviewer);
  const address = `/service/warrantyClaim/detail/${claim.id}`;
  const earlier = claim.riskFlags.find(({ code }) => code === 'samePhoto')!.docNo;
  const opinion = '与之前的索赔重复，照片相同。';

  await test.step('beside the photos stands that the claim and a photo resemble an earlier one, which a link opens', async () => {
    const { page, texts } = reviewer;
    await page.goto(address);
    const risks = page.getByRole('complementary').getByRole('listitem');
    for (const code of ['duplicate', 'samePhoto'])
      await expect(risks.filter({ hasText: texts.t(`server:risk.${code}`, { no: earlier }) }).getByRole('link', { name: earlier })).toBeVisible();
    await keep(page, 'risks');
    await risks.getByRole('link', { name: earlier }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: earlier })).toBeVisible();
  });

  await test.step('a reviewer may return it, but neither rejects it for good nor would be obeyed', async () => {
    const { page, texts } = reviewer;
    await page.goto(address);
    const foot = page.locator('[data-document-foot]:visible');
    await expect(foot.getByRole('button', { name: actionName(texts, 'noPass'), exact: true })).toBeVisible();
    const more = foot.getByRole('button', { name: texts.t('ui:more.actions') });
    if (await more.isVisible()) await more.click();
    await expect(page.getByText(actionName(texts, 'refuse'), { exact: true })).toHaveCount(0);
    const data = { docType: 'warrantyClaim', ids: [claim.id], action: 'no_pass', rejectType: 'final', rejectReason: 'other', opinion };
    const token = await page.evaluate(() => (JSON.parse(localStorage.getItem('Access-Token')!) as { value: string }).value);
    const answer = await page.request.post('/api/portal/approval/checkSubmit', {
      data,
      headers: { 'X-Access-Token': token, 'X-Idempotency-Key': crypto.randomUUID() },
    });
    expect(answer.status()).toBe(403);
  });

  await test.step('the manager rejects it', async () => {
    const manager = await openAs(browser, 'zhao.manager', address);
    const { page, texts } = manager;
    const title = actionName(texts, 'refuse');
    const foot = page.locator('[data-document-foot]:visible');
    await foot.getByRole('button', { name: texts.t('ui:more.actions') }).click();
    await page.getByRole('menuitem', { name: title, exact: true }).click();
    const dialog = page.getByRole('dialog', { name: title });
    await choose(page, dialog.getByLabel(texts.t('ui:reason.reason')), texts.dict('reject_reason', 'other'));
    await dialog.getByLabel(texts.t('ui:reason.opinion')).fill(opinion);
    await dialog.getByRole('button', { name: title, exact: true }).click();
    await expect(dialog).toBeHidden();
    await expectStatus(manager, 'closed');
    await keep(page, 'rejected');
  });

  await test.step('the dealer is told in its language, and has nothing left to do', async () => {
    const dealer = await openAs(browser, `${claim.dealerCode.toLowerCase()}.service`);
    const { page, texts } = dealer;
    const messages = await openMessages(dealer);
    await messages.getByRole('link', { name: texts.t('server:event.warrantyClaim.refused.title', { no: claim.claimNo }) }).click();
    await expectStatus(dealer, 'closed');
    await expect(page.getByText(opinion).first()).toBeVisible();
    await expect(page.getByRole('button', { name: actionName(texts, 'submit'), exact: true })).toHaveCount(0);
    await keep(page, 'told');
  });
});

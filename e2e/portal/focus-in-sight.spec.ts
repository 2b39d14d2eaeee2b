/** On a phone with a keyboard: whatever takes the focus in a form lies between the anchors and the foot, in the forms of all kinds. */
import { expect, type Page } from '@playwright/test';
import { openAs } from '../steps/signIn.ts';
import { test } from '../test.ts';

/** Forms of all kinds: new ones by their address, others as the first record of a list. */
const forms: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'd001.admin': {
    claim: '/service/warrantyClaim/add',
    handover: '/vehicle/handoverTrain/add',
    maintenance: '/service/maintenance/add',
    insurance: '/service/forceInsurance/add',
    extension: '/service/extendInsurance/add',
    cores: '/service/usedParts/add',
    feedback: '/workbench/feedback/add',
    inspection: '/vehicle/arrivalAccept?status=pending_acceptance',
    'sub-dealer': '/network/subDealer/add',
  },
  'zhao.manager': { notice: '/workbench/notice/manage/add', campaign: '/service/campaign/add' },
  'sun.sales': { dealer: '/network/dealer/add' },
  admin: { announcement: '/isystem/announcement/add' },
};

/** Stops of the keyboard that are looked at in one form. */
const mostStops = 60;

/** What covers the middle of the control that has the focus; undefined if it can be seen. */
const covered = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => {
    const control = document.activeElement;
    const foot = [...document.querySelectorAll('[data-document-foot]')].find((one) => one.getClientRects().length > 0);
    if (!control?.closest('[data-document]') || foot?.contains(control)) return undefined;
    // The box that is drawn: a radio or a field of files is itself invisible.
    const box = (control.closest('label, .ant-select, .ant-picker') ?? control).getBoundingClientRect();
    if (box.height === 0) return undefined;
    const x = box.left + Math.min(box.width / 2, 20);
    const name = control.getAttribute('aria-label') || control.id || control.textContent;
    const edges = [box.top + Math.min(box.height / 2, 12), Math.min(box.bottom, box.top + 40) - 2];
    const above = edges.map((y) => document.elementFromPoint(x, y)).find((top) => !top || top.closest('[data-document-foot], nav'));
    if (above === undefined) return undefined;
    return `${name} at ${Math.round(box.top)}–${Math.round(box.bottom)} of ${innerHeight} px is under ${above?.closest('[data-document-foot], nav')?.tagName ?? 'the edge'}`;
  });

test.describe.configure({ mode: 'parallel' });

for (const [username, addresses] of Object.entries(forms))
  test(`forms of ${username}`, async ({ browser }) => {
    const { page } = await openAs(browser, username, '/', { options: { viewport: { width: 390, height: 844 } } });
    for (const [name, address] of Object.entries(addresses))
      await test.step(name, async () => {
        await page.goto(address);
        if (address.includes('?')) {
          await page.getByRole('main').locator('a[href*="/detail/"]').first().click();
          await page.waitForURL(/\/detail\//);
        }
        await expect(page.locator('[data-document=edit] [data-document-foot]:visible')).toBeVisible();
        await page.locator('[data-document=edit] h2:visible').first().click();
        const hidden: string[] = [];
        let seen = 0;
        for (let stop = 0; stop < mostStops; stop += 1) {
          await page.keyboard.press('Tab');
          const why = await covered(page);
          if (why !== undefined) hidden.push(why);
          const isInForm = await page.evaluate(() => document.activeElement?.closest('[data-section]') !== null);
          if (isInForm) seen += 1;
          else if (await page.evaluate(() => document.activeElement?.closest('[data-document-foot]') !== null)) break;
        }
        expect.soft(hidden, `${name}: covered`).toEqual([]);
        // A form of which nothing was reached would pass for one where all is in sight.
        expect(seen, `${name}: stops in the form`).toBeGreaterThan(3);
      });
  });

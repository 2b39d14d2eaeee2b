/** The read page of every kind of document: the one form as text, wide and on a phone, in the shortest and the longest language, light and dark. */
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { takePicture } from '../steps/pictures.ts';
import { test } from '../test.ts';
import { look, open, openBrowser, type Theme, widths } from './look.ts';
import type { Screen } from './screens.ts';
import type { Language } from '../texts.ts';

const read: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'd001.admin': {
    claim: '/service/warrantyClaim?status=audit_succeeded',
    arrival: '/vehicle/arrivalAccept?status=pass',
    handover: '/vehicle/handoverTrain?status=pass',
    policy: '/service/forceInsurance?status=pass',
    service: '/service/maintenance?status=pass',
    extension: '/service/extendInsurance?status=audit_succeeded',
    parcel: '/service/usedParts?status=submitted%2Cshipped%2Cpass%2Cclosed',
    question: '/workbench/feedback?feedbackStatus=replied',
    campaign: '/service/campaign?status=',
    subDealer: '/network/subDealer?status=',
  },
  'li.service': { claim: '/service/warrantyClaim?status=audit_succeeded', arrival: '/vehicle/arrivalAccept?status=audit_succeeded' },
};
const looks: readonly (readonly [Language, Theme])[] = [
  ['ru', 'light'],
  ['zh-cn', 'dark'],
];
const folder = join(import.meta.dirname, '..', '..', 'artifacts', 'looks');

test.describe.configure({ mode: 'parallel' });

for (const [person, addresses] of Object.entries(read))
  for (const [language, theme] of looks)
    test(`documents that ${person} reads in ${language}, ${theme}`, async ({ browser, baseURL }) => {
      const { page, complaints } = await openBrowser(browser, { person, language, theme, baseURL });
      for (const [name, address] of Object.entries(addresses))
        await test.step(name, async () => {
          await open(page, { name, address, record: true } satisfies Screen);
          for (const size of [widths[0], widths[2]]) {
            await page.setViewportSize(size);
            await look(page, `${name} read by ${person} in ${language} at ${size.width} px`);
            await takePicture(page, join(folder, `read-${name}-${person}-${language}-${size.width}.png`));
          }
        });
      expect(complaints).toEqual([]);
      await page.context().close();
    });

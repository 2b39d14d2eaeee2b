/** What is typed in a dialog comes back after a reload and in a new tab, and is gone once it is sent. */
import { expect, type Locator } from '@playwright/test';
import { call } from '../steps/call.ts';
import { press } from '../steps/foot.ts';
import { openAs, type Person } from '../steps/signIn.ts';
import { test } from '../test.ts';

interface Dialog {
  person: string;
  /** Where its record is read, and the list in which one is found. */
  family: string;
  list: string;
  read?: string;
  query?: string;
  /** Action that the record must allow; the name of its draft ends with it. */
  action: string;
  /** Name of its draft, if it is not called after the family. */
  draft?: string;
  /** Address of its page, without the id. */
  address: string;
  /** Opens it. */
  button: string;
  /** It is at the head of the page. Default: in the foot. */
  isAtHead?: true;
  /** Fills in what it needs besides the words. */
  fill?: (dialog: Locator, person: Person) => Promise<void>;
  /** Name of the field for words. Default: the only one. */
  field?: string;
}

const portal = { list: 'list', read: 'detail' } as const;

const dialogs: Readonly<Record<string, Dialog>> = {
  'charge-back of a claim': {
    ...portal,
    person: 'zhao.manager',
    family: '/api/portal/warrantyClaim',
    query: 'status=closed&settlementStatus=settled&dealerCode=D004',
    action: 'chargeBack',
    draft: 'warrantyClaim.chargeBack',
    address: '/service/warrantyClaim/detail/',
    button: 'warrantyClaim:action.chargeBack',
    field: 'warrantyClaim:chargeBack.reason',
    fill: (dialog, { texts: { t } }) => dialog.getByLabel(t('warrantyClaim:chargeBack.amount'), { exact: true }).fill('12.50'),
  },
  'charge-back of cores': {
    ...portal,
    person: 'zhao.manager',
    family: '/api/portal/usedPartsHandle',
    query: 'status=no_pass',
    action: 'chargeBack',
    draft: 'usedPartsHandle.chargeBack',
    address: '/service/usedParts/detail/',
    button: 'usedPartsHandle:action.chargeBack',
  },
  'cancelled extension': {
    ...portal,
    person: 'zhao.manager',
    family: '/api/portal/extendInsurance',
    action: 'cancel',
    draft: 'extendInsurance.cancel',
    address: '/service/extendInsurance/detail/',
    button: 'extendInsurance:action.cancel',
  },
  'closed campaign': {
    person: 'zhao.manager',
    family: '/mfr/campaign',
    list: 'list',
    read: 'queryById',
    action: 'close',
    draft: 'campaign.close',
    address: '/service/campaign/detail/',
    button: 'shared:action.close',
  },
  'suspended dealer': {
    person: 'sun.sales',
    family: '/mfr/dealer',
    list: 'list',
    read: 'queryById',
    action: 'suspend',
    draft: 'dealer.suspend',
    address: '/network/dealer/detail/',
    button: 'dealer:action.suspend',
    isAtHead: true,
    fill: async (dialog, { page }) => {
      await dialog.getByRole('combobox').click();
      await page.locator('.ant-select-item-option:visible').first().click();
    },
  },
};

const words = '多次催告后仍未回复，详见邮件。';

for (const [name, kind] of Object.entries(dialogs))
  test(name, async ({ browser }) => {
    let person = await openAs(browser, kind.person);
    const { t } = person.texts;
    const { records } = await call<{ records: { id: string }[] }>(person, `${kind.family}/${kind.list}?pageSize=50&${kind.query ?? ''}`);
    let id: string | undefined;
    for (const record of records) {
      const { allowedActions } = await call<{ allowedActions: string[] }>(person, `${kind.family}/${kind.read}?id=${record.id}`);
      if (!allowedActions.includes(kind.action)) continue;
      id = record.id;
      break;
    }
    expect(id, `no record allows ${kind.action}`).toBeDefined();
    const open = async (): Promise<Locator> => {
      if (kind.isAtHead)
        await person.page
          .locator('article:visible header')
          .getByRole('button', { name: t(kind.button), exact: true })
          .first()
          .click();
      else await press(person, t(kind.button));
      return person.page.getByRole('dialog');
    };
    const fieldIn = (dialog: Locator): Locator => (kind.field ? dialog.getByLabel(t(kind.field), { exact: true }) : dialog.locator('textarea'));
    const drafts = (): Promise<string[]> =>
      person.page.evaluate((draft) => Object.keys(localStorage).filter((key) => key.includes(draft)), `:${kind.draft}:${id}`);

    await person.page.goto(kind.address + id);
    await fieldIn(await open()).fill(words);
    await expect.poll(drafts).toHaveLength(1);

    await test.step('after a reload', async () => {
      await person.page.reload();
      await expect(fieldIn(await open())).toHaveValue(words);
    });
    await test.step('in a new tab, and after the dialog was closed', async () => {
      const page = await person.page.context().newPage();
      await person.page.close();
      person = { ...person, page };
      await page.goto(kind.address + id);
      const dialog = await open();
      await expect(fieldIn(dialog)).toHaveValue(words);
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(fieldIn(await open())).toHaveValue(words);
    });
    await test.step('gone once it is sent', async () => {
      const dialog = person.page.getByRole('dialog');
      await kind.fill?.(dialog, person);
      await dialog.locator('.ant-modal-footer button').last().click();
      await expect(dialog).toBeHidden();
      await expect.poll(drafts).toEqual([]);
    });
  });

/** Two people with one claim open: lines that one changes are seen by the other at once, who lose nothing that they have typed. */
import { expect, type Page } from '@playwright/test';
import { act, addFault, addLines, faultPanel, fillCell, fillFault, lineOf } from '../steps/claims/claim.ts';
import { openClaim } from '../steps/claims/claimList.ts';
import { expectSaved, expectUnsaved, saveDraft } from '../steps/claims/drafts.ts';
import { openAs, type Person } from '../steps/signIn.ts';
import { test } from '../test.ts';

const pump = 'HYD0801-50';
const pumpHours = 'HYD-0140-20';
const hydraulic = { system: 'hydraulic', bugCode: 'HYD-014', failureReason: 'material', bugDesc: 'Sin presión.', correction: 'Se cambió la bomba.' };

const cellOf = (person: Person, kind: 'labour' | 'part', code: string, column: string) => lineOf(person, 1, kind, code).locator(`[data-column="${column}"]`);
const labourTable = ({ page, texts: { t } }: Person) => faultPanel(page, 1).getByRole('grid', { name: t('warrantyClaim:labour.title'), exact: true });

/** Sends arbitrary updates over the socket, as another program of a signed-in user could. */
async function sendRaw(page: Page, socketKey: string, updates: readonly object[]): Promise<void> {
  await page.evaluate(
    async ([key, told]) => {
      const stored = (name: string) => (JSON.parse(localStorage.getItem(name) ?? '{}') as { value?: unknown }).value;
      const { username } = stored('Login_Userinfo') as { username: string };
      const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/vxeSocket/${username}/${'0'.repeat(32)}`, stored('Access-Token') as string);
      const send = (message: object) => socket.send(JSON.stringify(message));
      const update = (fields: object) => send({ type: 'update_vxe_table', data: { socketKey: key, args: [fields, 'somebody'] } });
      /** The next message that contains this text; the sender receives its own messages, too. */
      const heard = (text: string) =>
        new Promise<string>((resolve) => socket.addEventListener('message', ({ data }) => String(data).includes(text) && resolve(String(data))));
      await new Promise((resolve) => socket.addEventListener('open', resolve));
      send({ type: 'common_send_date', data: { key: 'subscribe', args: [key] } });
      // The server does not confirm a subscription; once it counts, this page hears its own messages.
      let isListening = false;
      void heard('probe').then(() => (isListening = true));
      while (!isListening) {
        update({ id: 'probe' });
        const beat = heard('heart_beat');
        send({ type: 'heart_beat', data: '' });
        await beat;
      }
      const last = heard('Heard last');
      for (const fields of told) update(fields);
      await last;
      socket.close();
    },
    [socketKey, updates] as const,
  );
}

test('a colleague’s lines come in beside what the clerk has typed; rows and columns that are not there stay out', async ({ browser }) => {
  const clerk = await openAs(browser, 'd001.service', '/service/warrantyClaim');
  const no = await saveDraft(clerk);
  await addFault(clerk);
  await fillFault(clerk, 1, hydraulic);
  await addLines(clerk, 1, 'labour', [pumpHours]);
  await addLines(clerk, 1, 'part', [pump]);
  await act(clerk, 'save');
  await expectSaved(clerk);
  const colleague = await openAs(browser, 'd001.admin');
  await openClaim(colleague, no);
  await expect(lineOf(colleague, 1, 'labour', pumpHours)).toBeVisible();
  const claimId = /[0-9a-f]{32}/.exec(colleague.page.url())![0];

  await fillCell(clerk, 1, 'labour', pumpHours, 'remark', 'Mi nota');
  await expectUnsaved(clerk);
  await fillCell(colleague, 1, 'labour', pumpHours, 'claimHours', '1.5');
  await fillCell(colleague, 1, 'labour', pumpHours, 'remark', 'Otra nota');
  await fillCell(colleague, 1, 'part', pump, 'qty', '3');
  await act(colleague, 'save');

  await expect(cellOf(clerk, 'labour', pumpHours, 'claimHours')).toHaveText(/^1[.,]50?$/);
  await expect(cellOf(clerk, 'part', pump, 'qty')).toHaveText(/^3([.,]0+)?$/);
  await expect(cellOf(clerk, 'labour', pumpHours, 'remark')).toHaveText('Mi nota');
  await expectUnsaved(clerk);

  const id = await lineOf(clerk, 1, 'labour', pumpHours).getAttribute('data-row-id');
  await sendRaw(colleague.page, `warrantyClaim:${claimId}:detailList`, [
    { id: 'f'.repeat(32), hourCode: 'GHOST-1', claimHours: 9 },
    { id, secret: 'not a column', __proto__: null, constructor: 'x' },
    { id, overReason: 'Heard last' },
  ]);
  await expect(cellOf(clerk, 'labour', pumpHours, 'overReason')).toHaveText('Heard last');
  await expect(labourTable(clerk).locator('[data-row-id]')).toHaveCount(1);
  await expect(clerk.page.getByText('GHOST-1')).toHaveCount(0);
  await expect(cellOf(clerk, 'labour', pumpHours, 'remark')).toHaveText('Mi nota');
});

test('the dealer sees hours that a reviewer approves on a claim that both have open', async ({ browser }) => {
  const reviewer = await openAs(browser, 'wang.service', '/service/warrantyClaim');
  const clerk = await openAs(browser, 'd001.service', '/service/warrantyClaim?status=submitted');
  const link = clerk.page.locator('tbody').getByRole('link', { name: /^WC/ }).first();
  const no = await link.innerText();
  await link.click();
  await expect(clerk.page.getByRole('heading', { level: 1, name: no })).toBeVisible();
  await expect(labourTable(clerk)).toBeVisible();

  await openClaim(reviewer, no);
  const line = labourTable(reviewer).locator('[data-row-id]').first();
  const code = await line.locator('[data-column="hourCode"]').innerText();
  await fillCell(reviewer, 1, 'labour', code, 'auditHours', '0.25');
  await act(reviewer, 'adjust');
  await expect(cellOf(clerk, 'labour', code, 'auditHours')).toHaveText(/^0[.,]25$/);
});

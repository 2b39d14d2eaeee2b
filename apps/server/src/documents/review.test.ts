/** What a review may hand in, and how a decided document is opened again. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addNotice } from '../modules/public-notice/changeNotice.ts';
import { noticeKind } from '../modules/public-notice/noticeKind.ts';
import { contextOf } from '../shared/context.ts';
import { readModel } from '../shared/contract/contract.ts';
import { modules } from '../modules/index.ts';
import { type ClaimKit, createClaimKit } from '../modules/warranty-claim/claimTestKit.ts';
import type { TodoSubject } from './todo/task.ts';
import { act } from './act.ts';
import type { AnyKind } from './kind.ts';

let kit: ClaimKit;
beforeAll(async () => {
  kit = await createClaimKit();
});
afterAll(() => kit.app.close());

const kinds: AnyKind[] = modules.flatMap(({ documents = [] }) => documents.map(({ kind }) => kind));

test.each(kinds.flatMap(({ docType, reviewLines }) => (reviewLines ? [[docType, reviewLines]] : [])))(
  'what a review of %s hands in per line is the model %s of the contract',
  (_docType, model) => {
    expect(readModel(model!)).toMatchObject({ type: 'object', additionalProperties: false });
  },
);

test('lines of a review have the model of their kind', async () => {
  const id = await kit.submitted();
  const check = (docType: string, lines: unknown) => kit.post('wang.service', 'approval/checkSubmit', { docType, ids: [id], action: 'pass', lines });
  expect((await check('warrantyClaim', { faults: [{ id, auditResult: 'perhaps' }] })).result.errors).toMatchObject([{ field: 'lines.faults.0.auditResult' }]);
  expect((await check('warrantyClaim', { colour: 'red' })).result.errors).toMatchObject([{ field: 'lines.colour' }]);
  expect(
    (await kit.post('zhao.manager', 'approval/checkSubmit', { docType: 'publicnotice', ids: [id], action: 'pass', lines: {} })).result.errors,
  ).toMatchObject([{ field: 'lines' }]);
});

/** Notices, with a way back for those that are over, and a task for their authors. */
const reopenable: AnyKind = {
  ...noticeKind,
  workflow: {
    ...noticeKind.workflow,
    reopen: { from: ['closed'], to: 'draft', by: 'keeper', permission: 'publicnotice:edit', needs: 'reason' },
  },
  tasks: [
    {
      task: 'fix',
      status: 'draft',
      side: 'maker',
      permission: 'publicnotice:edit',
      dueDays: () => ({ warnOn: null, lateOn: null }),
      subject: ({ createBy }: { createBy: string }): TodoSubject => ({
        orgCode: 'A01',
        dealerCode: '',
        dealerName: '',
        subDealerCode: null,
        createBy,
        submitBy: null,
        vin: null,
        amount: null,
        currency: null,
      }),
    },
  ],
};

test('a document that is opened again goes back to the status said, with a reason in the log and its task', async () => {
  const { services } = kit.app;
  const context = contextOf(services, await services.sessions.actAs('zhao.manager'));
  const { id } = await addNotice(context, { title: { 'zh-cn': '通知' }, content: { 'zh-cn': '<p>正文</p>' }, noticeType: 'policy', targetScope: 'all' });
  await act(context, noticeKind, 'publish', { id });
  await expect(act(context, reopenable, 'reopen', { id, opinion: 'published too early' })).rejects.toMatchObject({ text: { code: 'E-007' } });
  await act(context, noticeKind, 'withdraw', { id });
  await expect(act(context, reopenable, 'reopen', { id })).rejects.toMatchObject({ text: { code: 'E-006' } });
  expect(await act(context, reopenable, 'reopen', { id, opinion: 'published too early' })).toMatchObject({ status: 'draft' });
  const steps = await services.db.selectFrom('approvalLog').selectAll().where('docId', '=', id).orderBy('stepNo').execute();
  expect(steps.at(-1)).toMatchObject({ action: 'reopen', fromStatus: 'closed', toStatus: 'draft', opinion: 'published too early', operator: 'zhao.manager' });
  expect(await services.db.selectFrom('todo').select(['task', 'status']).where('docId', '=', id).execute()).toEqual([{ task: 'fix', status: 'draft' }]);
});

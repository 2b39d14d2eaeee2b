/** Cores of approved claims: kept, returned, received, scrapped, waived, charged back. */
import { contract, type Node } from '@harrow/contract/calls';
import { core, propertiesOf } from '@harrow/contract/schema';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CoreTags } from '../../generated/types.gen.ts';
import { systemContext } from '../../documents/systemContext.ts';
import { transact } from '../../shared/context.ts';
import { inTransaction } from '../../shared/database/database.ts';
import { Refusal } from '../../shared/refusal/refusal.ts';
import { mp4, png } from '../../test/filesKit.ts';
import { machines } from '../../test/machineFixtures.ts';
import { attachFiles } from '../../test/attachFiles.ts';
import { multipart } from '../../test/multipart.ts';
import { setParameter } from '../../test/setParameter.ts';
import { call } from '../../test/testApp.ts';
import { modules } from '../index.ts';
import { fees } from '../service-fee/service.ts';
import { completeClaim, createClaimKit, type ClaimKit, type Person } from '../warranty-claim/claimTestKit.ts';
import { coreKit, type CoreKit, shipment, type TestCore } from './coreTestKit.ts';

let kit: ClaimKit;
let cores: CoreKit;
beforeAll(async () => {
  kit = await createClaimKit();
  cores = coreKit(kit);
});
afterAll(() => kit.close());

const today = '2026-11-21';
const claim = async (id: string) => kit.detail('d001.service', id);

/** Why the fees of a claim stay off statements; null when they may go on one. */
async function keptOff(claimId: string): Promise<string | null> {
  const { id: feeId } = await kit.db.selectFrom('serviceFee').select('id').where('sourceId', '=', claimId).limit(1).executeTakeFirstOrThrow();
  try {
    await transact(systemContext(kit.app.services, kit.db), (within) => fees.mayGoOnStatement(within, { feeIds: [feeId] }));
    return null;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return error.text.code;
  }
}
const feesOf = (sourceId: string) =>
  kit.db.selectFrom('serviceFee').select(['feeType', 'amount', 'currency']).where('sourceId', '=', sourceId).orderBy('feeNo').execute();
const codes = (answer: { result: { errors: { code: string }[] } }) => answer.result.errors.map(({ code }) => code);
const runJob = (code: string, day = today): Promise<number> => {
  const { services } = kit.app;
  const job = modules.flatMap(({ jobs = [] }) => jobs).find((one) => one.code === code)!;
  return job.run({ services, today: day, signal: new AbortController().signal, transaction: (work) => inTransaction(services.db, work) });
};
const confirmed = { receivedQty: 1, inspection: 'confirmed' };

test('a returned core: asked for at the audit, shipped, received in full, finished', async () => {
  const [pump] = await cores.cores([{}]);
  expect(await cores.core(pump!)).toMatchObject({
    coreStatus: 'to_return',
    requestedDate: today,
    requestedBy: 'zhao.manager',
    returnDue: '2026-12-21',
    retainUntil: '2027-01-20',
    daysLeft: 30,
    openQty: 1,
    vin: machines.covered,
    allowedActions: ['handle'],
  });
  const { result: inbox } = await kit.get('d001.service', `todo/list?task=returnCore&keyword=${pump!.tagNo}`);
  expect(inbox.records).toMatchObject([{ docNo: pump!.tagNo, docType: 'usedPartsTask' }]);
  expect(await keptOff(pump!.claimId)).toBe('E-252');

  const id = await cores.sent([{ taskId: pump!.id }], { freight: 30 });
  expect(await cores.detail(id)).toMatchObject({
    status: 'shipped',
    handleNo: expect.stringMatching(/^UP2611D001-\d{4}$/),
    currency: 'USD',
    allowedActions: ['withdraw'],
  });
  expect(await cores.core(pump!)).toMatchObject({ coreStatus: 'shipped', handledQty: 1, openQty: 0, heldBy: expect.stringMatching(/^UP/) });
  expect((await kit.get('wang.service', 'todo/list?task=receive')).result.records).toMatchObject([{ docType: 'usedPartsHandle' }]);
  expect((await claim(pump!.claimId)).usedPartsStatus).toBe('shipped');

  expect(codes(await cores.receive(id, [confirmed], { auditFreight: 31 }))).toEqual(['E-220']);
  expect(await cores.receive(id, [confirmed], { auditFreight: 25.5 })).toMatchObject({ success: true, result: { status: 'pass' } });
  expect(await cores.detail(id)).toMatchObject({
    status: 'closed',
    closeReason: 'finished',
    receivedBy: 'wang.service',
    auditFreight: 25.5,
    lines: [{ inspection: 'confirmed', receivedQty: 1, restQty: 0 }],
  });
  expect(await feesOf(id)).toEqual([{ feeType: 'freight', amount: 25.5, currency: 'USD' }]);
  expect(await claim(pump!.claimId)).toMatchObject({
    usedPartsStatus: 'received',
    cores: [{ taskId: pump!.id, tagNo: pump!.tagNo, claimQty: 1, receivedQty: 1, coreStatus: 'received' }],
  });
  expect(await keptOff(pump!.claimId)).toBeNull();
  const { result: steps } = await kit.get('d001.service', `approval/log?docType=usedPartsHandle&id=${id}`);
  expect(steps.map(({ action, toStatus }: Record<string, string>) => `${action} ${toStatus}`)).toEqual(['submit shipped', 'receive pass', 'close closed']);
});

describe('two of three are sent, one arrives', () => {
  let seal: TestCore;
  let id: string;
  test('the rest stays open, and is no more than what is left', async () => {
    [seal] = (await cores.cores([{ partsCode: 'SEAL-1', qty: 3, disposition: 'hold' }])) as [TestCore];
    expect(codes(await cores.save({ handleMethod: 'return_maker', lines: [{ taskId: seal.id, handledQty: 4 }] }))).toEqual(['E-250']);
    id = await cores.sent([{ taskId: seal.id, handledQty: 2 }]);
    expect(await cores.core(seal)).toMatchObject({ coreStatus: 'shipped', handledQty: 2, openQty: 1 });
    expect(codes(await cores.save({ handleMethod: 'return_maker', lines: [{ taskId: seal.id, handledQty: 2 }] }))).toEqual(['E-250']);
  });

  test('a receipt names every line, has at most what was sent, and nothing but "missing" of what is not there', async () => {
    expect(codes(await cores.receive(id, [{ receivedQty: 3, inspection: 'confirmed' }]))).toEqual(['E-255']);
    expect(codes(await cores.receive(id, [{ receivedQty: 1 }]))).toEqual(['E-256']);
    expect(codes(await cores.receive(id, [{ receivedQty: 0, inspection: 'confirmed' }]))).toEqual(['E-256']);
    expect(codes(await cores.receive(id, [{ receivedQty: 1, inspection: 'missing' }]))).toEqual(['E-256']);
    expect(codes(await cores.receive(id, [{ id: 'f'.repeat(32), ...confirmed }]))).toEqual(['E-012', 'E-256']);
    expect(codes(await cores.receive(id, [confirmed], { receivedDate: '2026-11-22' }))).toEqual(['E-441']);
    expect(codes(await cores.receive(id, [confirmed], { receivedDate: '2026-11-20' }))).toEqual(['E-441']);
  });

  test('what does not come keeps the claim off statements, and is charged back by its share', async () => {
    expect(await cores.receive(id, [confirmed])).toMatchObject({ success: true, result: { status: 'no_pass' } });
    expect((await claim(seal.claimId)).usedPartsStatus).toBe('missing');
    expect(await keptOff(seal.claimId)).toBe('E-252');
    expect((await cores.chargeBack(id, 'no')).result).toMatchObject({ failed: [{ code: 'E-006' }] });
    const preview = (await kit.get('zhao.manager', `usedPartsHandle/chargePreview?id=${id}`)).result;
    expect(await feesOf(id)).toEqual([]);
    expect((await cores.chargeBack(id)).result).toMatchObject({ ok: [id] });
    const [{ auditAmount, auditQty }] = (await claim(seal.claimId)).partsList;
    const unit = Math.round((auditAmount / auditQty) * 100) / 100;
    expect(await feesOf(id)).toEqual([{ feeType: 'chargeback', amount: -unit, currency: 'USD' }]);
    expect(preview).toMatchObject([{ tagNo: seal.tagNo, qty: 1, amount: unit, currency: 'USD' }]);
    expect(await cores.detail(id)).toMatchObject({ status: 'closed', closeReason: 'charged_back', chargeAmount: unit });
    expect((await kit.get('zhao.manager', `usedPartsHandle/chargePreview?id=${id}`)).result).toEqual([]);
    expect(await kit.status('wang.service', 'GET', `usedPartsHandle/chargePreview?id=${id}`)).toBe(403);
    // The one that was never sent is kept.
    expect(await cores.core(seal)).toMatchObject({ coreStatus: 'kept', receivedQty: 1, chargedAmount: unit, openQty: 1 });
    expect(await keptOff(seal.claimId)).toBeNull();
    expect((await cores.chargeBack(id)).result).toMatchObject({ failed: [{ code: 'E-007' }] });
  });

  test('one that is asked for keeps the claim off again', async () => {
    expect((await cores.request(seal.id)).result.ok).toEqual([seal.id]);
    expect(await keptOff(seal.claimId)).toBe('E-252');
  });
});

test('a further parcel brings the rest; what was received stays', async () => {
  const [seal] = await cores.cores([{ partsCode: 'SEAL-1', qty: 3 }]);
  const id = await cores.sent([{ taskId: seal!.id, handledQty: 3 }], { freight: 12 });
  await cores.receive(id, [{ receivedQty: 2, inspection: 'no_fault', remark: 'Works' }]);
  const { version, lines, allowedActions } = await cores.detail(id);
  expect({ lines, allowedActions }).toMatchObject({ lines: [{ receivedQty: 2, restQty: 1, inspectRemark: 'Works' }], allowedActions: ['edit', 'submit'] });
  const line = { id: lines[0].id, taskId: seal!.id, condition: 'complete' };
  expect(codes(await cores.save({ id, version, lines: [{ ...line, handledQty: 2 }] }))).toEqual(['E-002']);
  expect(codes(await cores.save({ id, version, lines: [] }))).toEqual(['E-002']);
  // It is sent on a day of its own.
  await kit.db.updateTable('usedPartsHandle').set({ receivedDate: '2026-11-21', shipDate: '2026-11-18' }).where('id', '=', id).execute();
  expect(codes(await cores.submit(id))).toEqual(['E-441']);
  const saved = await cores.save({ id, version, trackingNo: 'T-2', shipDate: '2026-11-21', lines: [{ ...line, handledQty: 3 }] });
  expect(saved).toMatchObject({ success: true });
  expect(await cores.submit(id)).toMatchObject({ success: true });
  expect(await cores.core(seal!)).toMatchObject({ coreStatus: 'shipped', receivedQty: 2 });
  expect(await cores.submit(id, { action: 'withdraw' })).toMatchObject({ result: { errorCode: 'E-004' } });
  expect(codes(await cores.receive(id, [{ receivedQty: 2, inspection: 'confirmed' }]))).toEqual(['E-255']);
  expect(await cores.receive(id, [confirmed])).toMatchObject({ success: true });
  expect(await cores.detail(id)).toMatchObject({ status: 'closed', lines: [{ receivedQty: 3, restQty: 0 }] });
  // The freight of the first parcel alone.
  expect(await feesOf(id)).toEqual([{ feeType: 'freight', amount: 12, currency: 'USD' }]);
});

test('where the day of the receipt has not begun yet, the rest is sent today', async () => {
  const [seal] = await cores.cores([{ partsCode: 'SEAL-1', qty: 2 }]);
  const id = await cores.sent([{ taskId: seal!.id, handledQty: 2 }]);
  await cores.receive(id, [{ receivedQty: 1, inspection: 'no_fault' }]);
  // Received after midnight in Shanghai; in Santiago it is still the 21st.
  await kit.db.updateTable('usedPartsHandle').set({ receivedDate: '2026-11-22', shipDate: '2026-11-20' }).where('id', '=', id).execute();
  expect(codes(await cores.submit(id))).toEqual(['E-441']);
  const { version, lines } = await cores.detail(id);
  const line = { id: lines[0].id, taskId: seal!.id, condition: 'complete', handledQty: 2 };
  expect(await cores.save({ id, version, trackingNo: 'T-2', shipDate: '2026-11-21', lines: [line] })).toMatchObject({ success: true });
  expect(await cores.submit(id)).toMatchObject({ success: true });
});

test('a kept core is scrapped after its day, one that was asked for is not', async () => {
  const [first, second] = await cores.cores([{ disposition: 'hold' }, { partsCode: 'SEAL-1', disposition: 'hold' }]);
  expect(await cores.core(first!)).toMatchObject({ coreStatus: 'kept', returnDue: null, retainUntil: '2027-01-20' });
  const scrap = { handleMethod: 'scrap_local', scrapWitness: 'M. Soto' };
  const { id } = await cores.draft([{ taskId: first!.id }], scrap);
  expect((await cores.submit(id)).result.errors).toMatchObject([{ code: 'E-251', line: 'lines[0]', text: expect.stringContaining('2027-01-21') }]);
  expect((await cores.request(second!.id, { returnDays: 10 })).result.ok).toEqual([second!.id]);
  expect(await cores.core(second!)).toMatchObject({ coreStatus: 'to_return', returnDue: '2026-12-01', coreDisposition: 'return' });
  const asked = await cores.draft([{ taskId: second!.id }], scrap);
  expect(codes(await cores.submit(asked.id))).toEqual(['E-257']);

  expect(await runJob('coreRetention', '2027-01-20')).toBe(0);
  await kit.db.updateTable('usedPartsTask').set({ retainUntil: '2026-11-20' }).where('id', '=', first!.id).execute();
  expect(await runJob('coreRetention')).toBe(1);
  expect(await runJob('coreRetention')).toBe(0);
  expect(await cores.core(first!)).toMatchObject({ coreDisposition: 'scrap_allowed' });
  expect(await cores.submit(id)).toMatchObject({ success: true });
  expect(await cores.core(first!)).toMatchObject({ coreStatus: 'kept', openQty: 0 });
  expect((await cores.request(first!.id)).result).toMatchObject({ failed: [{ code: 'E-254' }] });
  expect(await cores.check(id, 'no_pass', { rejectReason: 'insufficient_photos' })).toMatchObject({ result: { errorCode: 'E-006' } });
  expect(await cores.check(id, 'pass', { lines: { lines: [{ id: 'f'.repeat(32), remark: 'x' }] } })).toMatchObject({ success: false });
  expect(await cores.check(id, 'pass')).toMatchObject({ success: true });
  expect(await cores.detail(id)).toMatchObject({ status: 'closed', closeReason: 'finished' });
  expect(await cores.core(first!)).toMatchObject({ coreStatus: 'scrapped' });
  expect((await cores.request(first!.id)).result).toMatchObject({ failed: [{ code: 'E-271' }] });
});

test('a core that was reused may not be claimed again, neither as the failed part nor as the new one', async () => {
  const [pump] = await cores.cores([{ disposition: 'hold' }]);
  const serial = { oldSerialNo: 'Q-77', retainUntil: '2026-11-20' };
  await kit.db.updateTable('usedPartsTask').set(serial).where('id', '=', pump!.id).execute();
  const claimOf = async (serials: object) => {
    const { partsList, ...rest } = completeClaim();
    const claimId = await kit.complete({ ...rest, partsList: partsList!.map((part, index) => (index === 0 ? { ...part, ...serials } : part)) });
    return kit.submit('d001.service', claimId, {}, '?confirm=1');
  };
  const { id } = await cores.draft([{ taskId: pump!.id }], { handleMethod: 'reuse' });
  expect(await claimOf({ oldSerialNo: 'q-77' })).toMatchObject({ success: true });
  await cores.submit(id);
  for (const [field, serials] of [
    ['oldSerialNo', { oldSerialNo: 'q-77' }],
    ['newSerialNo', { newSerialNo: 'Q-77' }],
  ] as const)
    expect((await claimOf(serials)).result.errors).toMatchObject([{ field, line: 'partsList[0]', code: 'E-271', text: expect.stringContaining(pump!.tagNo) }]);
});

test('a scrapping has one video, and as many photos as it needs', async () => {
  const [pump] = await cores.cores([{ disposition: 'hold' }]);
  const { id } = await cores.draft([{ taskId: pump!.id }], { handleMethod: 'scrap_local', scrapWitness: 'M. Soto' });
  const picture = { filename: 'scrap.png', content: await png() };
  const upload = async (columnName: string, file = picture) => {
    const fields = { tableName: 'used_parts_handle', tableId: id, attachmentTableName: 'portal_attach', columnName };
    const { payload, headers } = multipart(fields, file);
    const token = kit.tokens['d001.service'];
    return (await kit.app.inject({ method: 'POST', url: '/api/portal/attach/upload', payload, headers: { ...headers, 'x-access-token': token } })).json();
  };
  expect(await upload('scrapVideo')).toMatchObject({ success: false, result: { errorCode: 'attach.wrongKind' } });
  expect(await upload('scrapVideo', { filename: 'scrap.mp4', content: mp4 })).toMatchObject({ success: false, result: { errorCode: 'attach.tooMany' } });
  expect(await upload('scrapPhoto')).toMatchObject({ success: true });
});

test('what is kept for an inspection stays kept; a review that returns it frees the core', async () => {
  const [pump] = await cores.cores([{ disposition: 'hold' }]);
  const { id } = await cores.draft([{ taskId: pump!.id }], { handleMethod: 'keep_inspect' });
  await cores.submit(id);
  expect(await cores.core(pump!)).toMatchObject({ coreStatus: 'kept', openQty: 1 });
  const { lines } = await cores.detail(id);
  const strange = { rejectReason: 'insufficient_photos', opinion: 'Show the tag', marks: [{ field: 'handledQty', lineId: 'f'.repeat(32) }] };
  expect(await cores.check(id, 'no_pass', strange)).toMatchObject({ result: { errors: [{ field: 'lineId', code: 'E-012' }] } });
  const returned = await cores.check(id, 'no_pass', {
    rejectReason: 'insufficient_photos',
    opinion: 'Show the tag',
    lines: { lines: [{ id: lines[0].id, remark: 'Which side?' }] },
    marks: [{ field: 'handledQty', lineId: lines[0].id, note: 'Only one?' }],
  });
  expect(returned).toMatchObject({ success: true });
  expect(await cores.detail(id)).toMatchObject({ status: 'no_pass', rejectReason: 'insufficient_photos', lines: [{ inspectRemark: 'Which side?' }] });
  expect((await cores.detail(id)).marks).toMatchObject([{ field: 'handledQty', lineId: lines[0].id, note: 'Only one?' }]);
  expect((await cores.chargeBack(id)).result).toMatchObject({ failed: [{ code: 'E-007' }] });
  await cores.submit(id);
  await cores.check(id, 'pass');
  expect(await cores.detail(id)).toMatchObject({ status: 'closed' });
  expect(await cores.core(pump!)).toMatchObject({ coreStatus: 'kept', openQty: 1 });
});

describe('who comes first', () => {
  test('of two documents with the same core the second is refused', async () => {
    const [pump] = await cores.cores([{}]);
    const [first, second] = [await cores.draft([{ taskId: pump!.id }]), await cores.draft([{ taskId: pump!.id }])];
    expect(await cores.submit(first.id)).toMatchObject({ success: true });
    expect((await cores.submit(second.id)).result.errors).toMatchObject([{ code: 'E-254', line: 'lines[0]', text: expect.stringContaining(first.no) }]);
    expect(codes(await cores.save({ handleMethod: 'return_maker', lines: [{ taskId: pump!.id, handledQty: 1 }] }))).toEqual(['E-254']);
    // It is free again when it is taken back.
    expect(await cores.submit(first.id, { action: 'withdraw' })).toMatchObject({ success: true });
    expect(await cores.core(pump!)).toMatchObject({ coreStatus: 'to_return', openQty: 1, heldBy: null });
    expect(await cores.submit(second.id)).toMatchObject({ success: true });
    await cores.receive(second.id, [confirmed]);
    expect(codes(await cores.submit(first.id))).toEqual(['E-271']);
  });

  test('at once: exactly one of two documents takes it', async () => {
    for (let round = 0; round < 3; round += 1) {
      const [pump] = await cores.cores([{}]);
      const drafts = [await cores.draft([{ taskId: pump!.id }]), await cores.draft([{ taskId: pump!.id }])];
      const answers = await Promise.all(drafts.map(({ id }) => cores.submit(id)));
      expect(answers.filter(({ success }) => success)).toHaveLength(1);
      expect(codes(answers.find(({ success }) => !success)!)).toEqual(['E-254']);
      expect(await cores.core(pump!)).toMatchObject({ handledQty: 1, openQty: 0 });
    }
  });

  test('the same core twice in one document', async () => {
    const [seal] = await cores.cores([{ partsCode: 'SEAL-1', qty: 2 }]);
    const line = { taskId: seal!.id, handledQty: 1 };
    expect(codes(await cores.save({ handleMethod: 'return_maker', lines: [line, line] }))).toEqual(['E-254']);
  });

  test('two receipts at once: one counts, and the freight is owed once', async () => {
    const [pump] = await cores.cores([{}]);
    const id = await cores.sent([{ taskId: pump!.id }], { freight: 9 });
    const answers = await Promise.all([cores.receive(id, [confirmed]), cores.receive(id, [confirmed], {}, 'li.service')]);
    expect(answers.filter(({ success }) => success)).toHaveLength(1);
    expect(await feesOf(id)).toHaveLength(1);
    expect(await cores.core(pump!)).toMatchObject({ coreStatus: 'received', receivedQty: 1 });
    expect(await cores.receive(id, [confirmed])).toMatchObject({ result: { errorCode: 'E-007' } });
  });
});

describe('waiving', () => {
  test('is the manager’s: then nothing keeps the claim off statements', async () => {
    const [pump] = await cores.cores([{}]);
    expect(await kit.status('wang.service', 'POST', 'usedPartsHandle/waive', { ids: [pump!.id], reason: 'Not needed' })).toBe(403);
    expect(await kit.status('d001.service', 'POST', 'usedPartsHandle/waive', { ids: [pump!.id], reason: 'Not needed' })).toBe(403);
    expect((await cores.waive(pump!.id, 'no')).result).toMatchObject({ failed: [{ code: 'E-006' }] });
    const asked = { ids: [pump!.id, 'f'.repeat(32)], reason: 'Not needed any more' };
    const predicted = (await kit.post('zhao.manager', 'usedPartsHandle/waive?dryRun=1', asked)).result;
    expect(predicted).toMatchObject({ ok: [pump!.id], failed: [{ code: 'E-012' }] });
    expect(await cores.core(pump!)).toMatchObject({ coreStatus: 'to_return', waivedBy: null });
    expect((await kit.post('zhao.manager', 'usedPartsHandle/waive', asked)).result).toEqual(predicted);
    expect(await cores.core(pump!)).toMatchObject({ coreStatus: 'waived', openQty: 0, waivedBy: 'zhao.manager', waiveReason: 'Not needed any more' });
    expect(await keptOff(pump!.claimId)).toBeNull();
    expect((await claim(pump!.claimId)).usedPartsStatus).toBe('received');
    expect((await cores.waive(pump!.id)).result).toMatchObject({ failed: [{ code: 'E-271', no: pump!.tagNo }] });
    expect(codes(await cores.save({ handleMethod: 'return_maker', lines: [{ taskId: pump!.id, handledQty: 1 }] }))).toEqual(['E-271']);
  });

  test('what is missing of a document: it ends when nothing of it is missing any more', async () => {
    const [pump, seal] = await cores.cores([{}, { partsCode: 'SEAL-1' }]);
    const id = await cores.sent([{ taskId: pump!.id }, { taskId: seal!.id }]);
    await cores.receive(id, [
      { receivedQty: 0, inspection: 'missing' },
      { receivedQty: 1, inspection: 'misuse' },
    ]);
    expect((await cores.waive(pump!.id)).result.ok).toEqual([pump!.id]);
    expect((await cores.detail(id)).status).toBe('no_pass');
    expect((await cores.waive(seal!.id)).result.ok).toEqual([seal!.id]);
    expect(await cores.detail(id)).toMatchObject({ status: 'closed', closeReason: 'finished' });
    expect(await feesOf(id)).toEqual([]);
    expect(await keptOff(pump!.claimId)).toBeNull();
  });
});

test('misuse costs the parts of the fault and its labour, once', async () => {
  const [pump, seal] = await cores.cores([{}, { partsCode: 'SEAL-1' }]);
  const id = await cores.sent([{ taskId: pump!.id }, { taskId: seal!.id }]);
  await cores.receive(id, [
    { receivedQty: 1, inspection: 'misuse' },
    { receivedQty: 1, inspection: 'misuse' },
  ]);
  const preview = (await kit.get('zhao.manager', `usedPartsHandle/chargePreview?id=${id}`)).result as { amount: number }[];
  expect((await cores.chargeBack(id, 'Run without oil')).result.ok).toEqual([id]);
  const { auditPartsAmount, auditHourCost } = await claim(pump!.claimId);
  const fault = Math.round((auditPartsAmount + auditHourCost) * 100) / 100;
  expect(await feesOf(id)).toEqual([{ feeType: 'chargeback', amount: -fault, currency: 'USD' }]);
  expect(preview).toMatchObject([
    { tagNo: pump!.tagNo, qty: 1, inspection: 'misuse', amount: fault, currency: 'USD' },
    { tagNo: seal!.tagNo, amount: 0 },
  ]);
  expect((await cores.detail(id)).lines.map(({ chargeAmount }: { chargeAmount: number }) => chargeAmount)).toEqual([fault, 0]);
  expect(await cores.core(pump!)).toMatchObject({ coreStatus: 'charged' });
});

test('a charge-back has a period, and never takes more than the claim brought', async () => {
  const [pump] = await cores.cores([{}]);
  const id = await cores.sent([{ taskId: pump!.id }]);
  await cores.receive(id, [{ receivedQty: 0, inspection: 'missing' }]);
  await kit.db.updateTable('warrantyClaim').set({ auditTotal: 10 }).where('id', '=', pump!.claimId).execute();
  expect((await cores.chargeBack(id)).result).toMatchObject({ failed: [{ code: 'E-259', text: expect.stringContaining('10') }] });
  await kit.db.updateTable('usedPartsHandle').set({ receivedDate: '2025-11-20' }).where('id', '=', id).execute();
  expect((await cores.chargeBack(id)).result).toMatchObject({ failed: [{ code: 'E-258' }] });
  expect(await kit.status('wang.service', 'POST', 'usedPartsHandle/chargeBack', { ids: [id], reason: 'Never arrived' })).toBe(403);
});

describe('what is refused', () => {
  let pump: TestCore;
  let other: TestCore;
  beforeAll(async () => {
    [pump] = (await cores.cores([{}])) as [TestCore];
    [other] = (await cores.cores([{}])) as [TestCore];
    await sql`update used_parts_task set dealer_code = 'D002', org_code = 'B01A02' where id = ${other.id}`.execute(kit.db);
  });

  test('cores and documents of others are as if they were not there', async () => {
    expect(codes(await cores.save({ handleMethod: 'return_maker', lines: [{ taskId: other.id, handledQty: 1 }] }))).toEqual(['E-012']);
    expect(codes(await cores.save({ handleMethod: 'return_maker', lines: [{ taskId: 'f'.repeat(32), handledQty: 1 }] }))).toEqual(['E-012']);
    const { id } = await cores.draft([{ taskId: pump.id }]);
    for (const one of [id, 'f'.repeat(32)])
      expect(await kit.get('d002.service', `usedPartsHandle/detail?id=${one}`)).toMatchObject({ result: { errorCode: 'E-012' } });
    expect((await cores.submit(id, {}, 'd002.service')).result.errorCode).toBe('E-012');
    expect((await kit.get('d002.service', `usedPartsHandle/list?keyword=${pump.tagNo}`)).result.total).toBe(0);
    expect((await kit.get('d001.service', `usedPartsHandle/list?keyword=${pump.tagNo}`)).result.total).toBe(1);
    expect((await kit.get('d002.service', `usedPartsHandle/taskList?keyword=${pump.tagNo}`)).result.total).toBe(0);
  });

  test('staff write no documents, and dealers ask for nothing', async () => {
    expect(await kit.status('wang.service', 'POST', 'usedPartsHandle/save', { handleMethod: 'return_maker' })).toBe(403);
    expect(await kit.status('d001.service', 'POST', 'usedPartsHandle/request', { ids: [pump.id] })).toBe(403);
    expect(
      await kit.status('d001.service', 'POST', 'usedPartsHandle/receive', {
        id: pump.id,
        version: 1,
        receivedDate: today,
        lines: [{ id: pump.id, receivedQty: 1 }],
      }),
    ).toBe(403);
  });

  test('a document without a method, lines, shipment or photos', async () => {
    expect(codes(await cores.save({}))).toEqual(['E-013']);
    const { result } = await cores.save({ handleMethod: 'return_maker', freight: 10 });
    expect((await cores.submit(result.id)).result.errorCode).toBe('E-008');
    const line = { taskId: pump.id, handledQty: 1 };
    const saved = await cores.save({ id: result.id, version: result.version, lines: [line] });
    const slots = ['tagPhoto', 'packingPhoto', 'freightInvoice'];
    await attachFiles(kit.db, { tableName: 'used_parts_handle', tableId: result.id, slots, mimetype: 'audio/mpeg' });
    expect((await cores.submit(result.id)).result.errors.map(({ field, code }: Record<string, string>) => `${field} ${code}`)).toEqual([
      'handleDate E-013',
      'handledBy E-013',
      'carrier E-013',
      'shipDate E-013',
      'boxes E-013',
      'tagPhoto E-116',
      'packingPhoto E-116',
      'freightInvoice E-116',
      'condition E-013',
    ]);
    const { lines } = await cores.detail(result.id);
    const moved = { id: result.id, version: saved.result.version, handleMethod: 'scrap_local', lines: [{ ...line, id: lines[0].id }] };
    expect(codes(await cores.save(moved))).toEqual(['usedPartsHandle.methodFixed']);
    expect(await cores.save({ ...moved, lines: [line] })).toMatchObject({ success: true });
    expect(await cores.save({ id: result.id, version: 1, handledBy: 'x' })).toMatchObject({ result: { errorCode: 'E-001' } });
  });

  test('without a condition of its own: exactly what the contract marks as needed', async () => {
    const marked = (model: string) => {
      const { schemas } = (contract as { components: { schemas: Record<string, Node> } }).components;
      return Object.entries(propertiesOf(schemas[model]!)).flatMap(([field, schema]) => (core(schema)['x-needed'] === true ? [field] : []));
    };
    // The method is there from the first save.
    const header = marked('UsedPartsHandleInput').filter((field) => field !== 'handleMethod');
    const line = marked('UsedPartsHandleLineInput').map((field) => `lines[0] ${field}`);
    expect([header.length, line.length]).toEqual([2, 1]);
    const { result } = await cores.save({ handleMethod: 'keep_inspect', lines: [{ taskId: pump.id, handledQty: 1 }] });
    const refused = (await cores.submit(result.id)).result.errors.filter(({ code }: { code: string }) => code === 'E-013');
    expect(refused.map(({ field, line: of }: Record<string, string>) => (of ? `${of} ${field}` : field))).toEqual([...header, ...line]);
  });

  test('a return to the supplier of cores that are not all one supplier’s', async () => {
    const [first, second] = await cores.cores([{ disposition: 'hold' }, { partsCode: 'SEAL-1', disposition: 'hold' }]);
    await sql`update used_parts_task set supplier_code = case id when ${first!.id} then 'SUP-A' end where id in (${first!.id}, ${second!.id})`.execute(kit.db);
    const { id } = await cores.draft([{ taskId: first!.id }, { taskId: second!.id }], { handleMethod: 'return_supplier' });
    expect(codes(await cores.submit(id))).toEqual(['usedPartsHandle.oneSupplier']);
  });

  test.each<[string, object]>([
    ['a wrong method', { handleMethod: 'burn' }],
    ['a text that is too long', { handleMethod: 'return_maker', carrier: 'x'.repeat(101) }],
    ['a wrong type', { handleMethod: 'return_maker', boxes: '1' }],
    ['an unknown field', { handleMethod: 'return_maker', receivedDate: today }],
    ['a negative freight', { handleMethod: 'return_maker', freight: -1 }],
    ['a line without a core', { handleMethod: 'return_maker', lines: [{ handledQty: 1 }] }],
  ])('%s', async (_what, body) => {
    expect(await cores.save(body)).toMatchObject({ success: false, code: expect.toSatisfy((code: number) => [400, 422].includes(code)) });
  });

  test.each([0, 0.001])('a quantity of %d', async (handledQty) => {
    const answer = await cores.save({ handleMethod: 'return_maker', lines: [{ taskId: pump.id, handledQty }] });
    expect(codes(answer)).toEqual([handledQty === 0 ? 'E-015' : 'E-016']);
  });
});

test('the passport of the machine shows its cores, to those who may see them', async () => {
  const { id } = await kit.db.selectFrom('vehicle').select('id').where('vin', '=', machines.covered).executeTakeFirstOrThrow();
  const { result } = await kit.get('d001.service', `vehicle/usedPartsList?id=${id}`);
  expect(result.find(({ documents }: { documents: object[] }) => documents.length > 0)).toMatchObject({
    tagNo: expect.stringMatching(/^WC/),
    claimNo: expect.any(String),
  });
  // The printed passport asks for its own language.
  const inRussian = (await kit.get('d001.service', `vehicle/usedPartsList?id=${id}&language=ru`)).result;
  const { dictionaries } = kit.app.services;
  for (const { coreStatus, coreStatus_dictText: text } of inRussian) expect(text).toBe(dictionaries.text('core_status', coreStatus, 'ru'));
  expect(inRussian.length).toBeGreaterThan(0);
  expect((await kit.get('sun.sales', `vehicle/usedPartsList?id=${id}`)).result).toEqual([]);
  expect(shipment.boxes).toBe(1);
});

describe('the recipient of a parcel', () => {
  const shipToOf = async (handleMethod: string, { id }: TestCore) => (await cores.detail((await cores.draft([{ taskId: id }], { handleMethod })).id)).shipTo;

  test('is the maker or the supplier, on the screen and on paper', async () => {
    await setParameter(kit.app.services, 'company.address', 'No. 1 Northfield Road');
    await setParameter(kit.app.services, 'company.phone', '+86 532 555 0100');
    const [pump, seal] = await cores.cores([{ disposition: 'hold' }, { partsCode: 'SEAL-1', disposition: 'hold' }]);
    const maker = await shipToOf('return_maker', pump!);
    expect(maker).toMatchObject({ address: 'No. 1 Northfield Road', phone: '+86 532 555 0100' });
    await kit.db.updateTable('supplier').set({ contact: 'Returns, 5 Mill Lane' }).where('supplierCode', '=', 'S01').execute();
    await kit.db.updateTable('usedPartsTask').set({ supplierCode: 'S01' }).where('id', '=', seal!.id).execute();
    const { id } = await cores.draft([{ taskId: seal!.id }], { handleMethod: 'return_supplier' });
    const supplier = { name: 'Hydro Ltd', address: 'Returns, 5 Mill Lane', phone: null };
    expect((await cores.detail(id)).shipTo).toEqual(supplier);
    const { body } = await call(kit.app, kit.tokens['d001.service'], 'GET', `/sys/print/paper?docType=usedPartsHandle&id=${id}`);
    expect(body.result.paper.shipTo).toEqual(supplier);
  });

  test('is nobody where the dealer keeps the parts', async () => {
    const [pump] = await cores.cores([{ disposition: 'hold' }]);
    expect(await shipToOf('keep_inspect', pump!)).toBeNull();
  });
});

describe('tags of cores', () => {
  const tagsFor = (person: Person, ids: readonly string[]) => kit.get(person, `usedPartsHandle/taskTags?ids=${ids.join(',')}`);

  test('are in the language of each dealer, whoever prints them, and only of cores in scope', async () => {
    const [foreign] = await cores.cores([{}]);
    await kit.db.updateTable('usedPartsTask').set({ dealerCode: 'D002', dealerName: 'Steppe', orgCode: 'B01A02' }).where('id', '=', foreign!.id).execute();
    await sql`update parts set name = name || '{"es": "Bomba", "ru": "Насос"}' where parts_code = 'PUMP-1'`.execute(kit.db);
    const own = await cores.cores([{}, { partsCode: 'SEAL-1' }]);
    const ids = [own[1]!.id, foreign!.id, own[0]!.id];
    const { result } = await tagsFor('wang.service', ids);
    const found = Object.fromEntries(result.map(({ language, cores: tagged }: CoreTags) => [language, tagged.map(({ tagNo }) => tagNo)]));
    expect(found).toEqual({ es: own.map(({ tagNo }) => tagNo), ru: [foreign!.tagNo] });
    const pumpIn = (language: string) => result.find((tags: CoreTags) => tags.language === language).cores[0];
    expect(pumpIn('es')).toMatchObject({ partsCode: 'PUMP-1', partsName: 'Bomba', oldSerialNo: 'A0', dealerName: 'AgroAndes' });
    expect(pumpIn('ru').partsName).toBe('Насос');
    expect((await tagsFor('d002.service', ids)).result).toMatchObject([{ language: 'ru', cores: [{ tagNo: foreign!.tagNo }] }]);
    expect((await tagsFor('d002.service', [own[0]!.id, 'f'.repeat(32)])).result).toEqual([]);
  });

  test('are for those who may print documents about cores', async () => {
    const [pump] = await cores.cores([{}]);
    expect(await kit.status('sun.sales', 'GET', `usedPartsHandle/taskTags?ids=${pump!.id}`)).toBe(403);
    expect(await kit.status('d001.service', 'GET', 'usedPartsHandle/taskTags?ids=1')).toBe(400);
  });
});

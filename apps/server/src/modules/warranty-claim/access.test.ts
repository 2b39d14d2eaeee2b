/** Who sees a claim, who may touch it, and what happens when two do at once. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { machines } from '../../test/machineFixtures.ts';
import { type ClaimKit, completeClaim, createClaimKit, type Person } from './claimTestKit.ts';

let kit: ClaimKit;
/** A submitted claim of D001, and a draft. */
let submitted: string;
let draft: string;
const absent = 'f'.repeat(32);
const vehicleId = async (vin: string): Promise<string> => (await kit.db.selectFrom('vehicle').select('id').where('vin', '=', vin).executeTakeFirstOrThrow()).id;

beforeAll(async () => {
  kit = await createClaimKit();
  submitted = await kit.submitted();
  draft = await kit.complete({ vin: machines.noMonths });
});
afterAll(() => kit.close());

describe('another dealer gets the answer of a claim that does not exist', () => {
  type Ask = (id: string, lineId: string) => Promise<{ success: boolean; message: string; result: unknown; code: number }>;
  const asks: [string, Ask][] = [
    ['detail', (id) => kit.get('d002.service', `warrantyClaim/detail?id=${id}`)],
    ['faults', (id) => kit.get('d002.service', `warrantyClaim/bugList?id=${id}`)],
    ['parts of a fault', (_id, lineId) => kit.get('d002.service', `warrantyClaim/bugParts?bugId=${lineId}`)],
    ['save', (id) => kit.save('d002.service', { id, version: 1, complaint: 'x' })],
    ['add a fault', (id) => kit.post('d002.service', 'warrantyClaim/bugSave', { claimId: id, version: 1, bugSystem: 'hydraulic', bugCode: 'HYD-014' })],
    ['remove a fault', (_id, lineId) => kit.remove('d002.service', `warrantyClaim/bugDelete?id=${lineId}`)],
    ['submit', (id) => kit.submit('d002.service', id)],
    ['withdraw', (id) => kit.submit('d002.service', id, { action: 'withdraw' })],
    ['log', (id) => kit.get('d002.service', `approval/log?docType=warrantyClaim&id=${id}`)],
    ['files', (id) => kit.get('d002.service', `attach/list?tableName=warranty_claim&tableId=${id}`)],
    ['review by another region', (id) => kit.check('cis.service', [id], 'pass')],
    ['start of a review by another region', (id) => kit.post('cis.service', 'warrantyClaim/startReview', { id, version: 1 })],
  ];

  test.each(asks)('%s', async (_name, ask) => {
    const line = (await kit.db.selectFrom('claimBug').select('id').where('claimId', '=', draft).executeTakeFirstOrThrow()).id;
    const { timestamp: _one, ...foreign } = (await ask(draft, line)) as Record<string, unknown>;
    const { timestamp: _two, ...missing } = (await ask(absent, absent)) as Record<string, unknown>;
    expect(foreign).toEqual(missing);
    expect(foreign).toMatchObject({ success: false });
  });

  test('delete refuses one, and answers per id, without a number, for several', async () => {
    expect(await kit.remove('d002.service', `warrantyClaim/delete?ids=${draft}`)).toMatchObject({ success: false, result: { errorCode: 'E-012' } });
    const failed = { no: '', code: 'E-012', text: 'No record found or not in your organisation' };
    expect((await kit.remove('d002.service', `warrantyClaim/delete?ids=${draft},${absent}`)).result).toEqual({
      ok: [],
      failed: [
        { id: draft, ...failed },
        { id: absent, ...failed },
      ],
    });
  });

  test('a vehicle', async () => {
    expect(await kit.get('d002.service', `vehicle/detail?id=${await vehicleId(machines.covered)}`)).toMatchObject({
      success: false,
      result: { errorCode: 'E-012' },
    });
  });
});

describe('lists keep to the scope', () => {
  test.each<[Person, number]>([
    ['d001.service', 2],
    ['d001.admin', 2],
    ['d001.parts', 2],
    ['d00101.service', 0],
    ['d002.service', 0],
    ['wang.service', 2],
    ['cis.service', 0],
    ['qian.finance', 2],
    ['chen.parts', 2],
    ['admin', 2],
  ])('%s sees %i claims', async (person, total) => {
    const { result } = await kit.get(person, 'warrantyClaim/list');
    expect([result.total, result.records.length]).toEqual([total, total]);
    const counts = (await kit.get(person, 'warrantyClaim/statusCounts')).result as { count: number }[];
    expect(counts.reduce((sum, { count }) => sum + count, 0)).toBe(total);
  });

  test('a sub-dealer sees its own claims, its dealer sees them too', async () => {
    const id = await kit.complete({ vin: machines.subDealer }, 'd00101.service');
    expect((await kit.get('d00101.service', 'warrantyClaim/list')).result.records.map((claim: { id: string }) => claim.id)).toEqual([id]);
    expect(await kit.detail('d001.service', id)).toMatchObject({ subDealerCode: 'D001-01', subDealerName: 'Temuco' });
    expect((await kit.get('d00101.service', `warrantyClaim/detail?id=${draft}`)).result.errorCode).toBe('E-012');
    await kit.remove('d00101.service', `warrantyClaim/delete?ids=${id}`);
  });
});

describe('permissions', () => {
  test.each<[Person, 'GET' | 'POST' | 'DELETE', string, object | undefined, string]>([
    ['wang.service', 'POST', 'warrantyClaim/save', { claimType: 'normal' }, 'a reviewer writes no claims'],
    ['d001.parts', 'POST', 'warrantyClaim/save', { claimType: 'normal' }, 'a parts clerk only looks'],
    ['d001.service', 'POST', 'warrantyClaim/startReview', { id: absent, version: 1 }, 'a dealer reviews nothing'],
    ['d001.service', 'POST', 'approval/checkSubmit', { docType: 'warrantyClaim', ids: [absent], action: 'pass' }, 'not by the shared call either'],
    [
      'd001.admin',
      'POST',
      'approval/checkSubmit',
      { docType: 'warrantyClaim', ids: [absent], action: 'close', opinion: 'I close it' },
      'nor close as the maker does',
    ],
    [
      'wang.service',
      'POST',
      'approval/checkSubmit',
      { docType: 'warrantyClaim', ids: [absent], action: 'no_pass', rejectType: 'final', opinion: 'never ever', rejectReason: 'misuse' },
      'a first reviewer does not refuse for good',
    ],
    ['wang.service', 'POST', 'approval/submit', { docType: 'warrantyClaim', id: absent }, 'the maker submits nothing'],
    [
      'admin',
      'POST',
      'approval/checkSubmit',
      { docType: 'warrantyClaim', ids: [absent], action: 'audit_succeeded' },
      'the system administrator approves nothing',
    ],
    ['d001.service', 'POST', 'approval/submit', { docType: 'warrantyClaim', id: absent, action: 'giveUp' }, 'a clerk gives nothing up'],
    ['wang.service', 'DELETE', `warrantyClaim/delete?ids=${absent}`, undefined, 'a reviewer deletes nothing'],
  ])('%s %s %s: %s', async (person, method, path, body) => expect(await kit.status(person, method, path, body)).toBe(403));

  test('internal notes and hints never reach a dealer', async () => {
    const { version } = await kit.detail('wang.service', submitted);
    await kit.post('wang.service', 'warrantyClaim/adjust', { id: submitted, version, lines: {}, internalNote: 'Looks staged' });
    expect(await kit.detail('wang.service', submitted)).toMatchObject({ internalNote: 'Looks staged', riskFlags: [] });
    const seen = JSON.stringify([await kit.detail('d001.admin', submitted), (await kit.get('d001.admin', 'warrantyClaim/list')).result]);
    expect(seen).not.toMatch(/Looks staged|internalNote|riskFlags/);
  });

  test('an owner of another dealer’s machine is masked', async () => {
    const { result } = await kit.get('d001.service', `vehicle/lookup?vin=${machines.foreign}`);
    expect(result).toMatchObject({ vin: machines.foreign, crossDealer: true, ownerName: 'M***' });
    expect((await kit.get('d001.service', `vehicle/lookup?vin=${machines.covered}`)).result).toMatchObject({
      crossDealer: false,
      ownerName: 'Marta Soto',
    });
    // Those who sell look up machines of their own dealer only: another one's is as good as absent.
    expect((await kit.get('d001.sales', `vehicle/lookup?vin=${machines.covered}`)).result).toMatchObject({ ownerName: 'Marta Soto' });
    expect((await kit.get('d001.sales', `vehicle/lookup?vin=${machines.foreign}`)).result).toMatchObject({ errorCode: 'E-012' });
    const answer = await kit.save('d001.service', { ...completeClaim(), vin: machines.foreign });
    expect(await kit.detail('d001.service', answer.result.id)).toMatchObject({ crossDealer: 'Y', ownerName: 'M***' });
    await kit.remove('d001.service', `warrantyClaim/delete?ids=${answer.result.id}`);
  });
});

describe('two at once', () => {
  test('the second save of the same version is refused', async () => {
    const { version } = await kit.detail('d001.service', draft);
    expect(await kit.save('d001.service', { id: draft, version, complaint: 'first' })).toMatchObject({
      success: true,
      result: { version: version + 1 },
    });
    expect(await kit.save('d001.admin', { id: draft, version, complaint: 'second' })).toMatchObject({
      success: false,
      code: 409,
      result: { errorCode: 'E-001' },
      message: 'The record was changed by someone else, reload and try again',
    });
    expect(await kit.detail('d001.service', draft)).toMatchObject({ complaint: 'first' });
  });

  test('a save without the version that was seen is refused', async () => {
    expect(await kit.save('d001.service', { id: draft, complaint: 'x' })).toMatchObject({
      code: 422,
      result: { errors: [{ field: 'version', code: 'E-013' }] },
    });
  });

  test('of two submits at the same moment one wins', async () => {
    const id = await kit.complete({ vin: machines.noMonths });
    const answers = await Promise.all([kit.submit('d001.service', id, {}, '?confirm=1'), kit.submit('d001.admin', id, {}, '?confirm=1')]);
    expect(answers.filter(({ success }) => success)).toHaveLength(1);
    expect(answers.find(({ success }) => !success)).toMatchObject({
      result: { errorCode: 'E-007' },
      message: 'This action is not allowed in status Submitted',
    });
    expect(await kit.detail('d001.service', id)).toMatchObject({ round: 1, status: 'submitted' });
  });

  test('of two reviewers at the same moment one gets the claim', async () => {
    const id = await kit.submitted({ vin: machines.noMonths });
    const { version } = await kit.detail('wang.service', id);
    const answers = await Promise.all([
      kit.post('wang.service', 'warrantyClaim/startReview', { id, version }),
      kit.post('li.service', 'warrantyClaim/startReview', { id, version }),
    ]);
    expect(answers.filter(({ success }) => success)).toHaveLength(1);
  });

  test('ten claims saved at once get ten numbers', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => kit.save('d001.service', completeClaim())));
    expect(new Set(answers.map(({ result }) => result.no)).size).toBe(10);
  });

  test('the dealer’s own number is used once', async () => {
    await kit.save('d001.service', { ...completeClaim(), dealerClaimRef: 'WO-1' });
    expect(await kit.save('d001.service', { ...completeClaim(), dealerClaimRef: 'WO-1' })).toMatchObject({
      code: 422,
      result: { errors: [{ field: 'dealerClaimRef', code: 'E-017' }] },
    });
  });
});

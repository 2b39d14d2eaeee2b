/** The maker's decisions beyond the straight course. */
import { setParameter } from '../../test/setParameter.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { machines } from '../../test/machineFixtures.ts';
import { type ClaimKit, createClaimKit } from './claimTestKit.ts';

let kit: ClaimKit;
beforeAll(async () => {
  kit = await createClaimKit();
});
afterAll(() => kit.close());

const reason = { opinion: 'Worn by misuse', rejectReason: 'misuse' };

describe('several claims at once', () => {
  test('one that is not ready is skipped and explained, the others pass', async () => {
    const ready = [await kit.submitted(), await kit.submitted({ vin: machines.noMonths })];
    const draft = await kit.complete();
    const answer = await kit.check('wang.service', [...ready, draft, 'f'.repeat(32)], 'pass');
    const { claimNo } = await kit.detail('wang.service', draft);
    expect(answer.result).toEqual({
      ok: ready,
      failed: [
        { id: draft, no: claimNo, code: 'E-007', text: 'This action is not allowed in status Draft' },
        { id: 'f'.repeat(32), no: '', code: 'E-012', text: 'No record found or not in your organisation' },
      ],
    });
    expect((await kit.detail('wang.service', ready[1]!)).status).toBe('pass');
  });

  test('adjustments belong to one claim', async () => {
    const ids = [await kit.submitted(), await kit.submitted()];
    expect(await kit.check('wang.service', ids, 'pass', { lines: { auditOtherFee: 0 } })).toMatchObject({ success: false, code: 422 });
  });

  test('none selected is a broken request', async () =>
    expect(await kit.status('wang.service', 'POST', 'approval/checkSubmit', { docType: 'warrantyClaim', ids: [], action: 'pass' })).toBe(400));
});

describe('less than was claimed', () => {
  const refused = { success: false, code: 422, result: { errors: [{ field: 'deductReason', code: 'E-233' }] } };
  const cut = async (id: string): Promise<object> => {
    const { detailList } = await kit.detail('wang.service', id);
    return { details: [{ id: detailList[1].id, auditHours: 0.5 }] };
  };

  test.each<[string, (id: string) => Promise<object>]>([
    ['hours', cut],
    ['pieces', async (id) => ({ parts: [{ id: (await kit.detail('wang.service', id)).partsList[1].id, auditQty: 1 }] })],
    ['a price', async (id) => ({ parts: [{ id: (await kit.detail('wang.service', id)).partsList[1].id, auditQty: 2, auditPrice: 0.5 }] })],
    ['a fee', () => Promise.resolve({ auditOtherFee: 10 })],
    ['a fault', async (id) => ({ faults: [{ id: (await kit.detail('wang.service', id)).bugList[1].id, auditResult: 'no_pass' }] })],
  ])('%s: passed only with a reason', async (_name, lines) => {
    const id = await kit.submitted();
    expect(await kit.check('wang.service', [id], 'pass', { lines: await lines(id) })).toMatchObject(refused);
    expect(await kit.check('wang.service', [id], 'pass', { lines: { ...(await lines(id)), deductReason: ' 1234 ' } })).toMatchObject(refused);
    expect(await kit.detail('wang.service', id)).toMatchObject({ status: 'submitted', auditTotal: null });
    expect(await kit.check('wang.service', [id], 'pass', { lines: { ...(await lines(id)), deductReason: 'Standard is lower' } })).toMatchObject({
      success: true,
    });
  });

  test('the remark of a refused fault explains that fault and no other', async () => {
    const id = await kit.submitted();
    const { bugList } = await kit.detail('wang.service', id);
    const faults = [{ id: bugList[0].id, auditResult: 'no_pass', auditRemark: 'Normal wear' }];
    expect(await kit.check('wang.service', [id], 'pass', { lines: { faults, ...(await cut(id)) } })).toMatchObject(refused);
    expect(await kit.check('wang.service', [id], 'pass', { lines: { faults } })).toMatchObject({ success: true });
  });

  test('may be kept without a reason while the review goes on; the decision asks for it, also one step and in a batch', async () => {
    const id = await kit.submitted();
    const { version } = await kit.detail('wang.service', id);
    expect(await kit.post('wang.service', 'warrantyClaim/adjust', { id, version, lines: await cut(id) })).toMatchObject({ success: true });
    expect(await kit.check('zhao.manager', [id], 'audit_succeeded')).toMatchObject(refused);
    const dry = await kit.post('wang.service', 'approval/checkSubmit?dryRun=1', { docType: 'warrantyClaim', ids: [id, await kit.submitted()], action: 'pass' });
    expect(dry.result).toMatchObject({ ok: [expect.any(String)], failed: [{ id, code: 'E-233' }] });
  });
});

describe('four eyes', () => {
  test('the manager passes and audits a small claim in one step; both steps are in the log', async () => {
    const id = await kit.submitted();
    expect((await kit.detail('zhao.manager', id)).allowedActions).toContain('auditSucceeded');
    expect(await kit.check('zhao.manager', [id], 'audit_succeeded')).toMatchObject({ success: true });
    const { result } = await kit.get('zhao.manager', `approval/log?docType=warrantyClaim&id=${id}`);
    expect(result.map(({ action }: { action: string }) => action)).toEqual(['submit', 'pass', 'audit_succeeded']);
  });

  test('above the limit it takes a first reviewer', async () => {
    await setParameter(kit.app.services, 'claim.fourEyesAmount', '500');
    try {
      const id = await kit.submitted();
      expect((await kit.detail('zhao.manager', id)).allowedActions).not.toContain('auditSucceeded');
      expect(await kit.check('zhao.manager', [id], 'audit_succeeded')).toMatchObject({ success: false, result: { errorCode: 'E-005' } });
      await kit.check('zhao.manager', [id], 'pass');
      expect(await kit.check('zhao.manager', [id], 'audit_succeeded')).toMatchObject({ success: false, result: { errorCode: 'E-005' } });
      expect(await kit.check('zhao.manager', [id], 'backToReview', { opinion: 'Needs two people' })).toMatchObject({ success: true });
      await kit.check('wang.service', [id], 'pass');
      expect(await kit.check('zhao.manager', [id], 'audit_succeeded')).toMatchObject({ success: true });
    } finally {
      await setParameter(kit.app.services, 'claim.fourEyesAmount', '2000');
    }
  });

  test('without a recent rate nobody knows that it is below the limit, and the reason is said', async () => {
    await setParameter(kit.app.services, 'fx.maxAgeDays', '1');
    try {
      const id = await kit.submitted();
      await kit.db.updateTable('warrantyClaim').set({ currency: 'EUR' }).where('id', '=', id).execute();
      expect((await kit.detail('zhao.manager', id)).allowedActions).not.toContain('auditSucceeded');
      const refused = await kit.check('zhao.manager', [id], 'audit_succeeded');
      expect(refused).toMatchObject({ success: false, message: 'No exchange rate of EUR on 2026-11-21', result: { errorCode: 'E-526' } });
      await kit.check('wang.service', [id], 'pass');
      expect(await kit.check('zhao.manager', [id], 'audit_succeeded')).toMatchObject({ success: true });
    } finally {
      await setParameter(kit.app.services, 'fx.maxAgeDays', '40');
    }
  });
});

describe('a refused fault', () => {
  test('is worth nothing; its core is not asked for', async () => {
    const id = await kit.submitted();
    const { bugList } = await kit.detail('zhao.manager', id);
    await kit.check('zhao.manager', [id], 'audit_succeeded', {
      lines: { faults: [{ id: bugList[0].id, auditResult: 'no_pass', auditRemark: 'Normal wear' }] },
    });
    const claim = await kit.detail('zhao.manager', id);
    expect(claim).toMatchObject({ auditPartsAmount: 70.39, auditHourCost: 30.8, usedPartsStatus: 'none' });
    expect(claim.bugList[0]).toMatchObject({ auditResult: 'no_pass', auditRemark: 'Normal wear' });
    expect(claim.partsList[0]).toMatchObject({ auditQty: 0, auditAmount: 0 });
  });
});

test('a fault that is accepted after all has its lines back as they were claimed', async () => {
  const id = await kit.submitted();
  const { bugList } = await kit.detail('wang.service', id);
  const judge = async (auditResult: string) => {
    const { version } = await kit.detail('wang.service', id);
    await kit.post('wang.service', 'warrantyClaim/adjust', {
      id,
      version,
      lines: { faults: [{ id: bugList[0].id, auditResult }], auditOtherFee: auditResult === 'pass' ? null : 10 },
    });
    return kit.detail('wang.service', id);
  };
  expect(await judge('no_pass')).toMatchObject({ auditPartsAmount: 70.39, auditOtherFee: 10 });
  const claim = await judge('pass');
  expect(claim).toMatchObject({ auditPartsAmount: claim.partsAmount, auditHourCost: claim.hourCost, auditOtherFee: 60, auditTotal: claim.totalAmount });
});

test('the last days of an extension are hinted at like those of the warranty', async () => {
  const extend = (extendEndDate: string | null) =>
    kit.db.updateTable('vehicle').set({ extendEndDate, extendHours: 5000, extendCoverage: 'full' }).where('vin', '=', machines.expired).execute();
  await extend('2026-11-10');
  const { coverageKind, riskFlags } = await kit.detail('wang.service', await kit.submitted({ vin: machines.expired, claimType: 'extended' }));
  await extend(null);
  expect(coverageKind).toBe('extended');
  expect(riskFlags).toContainEqual({ code: 'endOfCover', text: 'Failed in the last 15 days of cover' });
});

describe('figures that are no review', () => {
  let id: string;
  beforeAll(async () => {
    id = await kit.submitted();
  });

  test.each<[string, (claim: { detailList: { id: string }[]; partsList: { id: string }[] }) => object, object[]]>([
    [
      'hours with three decimals',
      ({ detailList: [line] }) => ({ details: [{ id: line!.id, auditHours: 0.333 }] }),
      [{ field: 'auditHours', line: 'details[0]', code: 'E-016' }],
    ],
    [
      'a quantity with three decimals',
      ({ partsList: [line] }) => ({ parts: [{ id: line!.id, auditQty: 0.333 }] }),
      [{ field: 'auditQty', line: 'parts[0]', code: 'E-016' }],
    ],
    [
      'half a cent a piece',
      ({ partsList: [line] }) => ({ parts: [{ id: line!.id, auditQty: 1, auditPrice: 1.005 }] }),
      [{ field: 'auditPrice', line: 'parts[0]', code: 'E-016' }],
    ],
    [
      'a fee with half a cent',
      () => ({ auditTravelFee: 1.005, auditOtherFee: 0.001 }),
      [
        { field: 'auditTravelFee', code: 'E-016' },
        { field: 'auditOtherFee', code: 'E-016' },
      ],
    ],
    [
      'a line named twice',
      ({ detailList: [line] }) => ({
        details: [
          { id: line!.id, auditHours: 1 },
          { id: line!.id, auditHours: 2 },
        ],
      }),
      [{ field: 'id', line: 'details[1]', code: 'E-014' }],
    ],
    ['a line of no claim', () => ({ details: [{ id: 'f'.repeat(32), auditHours: 1 }] }), [{ field: 'id', line: 'details[0]', code: 'E-012' }]],
  ])('%s', async (_name, lines, errors) => {
    const answer = await kit.check('wang.service', [id], 'pass', { lines: lines(await kit.detail('wang.service', id)) });
    expect(answer).toMatchObject({ code: 422, result: { errors } });
  });
});

describe('the manager may raise money, not pieces', () => {
  test('a higher trip fee stands, more parts do not', async () => {
    const id = await kit.submitted();
    const { partsList } = await kit.detail('zhao.manager', id);
    expect(await kit.check('zhao.manager', [id], 'pass', { lines: { parts: [{ id: partsList[1].id, auditQty: 3 }] } })).toMatchObject({
      code: 422,
    });
    expect(await kit.check('zhao.manager', [id], 'pass', { lines: { auditTravelFee: 100 } })).toMatchObject({ success: true });
    expect(await kit.detail('zhao.manager', id)).toMatchObject({ travelFee: 81.11, auditTravelFee: 100 });
  });

  test('no more money than can be stored', async () => {
    const partsList = [
      { bugNo: 1, partsCode: 'SEAL-1', qty: 99_999_999, isCausal: 'Y' },
      { bugNo: 2, partsCode: 'SENSOR-1', qty: 1, isCausal: 'Y' },
    ];
    const id = await kit.submitted({ partsList });
    const [part] = (await kit.detail('zhao.manager', id)).partsList;
    expect(await kit.check('zhao.manager', [id], 'pass', { lines: { parts: [{ id: part.id, auditQty: part.qty, auditPrice: 999_999_999 }] } })).toMatchObject({
      code: 422,
      result: { errors: [{ field: 'auditPrice', line: 'parts[0]', code: 'E-229' }] },
    });
  });
});

describe('ends', () => {
  test('refused for good: closed, the dealer is told why', async () => {
    const id = await kit.submitted();
    expect(await kit.check('zhao.manager', [id], 'no_pass', { rejectType: 'final', ...reason })).toMatchObject({ success: true });
    expect(await kit.detail('d001.service', id)).toMatchObject({
      status: 'closed',
      closeReason: 'refused',
      closeReason_dictText: 'Finally refused',
      rejectReason: 'misuse',
      allowedActions: [],
    });
    const { params } = await kit.db.selectFrom('message').select('params').where('event', '=', 'warrantyClaim.refused').executeTakeFirstOrThrow();
    expect(params).toMatchObject({ opinion: 'Worn by misuse', reasonCode: 'misuse' });
  });

  test('a reason and an opinion are needed', async () => {
    const id = await kit.submitted();
    expect(await kit.check('wang.service', [id], 'no_pass', { rejectType: 'return', opinion: 'Plate unreadable' })).toMatchObject({
      result: { errorCode: 'E-006' },
    });
    expect(await kit.check('wang.service', [id], 'no_pass', { rejectType: 'return', rejectReason: 'other', opinion: '    x   ' })).toMatchObject({
      result: { errorCode: 'E-006' },
    });
    expect(await kit.check('wang.service', [id], 'no_pass', { rejectType: 'return', rejectReason: 'nonsense', opinion: 'Plate unreadable' })).toMatchObject({
      code: 422,
    });
    expect(
      await kit.check('wang.service', [id], 'no_pass', {
        rejectType: 'return',
        ...reason,
        marks: [{ field: 'qty', lineId: 'f'.repeat(32) }],
      }),
    ).toMatchObject({ code: 422 });
  });

  test('returned, then given up by the principal', async () => {
    const id = await kit.submitted();
    await kit.check('wang.service', [id], 'no_pass', { rejectType: 'return', ...reason });
    expect(await kit.submit('d001.admin', id, { action: 'giveUp' })).toMatchObject({ success: true });
    expect(await kit.detail('d001.admin', id)).toMatchObject({ status: 'closed', closeReason: 'given_up' });
  });

  test('returned, and handed in too late', async () => {
    const id = await kit.submitted();
    await kit.check('wang.service', [id], 'no_pass', { rejectType: 'return', ...reason });
    await kit.db.updateTable('warrantyClaim').set({ resubmitUntil: '2026-11-20' }).where('id', '=', id).execute();
    expect(await kit.submit('d001.service', id)).toMatchObject({ success: false, message: 'The resubmission period of 30 days is over' });
  });

  test('withdrawn it is a draft that cannot be deleted', async () => {
    const id = await kit.submitted();
    expect(await kit.submit('d001.service', id, { action: 'withdraw' })).toMatchObject({ success: true });
    expect(await kit.detail('d001.service', id)).toMatchObject({ status: 'draft', round: 1, allowedActions: ['edit', 'submit'] });
    expect(await kit.remove('d001.service', `warrantyClaim/delete?ids=${id}`)).toMatchObject({ success: false, result: { errorCode: 'E-003' } });
  });

  test('submitted it cannot be deleted, alone or among others, and a dry run says so without deleting the draft beside it', async () => {
    const [id, draft] = [await kit.submitted(), await kit.complete()];
    const refusal = 'Only drafts that were never submitted can be deleted';
    expect(await kit.remove('d001.service', `warrantyClaim/delete?ids=${id}`)).toMatchObject({ success: false, message: refusal });
    for (const dryRun of ['&dryRun=1', '&dryRun=1', ''])
      expect((await kit.remove('d001.service', `warrantyClaim/delete?ids=${id},${draft}${dryRun}`)).result).toMatchObject({
        ok: [draft],
        failed: [{ id, code: 'E-003', text: refusal }],
      });
    expect(await kit.detail('d001.service', id)).toMatchObject({ status: 'submitted' });
  });

  test('closed by the maker', async () => {
    const id = await kit.submitted();
    expect(await kit.check('zhao.manager', [id], 'close', { opinion: 'Dealer terminated' })).toMatchObject({ success: true });
    expect(await kit.detail('d001.service', id)).toMatchObject({ status: 'closed', closeReason: 'closed_by_maker' });
  });
});

test('rates stay as they were at the first submit', async () => {
  const id = await kit.submitted();
  await kit.check('wang.service', [id], 'no_pass', { rejectType: 'return', ...reason });
  await kit.db.updateTable('labourRate').set({ ratePerHour: 70 }).where('dealerCode', '=', 'D001').execute();
  await kit.submit('d001.service', id, {}, '?confirm=1');
  expect(await kit.detail('d001.service', id)).toMatchObject({ round: 2, hourCost: 127.05 });
  await kit.db.updateTable('labourRate').set({ ratePerHour: 35 }).where('dealerCode', '=', 'D001').execute();
});

test('a campaign claim closes the campaign on the machine', async () => {
  const id = await kit.submitted({ vin: machines.expired, claimType: 'campaign', campaignNo: 'C-26-01' });
  expect(await kit.detail('wang.service', id)).toMatchObject({
    coverageResult: 'in',
    coverageKind: 'campaign',
    coverageReason: 'Part of campaign C-26-01',
  });
  expect(await kit.check('zhao.manager', [id], 'audit_succeeded')).toMatchObject({ success: true });
  expect(await kit.db.selectFrom('vehicleCampaign').select(['completedDate']).where('vin', '=', machines.expired).executeTakeFirst()).toEqual({
    completedDate: '2026-11-05',
  });
});

test('a second claim for the same fault is a warning to the dealer and a hint to the reviewer', async () => {
  const first = await kit.submitted({
    vin: machines.implement,
    operatingHours: null,
    detailList: [],
    partsList: [
      { bugNo: 1, partsCode: 'SEAL-1', qty: 1, isCausal: 'Y' },
      { bugNo: 2, partsCode: 'SENSOR-1', qty: 1, isCausal: 'Y' },
    ],
  });
  const { claimNo } = await kit.detail('wang.service', first);
  const second = await kit.complete({
    vin: machines.implement,
    operatingHours: null,
    detailList: [],
    partsList: [
      { bugNo: 1, partsCode: 'SEAL-1', qty: 1, isCausal: 'Y' },
      { bugNo: 2, partsCode: 'SENSOR-1', qty: 1, isCausal: 'Y' },
    ],
  });
  expect(await kit.submit('d001.service', second)).toMatchObject({
    success: false,
    code: 202,
    result: { warnings: [{ code: 'W-215', text: `A similar claim exists: ${claimNo}` }] },
  });
  await kit.submit('d001.service', second, {}, '?confirm=1');
  const { riskFlags, bugList } = await kit.detail('wang.service', second);
  expect(riskFlags[0]).toEqual({ code: 'duplicate', text: `Possible duplicate of ${claimNo}`, docNo: claimNo, docId: first });
  expect(bugList[0].repeatFlag).toBe('Y');
});

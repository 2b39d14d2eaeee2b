/** What a claim takes from the shelf, what suppliers pay back of it, and what the maker charges back once it is settled. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { WarrantyClaim } from '../../generated/types.gen.ts';
import { systemContext } from '../../documents/systemContext.ts';
import { transact } from '../../shared/context.ts';
import { wireTime } from '../../shared/session/currentUser.ts';
import { fees } from '../service-fee/service.ts';
import { moveStock, openWarehouses } from '../stock/service.ts';
import { call } from '../../test/testApp.ts';
import { type ClaimKit, completeClaim, createClaimKit, type Person } from './claimTestKit.ts';

let kit: ClaimKit;
beforeAll(async () => {
  kit = await createClaimKit();
  await transact(systemContext(kit.app.services), (context) => openWarehouses(context, { dealerCode: 'D001' }));
});
afterAll(() => kit.close());

const moves = async (sourceId: string) => {
  const rows = await kit.db.selectFrom('stockMove').select(['moveType', 'qty']).where('sourceId', '=', sourceId).orderBy('moveNo').execute();
  return rows.map(({ moveType, qty }) => `${moveType} ${qty}`);
};
const free = async (partsCode: string) =>
  (await kit.db.selectFrom('partsStock').select('inventoryQty').where('partsCode', '=', partsCode).where('dealerCode', '=', 'D001').executeTakeFirst())
    ?.inventoryQty;
const stockUp = (partsCode: string, qty: number) =>
  transact(systemContext(kit.app.services), (context) =>
    moveStock(context, {
      dealerCode: 'D001',
      partsCode,
      qty,
      unitCost: 5,
      moveType: 'adjust',
      source: 'partsStock',
      sourceId: 's'.repeat(32),
      sourceNo: 'TEST',
    }),
  );

describe('parts from the own shelf', () => {
  const seals = (qty: number, change: object = {}) => ({
    ...completeClaim(),
    partsInStock: 'Y',
    partsList: [
      { bugNo: 1, partsCode: 'SEAL-1', qty, isCausal: 'Y', sourceType: 'own_stock', ...change },
      { bugNo: 2, partsCode: 'SENSOR-1', qty: 1, isCausal: 'Y', sourceType: 'local_purchase' },
    ],
  });
  const line = async (id: string) => {
    const { partsList } = await kit.detail('d001.service', id);
    return partsList.find(({ partsCode }: { partsCode: string }) => partsCode === 'SEAL-1');
  };
  let id: string;

  test('three of two that are there are asked about, and what is there is taken', async () => {
    await stockUp('SEAL-1', 2);
    id = await kit.complete(seals(3));
    expect(await line(id)).toMatchObject({ stockQty: 2, stockShortQty: null });
    const asked = await kit.submit('d001.service', id);
    expect(asked).toMatchObject({ code: 202, result: { warnings: [{ code: 'W-335', text: 'SEAL-1: 2 in stock, the document uses 3' }] } });
    expect(await moves(id)).toEqual([]);
    expect(await kit.submit('d001.service', id, {}, '?confirm=1')).toMatchObject({ success: true });
    expect(await moves(id)).toEqual(['claim_use -2']);
    expect(await free('SEAL-1')).toBe(0);
    expect(await line(id)).toMatchObject({ stockQty: 0, stockShortQty: 1 });
  });

  test('the shelf is nobody else’s: another side sees no quantity', async () => {
    const { partsList } = await kit.detail('li.service', id);
    expect(partsList[0]).toMatchObject({ stockQty: null, stockShortQty: 1 });
  });

  test('a withdrawal gives everything back', async () => {
    expect(await kit.submit('d001.service', id, { action: 'withdraw' })).toMatchObject({ success: true });
    expect(await moves(id)).toEqual(['claim_use -2', 'claim_use 2']);
    expect(await free('SEAL-1')).toBe(2);
    expect(await line(id)).toMatchObject({ stockShortQty: null });
  });

  test('a return keeps the parts; handed in again, only the difference is moved, and what is no longer used comes back', async () => {
    await kit.submit('d001.service', id, {}, '?confirm=1');
    expect(await kit.check('li.service', [id], 'no_pass', { rejectReason: 'insufficient_photos', opinion: 'Take a photo of the plate' })).toMatchObject({
      success: true,
    });
    expect(await free('SEAL-1')).toBe(0);
    const { version, partsList } = await kit.detail('d001.service', id);
    const fewer = partsList.map(({ id: lineId, bugNo, partsCode, qty, isCausal, sourceType }: WarrantyClaim['partsList'][number]) => ({
      id: lineId,
      bugNo,
      partsCode,
      qty: partsCode === 'SEAL-1' ? 1 : qty,
      isCausal,
      sourceType,
    }));
    expect(await kit.save('d001.service', { id, version, partsList: fewer })).toMatchObject({ success: true });
    expect(await kit.submit('d001.service', id)).toMatchObject({ success: true });
    expect(await free('SEAL-1')).toBe(1);
    expect(await line(id)).toMatchObject({ stockShortQty: 0 });
  });

  test('who says that the parts are not there is not asked, and takes what is', async () => {
    const other = await kit.submitted({ ...seals(4), partsInStock: 'N' });
    expect(await moves(other)).toEqual(['claim_use -1']);
    expect(await line(other)).toMatchObject({ stockShortQty: 3 });
  });
});

/** A claim that is audited. */
async function audited(): Promise<string> {
  const id = await kit.submitted();
  expect(await kit.check('li.service', [id], 'pass')).toMatchObject({ success: true });
  expect(await kit.check('zhao.manager', [id], 'audit_succeeded')).toMatchObject({ success: true, result: { failed: [] } });
  return id;
}

describe('recovery from suppliers', () => {
  test('what suppliers pay back is worked out at the audit, and is the maker’s own', async () => {
    await kit.db.updateTable('supplier').set({ recoveryPct: 60 }).execute();
    const id = await audited();
    const claim = await kit.detail('li.service', id);
    const ofSuppliers = claim.bugList.filter(({ supplierCode }: { supplierCode: string | null }) => supplierCode).map(({ id: bugId }: { id: string }) => bugId);
    const approved = [...claim.detailList, ...claim.partsList]
      .filter(({ bugId }) => ofSuppliers.includes(bugId))
      .reduce((sum, { auditHourCost = 0, auditAmount = 0 }) => sum + auditHourCost + auditAmount, 0);
    expect(approved).toBeGreaterThan(0);
    expect(claim.supplierRecoveryAmount).toBeCloseTo(approved * 0.6, 2);
    const of = async (person: Person) => (await kit.get(person, `warrantyClaim/list?keyword=${claim.claimNo}`)).result.records[0];
    expect(await of('li.service')).toMatchObject({ supplierRecoveryAmount: claim.supplierRecoveryAmount });
    expect(await of('d001.service')).not.toHaveProperty('supplierRecoveryAmount');
    expect(await kit.detail('d001.service', id)).not.toHaveProperty('supplierRecoveryAmount');
    const sums = async (person: Person) => (await kit.get(person, `warrantyClaim/totals?keyword=${claim.claimNo}`)).result.sums[0];
    expect(await sums('li.service')).toMatchObject({ supplierRecoveryAmount: claim.supplierRecoveryAmount });
    expect(await sums('d001.service')).not.toHaveProperty('supplierRecoveryAmount');
  });
});

describe('charge-backs', () => {
  let id: string;
  let paid: number;
  const ask = async (person: Person, change: object = {}) => {
    const { version } = await kit.detail('li.service', id);
    return kit.post(person, 'warrantyClaim/chargeBack', { id, version, amount: 100, reason: 'Part was not faulty', ...change });
  };
  const decide = (person: Person, verb: 'confirm' | 'refuse', body: object = {}) => kit.post(person, `warrantyClaim/${verb}ChargeBack`, { ids: [id], ...body });
  const feesOf = async () =>
    (
      await kit.db
        .selectFrom('serviceFee')
        .select(['feeType', 'amount', 'round', 'settlementStatus'])
        .where('sourceId', '=', id)
        .where('feeType', '=', 'chargeback')
        .orderBy('round')
        .execute()
    ).map(({ amount, round, settlementStatus }) => `${amount} ${round} ${settlementStatus}`);
  /** Pays what stands open of the claim by a statement. */
  const settle = async (statementNo: string) => {
    const open = await kit.db.selectFrom('serviceFee').select('id').where('sourceId', '=', id).where('settlementStatus', '<>', 'settled').execute();
    const feeIds = open.map((fee) => fee.id);
    await transact(systemContext(kit.app.services), async (context) => {
      await fees.settling(context, [{ feeIds, statementNo }]);
      await fees.settled(context, { statements: [{ feeIds, statementNo }], day: '2026-11-20' });
    });
  };

  test('only of what is settled', async () => {
    id = await audited();
    expect(await ask('zhao.manager')).toMatchObject({ success: false, message: 'Only settled claims can be charged back' });
    await settle('ST-1');
    ({ settledAmount: paid } = await kit.detail('li.service', id));
    expect(paid).toBeGreaterThan(200);
  });

  test.each([
    ['not by a reviewer', 'li.service', {}, { code: 403 }],
    ['not by the dealer', 'd001.admin', {}, { code: 403 }],
    ['not without a reason', 'zhao.manager', { reason: 'no' }, { result: { errorCode: 'E-006' } }],
    ['not with tenths of a cent', 'zhao.manager', { amount: 1.005 }, { result: { errors: [{ field: 'amount', code: 'E-016' }] } }],
    ['not below nothing', 'zhao.manager', { amount: -1 }, { result: { errors: [{ field: 'amount', code: 'contract.tooLittle' }] } }],
    [
      'not for a foreign fault',
      'zhao.manager',
      { lines: [{ bugId: 'f'.repeat(32), amount: 100 }] },
      { result: { errors: [{ field: 'bugId', code: 'E-012' }] } },
    ],
    ['not of a version that is past', 'zhao.manager', { version: 1 }, { result: { errorCode: 'E-001' } }],
  ] as const)('%s', async (_name, person, change, answer) => {
    expect(await ask(person, change)).toMatchObject({ success: false, ...answer });
    expect(await feesOf()).toEqual([]);
  });

  test('lines divide the amount exactly', async () => {
    const { bugList } = await kit.detail('li.service', id);
    const lines = [
      { bugId: bugList[0].id, amount: 60 },
      { bugId: bugList[1].id, amount: 39.99 },
    ];
    expect(await ask('zhao.manager', { lines })).toMatchObject({ result: { errors: [{ field: 'lines', code: 'E-014' }] } });
    const before = wireTime(kit.app.services.now());
    expect(await ask('zhao.manager', { amount: 99.99, lines })).toMatchObject({ success: true });
    const after = wireTime(kit.app.services.now());
    const claim = await kit.detail('li.service', id);
    expect(claim).toMatchObject({ status: 'closed', chargeBacks: [{ amount: 99.99, lines, status: 'waiting' }] });
    expect([before, after]).toContain(claim.chargeBacks[0].createTime);
    expect((await kit.detail('d001.service', id)).chargeBacks).toEqual([]);
  });

  test('one waits at a time, it waits for finance, and whoever asked may not confirm it', async () => {
    expect(await ask('zhao.manager')).toMatchObject({ success: false, result: { errorCode: 'E-273' } });
    const { records } = (await kit.get('qian.finance', 'todo/list?docType=warrantyClaim')).result;
    expect(records).toMatchObject([{ task: 'chargeConfirm', id }]);
    expect(await decide('zhao.manager', 'confirm')).toMatchObject({ success: false, code: 403 });
    await kit.db.updateTable('warrantyClaim').set({ chargeBackBy: 'qian.finance' }).where('id', '=', id).execute();
    expect(await decide('qian.finance', 'confirm')).toMatchObject({ result: { ok: [], failed: [{ code: 'E-005' }] } });
    await kit.db.updateTable('warrantyClaim').set({ chargeBackBy: 'zhao.manager' }).where('id', '=', id).execute();
  });

  test('a refused one takes nothing', async () => {
    expect(await decide('qian.finance', 'refuse', { reason: 'The invoice proves it' })).toMatchObject({ result: { ok: [id] } });
    expect(await feesOf()).toEqual([]);
    expect((await kit.detail('li.service', id)).chargeBacks).toMatchObject([{ status: 'refused', decidedReason: 'The invoice proves it' }]);
  });

  test('two confirmations at once make one negative fee; the claim stays closed and its payment stands', async () => {
    expect(await ask('zhao.manager')).toMatchObject({ success: true });
    const answers = await Promise.all([decide('qian.finance', 'confirm'), decide('qian.finance', 'confirm')]);
    expect(answers.map(({ result }) => result.ok.length).toSorted((a, b) => a - b)).toEqual([0, 1]);
    expect(await feesOf()).toEqual(['-100 1 unsettled']);
    expect(await kit.detail('li.service', id)).toMatchObject({ status: 'closed', settlementStatus: 'settled', settledAmount: paid });
    expect((await kit.detail('d001.service', id)).chargeBacks).toMatchObject([{ amount: 100, status: 'confirmed' }]);
    const told = await call(kit.app, kit.tokens['d001.admin'], 'GET', '/sys/message/list');
    expect(told.body.result.records.map(({ title }: { title: string }) => title)).toContainEqual(
      expect.stringMatching(/^100.00 USD of WC\S+ were charged back$/),
    );
  });

  test('no more than is left of what was paid', async () => {
    expect(await ask('zhao.manager', { amount: paid - 99.99 })).toMatchObject({ success: false, result: { errorCode: 'E-259' } });
    expect(await ask('zhao.manager', { amount: Math.round((paid - 100) * 100) / 100 })).toMatchObject({ success: true });
    expect(await decide('qian.finance', 'confirm')).toMatchObject({ result: { ok: [id] } });
    expect(await ask('zhao.manager', { amount: 0.01 })).toMatchObject({ success: false, result: { errorCode: 'E-259' } });
  });

  test('the statement that pays them marks them, and nothing else of the claim', async () => {
    await settle('ST-2');
    const claim = await kit.detail('li.service', id);
    expect(claim).toMatchObject({ status: 'closed', settlementStatus: 'settled', statementNo: 'ST-1', settledAmount: paid });
    expect(claim.chargeBacks.map(({ status }: { status: string }) => status)).toEqual(['refused', 'settled', 'settled']);
  });

  test('of a claim that is not there, or not anybody’s, it says the same', async () => {
    const absent = { id: 'e'.repeat(32), version: 1, amount: 1, reason: 'Not faulty' };
    expect(await kit.post('zhao.manager', 'warrantyClaim/chargeBack', absent)).toMatchObject({ success: false, result: { errorCode: 'E-012' } });
    expect(await kit.post('qian.finance', 'warrantyClaim/confirmChargeBack', { ids: [absent.id] })).toMatchObject({
      result: { ok: [], failed: [{ no: '', code: 'E-012' }] },
    });
  });
});

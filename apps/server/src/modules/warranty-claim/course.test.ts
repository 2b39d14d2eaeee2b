/** The course of a claim: scenario S3 up to the audit, and S7. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { machines } from '../../test/machineFixtures.ts';
import { type ClaimKit, completeClaim, createClaimKit } from './claimTestKit.ts';

let kit: ClaimKit;
beforeAll(async () => {
  kit = await createClaimKit();
});
afterAll(() => kit.close());

describe('S3: a dealer files a claim and the maker approves it', () => {
  let id: string;
  let claimNo: string;

  test('a fault code without a system, a repeated hour code and too many kilometres are refused by field and line', async () => {
    const claim = completeClaim();
    const answer = await kit.save('d001.service', {
      ...claim,
      mileage: 400.5,
      bugList: [{ ...claim.bugList![0], bugSystem: null }, claim.bugList![1]],
      detailList: [...claim.detailList!, { bugNo: 2, hourCode: 'ELE-0030-10', claimHours: 0.8 }],
    });
    expect(answer).toMatchObject({ success: false, code: 422 });
    expect(answer.result.errors).toEqual([
      { field: 'mileage', code: 'E-209', text: 'Mileage cannot exceed 400' },
      { field: 'bugSystem', line: 'bugList[0]', code: 'E-200', text: 'Please choose the faulty system first' },
      { field: 'hourCode', line: 'detailList[2]', code: 'E-202', text: 'This labour code is already used, please choose another' },
    ]);
  });

  test('bank data that are missing have to be confirmed', async () => {
    await kit.db.updateTable('dealer').set({ bankName: null }).where('dealerCode', '=', 'D001').execute();
    const asked = await kit.save('d001.service', completeClaim());
    expect(asked).toMatchObject({
      success: false,
      code: 202,
      result: {
        warnings: [
          { code: 'W-216', text: 'Expense settlement information is incomplete, save anyway?' },
          { code: 'settlement.missing', text: 'Missing: bank. Ask the maker to add it: without it the claim cannot be paid.' },
        ],
      },
    });
    const saved = await kit.post('d001.service', 'warrantyClaim/save?confirm=1', completeClaim());
    expect(saved).toMatchObject({ success: true, result: { version: 1, status: 'draft', warnings: [{ code: 'W-216' }, { code: 'settlement.missing' }] } });
    ({ id, no: claimNo } = saved.result);
    expect(claimNo).toBe('WC2611D001-0001');
    await kit.db.updateTable('dealer').set({ bankName: 'Banco Sur' }).where('dealerCode', '=', 'D001').execute();
  });

  test('the saved claim is priced, covered and named in the language of the reader', async () => {
    const claim = await kit.detail('d001.service', id);
    // 1.1 × 412.35 + 1.1 × 2 × 18.40 + 1.1 × 63.99; (2.5 + 0.8) h at 35 × 1.1; 180.25 km at 0.45.
    expect(claim).toMatchObject({
      partsAmount: 564.46,
      hourCost: 127.05,
      travelFee: 81.11,
      otherFee: 60,
      totalAmount: 832.62,
      currency: 'USD',
      partsHandlingPct: 10,
      travelRate: 0.45,
    });
    expect(claim).toMatchObject({
      coverageResult: 'in',
      coverageReason: 'Within warranty (until 2027-06-20)',
      coverageKind: 'normal',
      crossDealer: 'N',
      round: 0,
      productName: 'T504 en',
      faultCount: 2,
      firstFault: 'Pump en',
    });
    expect(claim.bugList[0]).toMatchObject({
      bugNo: 1,
      bugSystem_dictText: 'hydraulic en',
      failureReason_dictText: 'Material defect',
      causalPartCode: 'PUMP-1',
      workCode1: 'HYD-0140-20',
      workCode2: null,
      supplierCode: 'S01',
      supplierName: 'Hydro Ltd',
      repeatFlag: 'N',
      bugAmount: 590.32,
    });
    expect(claim.partsList[0]).toMatchObject({
      partsName: 'Part PUMP-1 en',
      unitPrice: 412.35,
      amount: 453.59,
      serialised: 'Y',
      returnRequired: 'Y',
      coreDisposition: 'return',
    });
    expect(claim.detailList[0]).toMatchObject({ hourName: 'HYD-0140-20 en', standardHours: 2.5, hourRate: 38.5, hourCost: 96.25 });
    expect(claim.allowedActions).toEqual(['edit', 'delete', 'submit']);
    expect(claim).not.toHaveProperty('riskFlags');
    expect(claim).not.toHaveProperty('internalNote');
  });

  test('without photos it is not accepted; the message names the slots', async () => {
    const answer = await kit.submit('d001.service', id);
    expect(answer).toMatchObject({ success: false, code: 422 });
    expect(answer.message).toBe('Required photos are missing: Machine plate, Hour meter, Defective parts, New parts, Odometer');
  });

  test('its rates are told while it is being written, also before it is saved', async () => {
    const rates = { currency: 'USD', hourRate: 38.5, travelRate: 0.45, partsHandlingPct: 10 };
    expect((await kit.get('d001.service', 'warrantyClaim/rates')).result).toEqual(rates);
    expect((await kit.get('d001.service', `warrantyClaim/rates?id=${id}`)).result).toEqual(rates);
    expect(await kit.get('d002.service', `warrantyClaim/rates?id=${id}`)).toMatchObject({ success: false, result: { errorCode: 'E-012' } });
    // The maker may ask about claims, but has no rates of its own.
    expect(await kit.get('wang.service', 'warrantyClaim/rates')).toMatchObject({ code: 422, result: { errors: [{ field: 'id', code: 'E-013' }] } });
  });

  test('a dry run checks and changes nothing', async () => {
    await kit.addPhotos(id);
    expect(await kit.submit('d001.service', id, {}, '?dryRun=1')).toMatchObject({ success: true });
    expect(await kit.detail('d001.service', id)).toMatchObject({ status: 'draft', version: 1, round: 0 });
  });

  test('with photos it is submitted; the machine shows its hours, reviewers are told', async () => {
    expect(await kit.submit('d001.service', id)).toMatchObject({ success: true, result: { ok: [id], failed: [] } });
    expect(await kit.detail('d001.service', id)).toMatchObject({
      status: 'submitted',
      round: 1,
      submitBy: 'd001.service',
      ageDays: 0,
      sla: 'green',
      allowedActions: ['withdraw'],
    });
    const vehicle = await kit.db.selectFrom('vehicle').select(['currentHours', 'hoursDate']).where('vin', '=', machines.covered).executeTakeFirstOrThrow();
    expect(vehicle).toEqual({ currentHours: 312, hoursDate: '2026-11-02' });
    const { result } = await kit.get('wang.service', 'todo/list');
    expect(result.records).toMatchObject([{ docNo: claimNo, task: 'review', sla: 'green', allowedActions: ['startReview', 'adjust', 'pass', 'noPass'] }]);
  });

  test('a reviewer opens it: the dealer can no longer take it back, another reviewer sees who has it', async () => {
    const { version } = await kit.detail('wang.service', id);
    expect(await kit.post('wang.service', 'warrantyClaim/startReview', { id, version })).toMatchObject({
      success: true,
      result: { status: 'submitted', version: version + 1 },
    });
    expect(await kit.submit('d001.service', id, { action: 'withdraw' })).toMatchObject({
      success: false,
      message: 'Review has started, it cannot be withdrawn',
      result: { errorCode: 'E-004' },
    });
    // Also to a dealer who has not seen it begin: that the claim has changed would not say why.
    expect(await kit.submit('d001.service', id, { action: 'withdraw', version })).toMatchObject({ success: false, result: { errorCode: 'E-004' } });
    expect(await kit.check('li.service', [id], 'pass')).toMatchObject({
      success: false,
      message: 'wang.service is reviewing this document',
    });
  });

  test('it comes back for a photo, with the slot marked', async () => {
    expect(await kit.check('wang.service', [id], 'no_pass', { rejectType: 'return', rejectReason: 'insufficient_photos', opinion: 'bad' })).toMatchObject({
      success: false,
      result: { errorCode: 'E-006' },
    });
    const returned = await kit.check('wang.service', [id], 'no_pass', {
      rejectType: 'return',
      rejectReason: 'insufficient_photos',
      opinion: 'Plate unreadable',
      marks: [{ field: 'vehiclePlatePhoto', note: 'Too dark' }],
    });
    expect(returned).toMatchObject({ success: true, result: { ok: [id] } });
    expect(await kit.detail('d001.service', id)).toMatchObject({
      status: 'no_pass',
      marks: [{ field: 'vehiclePlatePhoto', note: 'Too dark' }],
      rejectReason: 'insufficient_photos',
      rejectReason_dictText: 'Photos missing or unreadable',
      auditOpinion: 'Plate unreadable',
      resubmitUntil: '2026-12-21',
      reviewer: null,
      allowedActions: ['edit', 'submit'],
    });
    const sent = await kit.db
      .selectFrom('message')
      .innerJoin('sysUser', 'sysUser.id', 'message.userId')
      .select('username')
      .where('event', '=', 'warrantyClaim.no_pass')
      .orderBy('username')
      .execute();
    expect(sent.map(({ username }) => username)).toEqual(['d001.admin', 'd001.service']);
  });

  test('handed in again it is in its second round, unmarked', async () => {
    expect(await kit.submit('d001.service', id)).toMatchObject({ success: true });
    expect(await kit.detail('d001.service', id)).toMatchObject({ status: 'submitted', round: 2, marks: [], rejectReason: null });
  });

  test('the reviewer cannot approve more than was claimed', async () => {
    const { detailList, partsList } = await kit.detail('wang.service', id);
    const answer = await kit.check('wang.service', [id], 'pass', {
      lines: { details: [{ id: detailList[1].id, auditHours: 0.9 }], parts: [{ id: partsList[1].id, auditQty: 3 }], auditTravelFee: 81.12 },
    });
    expect(answer.result.errors).toEqual([
      { field: 'auditHours', line: 'details[0]', code: 'E-220', text: 'Approved quantity cannot exceed the claimed quantity' },
      expect.objectContaining({ field: 'auditQty', line: 'parts[0]', code: 'E-220' }),
      expect.objectContaining({ field: 'auditTravelFee', code: 'E-220' }),
    ]);
  });

  test('the reviewer cuts an hour figure and passes it', async () => {
    const { detailList } = await kit.detail('wang.service', id);
    expect(
      await kit.check('wang.service', [id], 'pass', {
        lines: { details: [{ id: detailList[1].id, auditHours: 0.5 }], deductReason: 'Standard is lower' },
      }),
    ).toMatchObject({ success: true });
    const claim = await kit.detail('d001.service', id);
    expect(claim).toMatchObject({
      status: 'pass',
      auditHourCost: 115.5,
      auditPartsAmount: 564.46,
      auditTravelFee: 81.11,
      auditOtherFee: 60,
      auditTotal: 821.07,
      deductReason: 'Standard is lower',
    });
    expect(claim.detailList[1]).toMatchObject({ claimHours: 0.8, auditHours: 0.5, auditHourCost: 19.25 });
    expect(claim.bugList.map(({ auditResult }: { auditResult: string }) => auditResult)).toEqual(['pass', 'pass']);
  });

  test('the first reviewer cannot audit: the call answers 403', async () => {
    expect(await kit.status('wang.service', 'POST', 'approval/checkSubmit', { docType: 'warrantyClaim', ids: [id], action: 'audit_succeeded' })).toBe(403);
  });

  test('the manager audits; fees and a task for the pump arise', async () => {
    expect(await kit.check('zhao.manager', [id], 'audit_succeeded', { opinion: 'Agreed' })).toMatchObject({ success: true });
    expect(await kit.detail('d001.service', id)).toMatchObject({
      status: 'audit_succeeded',
      settlementStatus: 'unsettled',
      usedPartsStatus: 'to_return',
      auditTotal: 821.07,
      allowedActions: [],
    });
    const fees = await kit.db
      .selectFrom('serviceFee')
      .select(['feeType', 'amount', 'currency', 'settlementStatus'])
      .where('sourceId', '=', id)
      .orderBy('feeNo')
      .execute();
    expect(fees).toEqual([
      { feeType: 'warranty_parts', amount: 564.46, currency: 'USD', settlementStatus: 'unsettled' },
      { feeType: 'warranty_labour', amount: 115.5, currency: 'USD', settlementStatus: 'unsettled' },
      { feeType: 'travel', amount: 81.11, currency: 'USD', settlementStatus: 'unsettled' },
      { feeType: 'other', amount: 60, currency: 'USD', settlementStatus: 'unsettled' },
    ]);
    const tasks = await kit.db
      .selectFrom('usedPartsTask')
      .select(['tagNo', 'partsCode', 'claimQty', 'retainUntil', 'oldSerialNo'])
      .where('claimId', '=', id)
      .execute();
    expect(tasks).toEqual([{ tagNo: `${claimNo}-1-1`, partsCode: 'PUMP-1', claimQty: 1, retainUntil: '2027-01-20', oldSerialNo: 'A1' }]);
  });

  test('the approval log tells the whole course', async () => {
    const { result } = await kit.get('d001.service', `approval/log?docType=warrantyClaim&id=${id}`);
    expect(result.map(({ action, toStatus, operator }: Record<string, string>) => `${operator} ${action} ${toStatus}`)).toEqual([
      'd001.service submit submitted',
      'wang.service start_review submitted',
      'wang.service no_pass no_pass',
      'd001.service submit submitted',
      'wang.service pass pass',
      'zhao.manager audit_succeeded audit_succeeded',
    ]);
  });
});

describe('S7: an engine is replaced', () => {
  const engineClaim = {
    ...completeClaim(),
    vin: machines.engineSwap,
    mileage: null,
    otherFee: null,
    replaceEngine: 'Y',
    bugList: [
      {
        bugNo: 1,
        bugSystem: 'engine',
        bugCode: 'ENG-001',
        bugDesc: 'Cracked',
        failureReason: 'casting',
        correction: 'Engine replaced',
        noCausalReason: 'Engine from the maker',
      },
    ],
    detailList: [{ bugNo: 1, hourCode: 'ENG-0010-90', claimHours: 12 }],
    partsList: [],
  };

  test('the new number is required', async () => {
    const id = await kit.complete(engineClaim);
    expect((await kit.submit('d001.service', id)).result.errors).toEqual([{ field: 'newEngineNo', code: 'E-013', text: 'This field is required' }]);
  });

  test('after the audit the machine carries the new engine and remembers the old one', async () => {
    const id = await kit.submitted({ ...engineClaim, newEngineNo: 'E-NEW-77' });
    await kit.check('wang.service', [id], 'pass');
    expect(await kit.check('zhao.manager', [id], 'audit_succeeded')).toMatchObject({ success: true });
    const { id: vehicleId } = await kit.db.selectFrom('vehicle').select('id').where('vin', '=', machines.engineSwap).executeTakeFirstOrThrow();
    const { result } = await kit.get('d001.service', `vehicle/detail?id=${vehicleId}`);
    const { claimNo } = await kit.detail('d001.service', id);
    expect(result).toMatchObject({
      engineNo: 'E-NEW-77',
      engineHistory: [{ oldNo: 'E000412', newNo: 'E-NEW-77', changeDate: '2026-11-05', claimNo }],
    });
    expect(result.events.map(({ kind }: { kind: string }) => kind)).toContain('engine_replaced');
  });
});

test('a claim with nothing but a machine is told everything that is missing', async () => {
  const { result } = await kit.save('d001.service', { claimType: 'normal', vin: machines.covered });
  const answer = await kit.submit('d001.service', result.id);
  expect(answer.result.errors.map(({ code }: { code: string }) => code)).toEqual(['E-013', 'E-013', 'E-013', 'E-013', 'E-013', 'E-013', 'E-201', 'E-217']);
});

/** Lines: by the whole save, and by the calls for single lines. Every defect message of the form. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { attachFiles } from '../../test/attachFiles.ts';
import { machines } from '../../test/machineFixtures.ts';
import { type ClaimKit, completeClaim, createClaimKit } from './claimTestKit.ts';

let kit: ClaimKit;
beforeAll(async () => {
  kit = await createClaimKit();
});
afterAll(() => kit.close());

const [fault1, fault2] = completeClaim().bugList!;

describe('refused at save, by field and line', () => {
  const claim = completeClaim();
  test.each<[string, object, object[]]>([
    ['no VIN', { vin: null }, [{ field: 'vin', code: 'E-100' }]],
    ['a malformed VIN', { vin: 'L9TT504I9SA000123' }, [{ field: 'vin', code: 'E-103' }]],
    ['a VIN nobody knows', { vin: 'L9TT504E9SA999999' }, [{ field: 'vin', code: 'E-012' }]],
    ['no type', { claimType: null }, [{ field: 'claimType', code: 'E-013' }]],
    ['three decimals', { mileage: 10.555 }, [{ field: 'mileage', code: 'E-016' }]],
    ['a negative trip', { mileage: -1 }, [{ field: 'mileage', code: 'E-016' }]],
    ['no fault code', { bugList: [{ ...fault1, bugCode: null }, fault2] }, [{ field: 'bugCode', line: 'bugList[0]', code: 'E-013' }]],
    ['a code of another system', { bugList: [{ ...fault1, bugCode: 'ELE-003' }, fault2] }, [{ field: 'bugCode', line: 'bugList[0]', code: 'E-014' }]],
    ['a code out of use', { bugList: [{ ...fault1, bugCode: 'HYD-099' }, fault2], detailList: [] }, [{ field: 'bugCode', line: 'bugList[0]', code: 'E-014' }]],
    ['no hour code', { detailList: [{ bugNo: 1, claimHours: 1 }] }, [{ field: 'hourCode', line: 'detailList[0]', code: 'E-203' }]],
    [
      'an hour code of another product',
      { detailList: [{ bugNo: 1, hourCode: 'HYD-PLOUGH', claimHours: 1 }] },
      [{ field: 'hourCode', line: 'detailList[0]', code: 'E-014' }],
    ],
    [
      'hours with three decimals',
      { detailList: [{ bugNo: 1, hourCode: 'HYD-0001', claimHours: 0.125 }] },
      [{ field: 'claimHours', line: 'detailList[0]', code: 'E-016' }],
    ],
    ['two faults of one number', { bugList: [fault1, { ...fault2, bugNo: 1 }], detailList: [] }, [{ field: 'bugNo', line: 'bugList[1]', code: 'E-014' }]],
    [
      'an unknown failure reason',
      { bugList: [{ ...fault1, failureReason: 'magic' }, fault2] },
      [{ field: 'failureReason', line: 'bugList[0]', code: 'E-014' }],
    ],
    ['no hours', { detailList: [{ bugNo: 1, hourCode: 'HYD-0001', claimHours: 0 }] }, [{ field: 'claimHours', line: 'detailList[0]', code: 'E-015' }]],
    [
      'seven hour codes',
      { detailList: [1, 2, 3, 4, 5, 6, 7].map((n) => ({ bugNo: 1, hourCode: `HYD-000${n}`, claimHours: 0.5 })) },
      [{ field: 'hourCode', line: 'detailList[6]', code: 'E-225' }],
    ],
    [
      'a line without its fault',
      { detailList: [{ bugNo: 9, hourCode: 'HYD-0001', claimHours: 1 }] },
      [{ field: 'bugId', line: 'detailList[0]', code: 'E-601' }],
    ],
    ['no part', { partsList: [{ bugNo: 1, qty: 1 }] }, [{ field: 'partsCode', line: 'partsList[0]', code: 'E-205' }]],
    ['an unknown part', { partsList: [{ bugNo: 1, partsCode: 'X', qty: 1 }] }, [{ field: 'partsCode', line: 'partsList[0]', code: 'E-014' }]],
    ['no quantity', { partsList: [{ bugNo: 1, partsCode: 'SEAL-1', qty: 0 }] }, [{ field: 'qty', line: 'partsList[0]', code: 'E-015' }]],
    [
      'an unknown source',
      { partsList: [{ bugNo: 1, partsCode: 'SEAL-1', qty: 1, sourceType: 'stolen' }] },
      [{ field: 'sourceType', line: 'partsList[0]', code: 'E-014' }],
    ],
    [
      'a line of another claim',
      { partsList: [{ id: 'f'.repeat(32), bugNo: 1, partsCode: 'SEAL-1', qty: 1 }] },
      [{ field: 'id', line: 'partsList[0]', code: 'E-012' }],
    ],
  ])('%s', async (_name, change, errors) => {
    const answer = await kit.save('d001.service', { ...claim, ...change });
    expect(answer).toMatchObject({ success: false, code: 422 });
    expect(answer.result.errors).toMatchObject(errors.map((error) => expect.objectContaining(error)));
  });
});

test('large amounts have two decimals like small ones', async () =>
  expect(await kit.save('d001.service', { ...completeClaim(), otherFee: 334_285_379.78 })).toMatchObject({ success: true }));

test.each(['bugList', 'detailList', 'partsList'] as const)('a line of %s that is named twice is refused, nothing is lost', async (list) => {
  const id = await kit.complete();
  const before = await kit.detail('d001.service', id);
  const [line] = before[list];
  const answer = await kit.save('d001.service', { id, version: before.version, [list]: [{ id: line.id }, { id: line.id }] });
  expect(answer).toMatchObject({
    code: 422,
    result: { errors: expect.arrayContaining([expect.objectContaining({ field: 'id', line: `${list}[1]`, code: 'E-014' })]) },
  });
  expect((await kit.detail('d001.service', id))[list]).toEqual(before[list]);
});

describe('refused at submit, by field and line', () => {
  test.each<[string, object, object[]]>([
    ['no complaint', { complaint: null }, [{ field: 'complaint', code: 'E-013' }]],
    ['a fee without text', { otherFeeDesc: null }, [{ field: 'otherFeeDesc', code: 'E-206' }]],
    ['repaired before it failed', { repairDate: '2026-11-01', repairStartDate: null }, [{ field: 'repairDate', code: 'E-213' }]],
    [
      'repaired too long ago',
      { failureDate: '2026-10-01', repairStartDate: null, repairDate: '2026-10-20' },
      [{ field: 'repairDate', code: 'E-214', text: 'Claim must be submitted within 30 days after repair' }],
    ],
    ['out of warranty', { vin: machines.expired }, [{ field: 'failureDate', code: 'E-210' }]],
    [
      'too many hours',
      { operatingHours: 1000.1 },
      [{ field: 'operatingHours', code: 'E-211', text: 'Operating hours 1,000.1 exceed the warranty hours 1,000' }],
    ],
    ['hours not maintained', { vin: machines.noHours }, [{ field: 'vin', code: 'E-208' }]],
    ['not delivered', { vin: machines.inStock }, [{ field: 'claimType', code: 'E-224' }]],
    ['no fault', { bugList: [], detailList: [], partsList: [] }, [{ field: 'bugList', code: 'E-201' }]],
    [
      'a fault without work',
      { detailList: [], partsList: [] },
      [
        { field: 'detailList', line: 'bugList[0]', code: 'E-201' },
        { line: 'bugList[1]', code: 'E-201' },
      ],
    ],
    ['no failure reason', { bugList: [{ ...fault1, failureReason: null }, fault2] }, [{ field: 'failureReason', line: 'bugList[0]', code: 'E-204' }]],
    [
      'no causal part',
      {
        partsList: [
          { bugNo: 1, partsCode: 'SEAL-1', qty: 1 },
          { bugNo: 2, partsCode: 'SENSOR-1', qty: 1, isCausal: 'Y' },
        ],
      },
      [{ field: 'causalPartCode', line: 'bugList[0]', code: 'E-219' }],
    ],
    [
      'unexplained hours',
      { detailList: [{ bugNo: 1, hourCode: 'HYD-0140-20', claimHours: 2.6 }] },
      [{ field: 'overReason', line: 'detailList[0]', code: 'E-218' }],
    ],
    [
      'far too many hours',
      { detailList: [{ bugNo: 1, hourCode: 'HYD-0140-20', claimHours: 9, overReason: 'Seized' }] },
      [{ field: 'claimHours', line: 'detailList[0]', code: 'E-222', text: 'At most 3.75 hours can be claimed here' }],
    ],
    [
      'two diagnoses, one of them too long',
      {
        detailList: [
          { bugNo: 1, hourCode: 'HYD-0140-10', claimHours: 1.2, overReason: 'Hidden' },
          { bugNo: 2, hourCode: 'ELE-0030-10', claimHours: 0.8 },
        ],
      },
      [
        { field: 'hourCode', line: 'detailList[1]', code: 'E-227', text: 'Only one diagnosis code can be claimed per claim' },
        { field: 'claimHours', line: 'detailList[0]', code: 'E-228', text: 'At most 1 hour can be claimed for diagnosis' },
      ],
    ],
    [
      'serial numbers',
      {
        partsList: [
          { bugNo: 1, partsCode: 'PUMP-1', qty: 1, isCausal: 'Y', oldSerialNo: 'A', newSerialNo: 'A' },
          { bugNo: 2, partsCode: 'SENSOR-1', qty: 1, isCausal: 'Y' },
        ],
      },
      [{ field: 'newSerialNo', line: 'partsList[0]', code: 'E-226' }],
    ],
  ])('%s', async (_name, change, errors) => {
    const id = await kit.complete(change);
    const answer = await kit.submit('d001.service', id, {}, '?confirm=1');
    expect(answer).toMatchObject({ success: false, code: 422 });
    for (const error of errors) expect(answer.result.errors).toContainEqual(expect.objectContaining(error));
  });

  test.each([
    ['NOPRICE-1', 'E-300', 'Sales price is not maintained, please contact the administrator'],
    ['ZERO-1', 'E-301', 'The price is 0, please contact the service manager'],
  ])('a part whose price is missing may be saved, not submitted: %s', async (partsCode, code, text) => {
    const change = {
      partsList: [
        { bugNo: 1, partsCode, qty: 1, isCausal: 'Y' },
        { bugNo: 2, partsCode: 'SENSOR-1', qty: 1, isCausal: 'Y' },
      ],
    };
    const asked = await kit.save('d001.service', { ...completeClaim(), ...change });
    expect(asked).toMatchObject({ code: 202, result: { warnings: [{ code: 'W-216' }, { text: expect.stringContaining(partsCode) }] } });
    const saved = await kit.post('d001.service', 'warrantyClaim/save?confirm=1', { ...completeClaim(), ...change });
    await kit.addPhotos(saved.result.id);
    expect((await kit.submit('d001.service', saved.result.id)).result.errors).toEqual([{ field: 'unitPrice', line: 'partsList[0]', code, text }]);
  });

  test('what is missing for the payment is asked about once, until something else is missing', async () => {
    await kit.db.updateTable('dealer').set({ bankName: null }).where('dealerCode', '=', 'D001').execute();
    const { id } = (await kit.post('d001.service', 'warrantyClaim/save?confirm=1', completeClaim())).result;
    const change = async (fields: object) => {
      const { version } = await kit.detail('d001.service', id);
      return kit.save('d001.service', { id, version, ...fields });
    };
    expect(await change({ technician: 'Rodrigo Pino' })).toMatchObject({ success: true, result: { warnings: [{ code: 'W-216' }, {}] } });
    const { partsList } = await kit.detail('d001.service', id);
    const unpriced = { bugNo: 1, partsCode: 'NOPRICE-1', qty: 1 };
    const asked = await change({ partsList: [...partsList.map((line: { id: string }) => ({ id: line.id })), unpriced] });
    expect(asked).toMatchObject({ code: 202, result: { warnings: [{ code: 'W-216' }, { text: expect.stringContaining('bank, price of part NOPRICE-1') }] } });
    await kit.db.updateTable('dealer').set({ bankName: 'Banco Sur' }).where('dealerCode', '=', 'D001').execute();
  });

  test('the invoice of parts bought locally, called as the form calls it', async () => {
    const [pump, ...others] = completeClaim().partsList!;
    const id = await kit.complete({ partsList: [{ ...pump, sourceType: 'local_purchase' }, ...others] });
    expect((await kit.detail('d001.service', id)).requiredSlots).toContain('invoiceScan');
    await kit.db.deleteFrom('attach').where('tableId', '=', id).where('columnName', 'in', ['invoiceScan', 'newPartsPhoto']).execute();
    // A sound is no photo and no invoice.
    await attachFiles(kit.db, { tableName: 'warranty_claim', tableId: id, slots: ['invoiceScan', 'newPartsPhoto'], mimetype: 'audio/mpeg' });
    expect((await kit.submit('d001.service', id, {}, '?confirm=1')).result.errors).toEqual([
      { field: 'newPartsPhoto', code: 'E-217', text: 'Required photos are missing: New parts, Invoice for local parts' },
    ]);
  });

  test('hours below the last record, unless the claim that recorded them is withdrawn', async () => {
    const higher = await kit.submitted({ operatingHours: 320 });
    const id = await kit.complete({ operatingHours: 319 });
    expect((await kit.submit('d001.service', id, {}, '?confirm=1')).result.errors).toEqual([
      { field: 'operatingHours', code: 'E-212', text: 'Operating hours are lower than the last recorded 320' },
    ]);
    await kit.submit('d001.service', higher, { action: 'withdraw' });
    expect(await kit.submit('d001.service', id, {}, '?confirm=1')).toMatchObject({ success: true });
    const machine = await kit.db.selectFrom('vehicle').select('currentHours').where('vin', '=', machines.covered).executeTakeFirstOrThrow();
    expect(machine).toEqual({ currentHours: 319 });
  });

  test('an empty warranty period is asked, not refused', async () => {
    const id = await kit.complete({ vin: machines.noMonths });
    expect(await kit.submit('d001.service', id)).toMatchObject({
      code: 202,
      result: { warnings: [{ code: 'W-207', text: 'The warranty period of this machine is empty' }] },
    });
  });

  test('out of warranty it can go in as goodwill', async () => {
    const id = await kit.submitted({ vin: machines.expired, claimType: 'goodwill', goodwillReason: 'Customer of 20 years' });
    expect(await kit.detail('d001.service', id)).toMatchObject({ status: 'submitted', coverageResult: 'out', coverageKind: 'goodwill' });
  });
});

describe('hints in the answer of a save', () => {
  test('superseded part, other engine', async () => {
    const answer = await kit.save('d001.service', {
      ...completeClaim(),
      engineNo: 'E-OTHER',
      partsList: [{ bugNo: 1, partsCode: 'OLD-1', qty: 1 }],
    });
    expect(answer.result.warnings).toEqual([
      { code: 'W-217', text: 'The engine number differs from the machine record E000123' },
      { code: 'E-306', text: 'Part OLD-1 is replaced by NEW-1' },
    ]);
  });
});

describe('a second save', () => {
  test('changes, adds and drops lines; ids stay; header fields left out stay', async () => {
    const id = await kit.complete();
    const before = await kit.detail('d001.service', id);
    const [, seal, sensor] = before.partsList;
    const saved = await kit.save('d001.service', {
      id,
      version: before.version,
      complaint: 'Changed',
      partsList: [{ id: seal.id, qty: 5 }, { id: sensor.id }, { bugNo: 2, partsCode: 'FILTER-1', qty: 1 }],
    });
    expect(saved).toMatchObject({ success: true, result: { version: before.version + 1 } });
    const after = await kit.detail('d001.service', id);
    expect(after).toMatchObject({ complaint: 'Changed', technician: before.technician, vin: before.vin });
    expect(after.partsList.map(({ partsCode, qty }: { partsCode: string; qty: number }) => [partsCode, qty])).toEqual([
      ['SEAL-1', 5],
      ['SENSOR-1', 1],
      ['FILTER-1', 1],
    ]);
    expect(after.partsList[0].id).toBe(seal.id);
    expect(after.detailList.map((line: { id: string }) => line.id)).toEqual(before.detailList.map((line: { id: string }) => line.id));
    // A maintenance part more than 90 days after delivery is not covered.
    expect(after.partsList.map(({ notCovered }: { notCovered: string }) => notCovered)).toEqual(['N', 'N', 'Y']);
  });

  test('a fault that is gone takes its lines along; the others count on from 1', async () => {
    const id = await kit.complete();
    const { version, bugList } = await kit.detail('d001.service', id);
    await kit.save('d001.service', { id, version, bugList: [{ id: bugList[1].id }] });
    const after = await kit.detail('d001.service', id);
    expect(after.bugList.map(({ bugNo, bugCode }: { bugNo: number; bugCode: string }) => [bugNo, bugCode])).toEqual([[1, 'ELE-003']]);
    expect(after.partsList.map(({ partsCode }: { partsCode: string }) => partsCode)).toEqual(['SENSOR-1']);
    expect(after.detailList.map(({ hourCode }: { hourCode: string }) => hourCode)).toEqual(['ELE-0030-10']);
  });

  test('the change history names what changed', async () => {
    const id = await kit.complete();
    await kit.save('d001.service', { id, version: 1, technician: 'M. Lagos' });
    expect(await kit.db.selectFrom('dataChangeLog').selectAll().where('dataId', '=', id).execute()).toEqual([
      expect.objectContaining({ field: 'technician', oldValue: 'J. Paredes', newValue: 'M. Lagos', operator: 'd001.service' }),
    ]);
  });

  test('a submitted claim cannot be edited', async () => {
    const id = await kit.submitted({ vin: machines.engineSwap });
    const { version } = await kit.detail('d001.service', id);
    expect(await kit.save('d001.service', { id, version, complaint: 'x' })).toMatchObject({
      success: false,
      result: { errorCode: 'E-002' },
    });
  });
});

describe('single lines', () => {
  test('are added, changed and removed, each with the next version', async () => {
    const { result } = await kit.save('d001.service', { claimType: 'normal', vin: machines.covered });
    const { id: claimId } = result;
    const fault = await kit.post('d001.service', 'warrantyClaim/bugSave', {
      claimId,
      version: 1,
      bugSystem: 'hydraulic',
      bugCode: 'HYD-014',
    });
    expect(fault).toMatchObject({ success: true, result: { version: 2 } });
    const bugId = fault.result.id;
    const labour = await kit.post('d001.service', 'warrantyClaim/detailSave', {
      claimId,
      version: 2,
      bugId,
      hourCode: 'HYD-0140-20',
      claimHours: 2,
    });
    const part = await kit.post('d001.service', 'warrantyClaim/partsSave', {
      claimId,
      version: 3,
      bugId,
      partsCode: 'SEAL-1',
      qty: 1,
      isCausal: 'Y',
    });
    expect(await kit.post('d001.service', 'warrantyClaim/partsSave', { claimId, version: 3, bugId, partsCode: 'SEAL-1', qty: 1 })).toMatchObject({
      code: 409,
      result: { errorCode: 'E-001' },
    });
    await kit.post('d001.service', 'warrantyClaim/partsSave', { claimId, version: 4, id: part.result.id, qty: 3 });
    expect(await kit.detail('d001.service', claimId)).toMatchObject({ version: 5, hourCost: 77, partsAmount: 60.72 });
    expect((await kit.get('d001.service', `warrantyClaim/bugParts?bugId=${bugId}`)).result).toMatchObject([{ partsCode: 'SEAL-1', qty: 3 }]);
    expect((await kit.get('d001.service', `warrantyClaim/bugList?id=${claimId}`)).result).toMatchObject([{ id: bugId, workCode1: 'HYD-0140-20' }]);
    await kit.remove('d001.service', `warrantyClaim/deleteDetail?id=${labour.result.id}`);
    await kit.remove('d001.service', `warrantyClaim/partsDelete?id=${part.result.id}`);
    expect(await kit.remove('d001.service', `warrantyClaim/bugDelete?id=${bugId}`)).toMatchObject({
      success: true,
      result: { id: bugId, version: 8 },
    });
    expect(await kit.detail('d001.service', claimId)).toMatchObject({ bugList: [], detailList: [], partsList: [], totalAmount: 0 });
  });
});

describe('hostile text', () => {
  const texts = ["'; drop table parts; --", '<img src=x onerror=alert(1)>', '{{7*7}} ${1}', '🚜 ünïcödé Ж 拖拉机', '%_\\'];
  const fields = ['complaint', 'contactName', 'repairPlace', 'technician', 'goodwillReason', 'otherFeeDesc', 'dealerClaimRef', 'campaignNo'] as const;

  test.each(texts)('%j is kept as it is in every text field', async (text) => {
    const unique = `${text}${Math.random()}`.slice(0, 50);
    const claim = {
      ...completeClaim(),
      ...Object.fromEntries(fields.map((field) => [field, field === 'dealerClaimRef' ? unique : text])),
      bugList: [{ ...fault1, bugDesc: text, correction: text }],
      detailList: [{ bugNo: 1, hourCode: 'HYD-0140-20', claimHours: 1, remark: text, overReason: text }],
      partsList: [{ bugNo: 1, partsCode: 'SEAL-1', qty: 1, remark: text, orderNo: text }],
    };
    const answer = await kit.save('d001.service', claim);
    expect(answer.success, JSON.stringify(answer)).toBe(true);
    const stored = await kit.detail('d001.service', answer.result.id);
    for (const field of fields.filter((name) => name !== 'dealerClaimRef')) expect(stored[field]).toBe(text);
    expect(stored.bugList[0]).toMatchObject({ bugDesc: text, correction: text });
    expect(stored.detailList[0]).toMatchObject({ remark: text });
    expect(stored.partsList[0]).toMatchObject({ remark: text, orderNo: text });
  });

  test('100 kB in a text field is a broken request and changes nothing', async () => {
    const before = (await kit.get('d001.service', 'warrantyClaim/list')).result.total;
    expect(await kit.status('d001.service', 'POST', 'warrantyClaim/save', { ...completeClaim(), complaint: 'Ж'.repeat(50_000) })).toBe(400);
    for (const unstorable of ['nul\0', 'half \ud83d', '\udfff'])
      expect(await kit.status('d001.service', 'POST', 'warrantyClaim/save', { ...completeClaim(), complaint: unstorable })).toBe(400);
    expect(await kit.status('d001.service', 'GET', 'warrantyClaim/list?keyword=%00')).toBe(400);
    expect(await kit.status('d001.service', 'POST', 'warrantyClaim/save', { ...completeClaim(), surprise: 1 })).toBe(400);
    expect(await kit.status('d001.service', 'POST', 'warrantyClaim/save', { ...completeClaim(), failureDate: '2026-02-31' })).toBe(400);
    expect(await kit.status('d001.service', 'POST', 'warrantyClaim/save', { ...completeClaim(), mileage: '12' })).toBe(400);
    expect((await kit.get('d001.service', 'warrantyClaim/list')).result.total).toBe(before);
  });

  test.each(["' or 1=1 --", '%', '\\', '_', '<b>', 'a,b,,c'])('a search for %j answers quietly', async (text) => {
    const answer = await kit.get('d001.service', `warrantyClaim/list?keyword=${encodeURIComponent(text)}`);
    expect([answer.success, answer.result?.total ?? 0]).toEqual([true, expect.any(Number)]);
  });
});

/** Orders of machines, from contract to yard, over HTTP. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { call } from '../../test/testApp.ts';
import { openUnits } from './service.ts';
import { createVehicleOrderKit, nextVin, type VehicleOrderKit } from './orderTestKit.ts';

let kit: VehicleOrderKit;
beforeAll(async () => {
  kit = await createVehicleOrderKit();
}, 240_000);
afterAll(() => kit.close());
beforeEach(() => kit.setCredit(0));
afterEach(() => kit.mustAddUp());

const codeOf = ({ result }: { result: { errorCode?: string; errors?: { code: string }[]; failed?: { code: string }[] } }): string | undefined =>
  result.errorCode ?? result.errors?.[0]?.code ?? result.failed?.[0]?.code;

describe('a draft', () => {
  test('begins with what dealer, price list and parameters say', async () => {
    const id = await kit.draft();
    expect(await kit.detail(id)).toMatchObject({
      orderNo: expect.stringMatching(/^VO2611-\d{4}$/),
      status: 'draft',
      orderType: 'stock',
      currency: 'USD',
      salesBy: 'sun.sales',
      expectedShipDate: '2027-01-05',
      numberOfOrders: 2,
      orderAmount: 40_000,
      depositRatio: 30,
      depositAmount: 12_000,
      unpaidAmount: 40_000,
      payStatus: 'unpaid',
      shipStatus: 'not_shipped',
      lines: [{ lineNo: 1, fourthProduct: 'T504', qty: 2, listPrice: 20_000, unitPrice: 20_000, priceSource: 'list', amount: 40_000 }],
    });
  });

  test('is changed as typed, line by line, and asks for the version that was seen', async () => {
    const id = await kit.draft({
      lines: [
        { fourthProduct: 'T504', qty: 2 },
        { fourthProduct: 'T904', qty: 1, unitPrice: 31_000.5 },
      ],
    });
    const { lines, version } = await kit.detail(id);
    const changed = { id, version, depositRatio: 12.5, lines: [{ id: lines[1]!.id, qty: 3 }] };
    kit.done(await kit.keep('edit', changed));
    // Half a cent is rounded up: 93,001.50 × 12.5 %.
    expect(await kit.detail(id)).toMatchObject({
      numberOfOrders: 3,
      orderAmount: 93_001.5,
      depositAmount: 11_625.19,
      lines: [{ id: lines[1]!.id, lineNo: 1, qty: 3, listPrice: null, priceSource: 'contract' }],
    });
    expect(codeOf(await kit.keep('edit', changed))).toBe('E-001');
  });

  test.each([
    ['dealerCode', { dealerCode: undefined }, 'E-101'],
    ['dealerCode', { dealerCode: 'D099' }, 'E-012'],
    ['contractNo', { contractNo: ' ' }, 'E-013'],
    ['contractSigningDate', { contractSigningDate: '2026-11-23' }, 'vehicle.notYet'],
    ['deliveryMethod', { deliveryMethod: 'balloon' }, 'E-014'],
    ['orderType', { orderType: 'urgent' }, 'E-014'],
    ['currency', { currency: 'XXX' }, 'E-014'],
    ['salesBy', { salesBy: 'd001.admin' }, 'E-014'],
    ['depositRatio', { depositRatio: 1.005 }, 'E-016'],
    ['fourthProduct', { lines: [{ fourthProduct: 'NOTHING', qty: 1 }] }, 'master.unknown'],
    ['fourthProduct', { lines: [{ fourthProduct: 'P006', qty: 1 }] }, 'E-408'],
    ['qty', { lines: [{ fourthProduct: 'T504' }] }, 'E-013'],
    ['color', { lines: [{ fourthProduct: 'T504', qty: 1, color: 'invisible' }] }, 'E-014'],
    ['config', { lines: [{ fourthProduct: 'T504', qty: 1, config: 'nothing' }] }, 'E-014'],
    ['unitPrice', { lines: [{ fourthProduct: 'T504', qty: 1, unitPrice: 1.005 }] }, 'E-016'],
    ['id', { lines: [{ id: '0'.repeat(32), fourthProduct: 'T504', qty: 1 }] }, 'E-012'],
  ])('with a wrong %s is refused there: %j', async (field, change, code) => {
    const answer = await kit.keep('add', kit.input(change));
    expect(answer.result.errors, JSON.stringify(answer)).toContainEqual(expect.objectContaining({ field, code }));
  });

  test('has a contract of its own for each dealer, and no other currency while a line has a price', async () => {
    const id = await kit.draft({ contractNo: 'HT-ONCE' });
    expect(await kit.keep('add', kit.input({ contractNo: ' HT-ONCE ' }))).toMatchObject({ result: { errors: [{ field: 'contractNo', code: 'E-018' }] } });
    const { version } = await kit.detail(id);
    expect(await kit.keep('edit', { id, version, currency: 'EUR' })).toMatchObject({ result: { errors: [{ field: 'currency', code: 'E-557' }] } });
  });

  test('is deleted; a released order is not', async () => {
    const id = await kit.draft();
    const other = await kit.released();
    const answer = await kit.ask('sun.sales', 'DELETE', `/mfr/vehicleOrder/deleteBatch?ids=${id},${other}`);
    expect(answer.result).toMatchObject({ ok: [id], failed: [{ id: other, code: 'E-003' }] });
    expect(codeOf(await kit.ask('sun.sales', 'GET', `/mfr/vehicleOrder/queryById?id=${id}`))).toBe('E-012');
    const { version } = await kit.detail(other);
    expect(codeOf(await kit.keep('edit', { id: other, version, remark: 'late' }))).toBe('E-002');
  });
});

describe('a release', () => {
  test('needs lines with prices (E-008, E-300, E-301); the dealer sees the order from then on', async () => {
    expect(codeOf(await kit.take('release', await kit.draft({ lines: [] })))).toBe('E-008');
    const id = await kit.draft({ lines: [{ fourthProduct: 'T904', qty: 1 }] });
    expect(await kit.take('release', id)).toMatchObject({ result: { errors: [{ field: 'unitPrice', line: 'lines[0]', code: 'E-300' }] } });
    const price = async (unitPrice: number) => {
      const { lines, version } = await kit.detail(id);
      kit.done(await kit.keep('edit', { id, version, lines: [{ id: lines[0]!.id, unitPrice }] }));
    };
    await price(0);
    expect(codeOf(await kit.take('release', id))).toBe('E-301');
    await price(31_000);
    for (const person of ['d001.admin', 'd001.sales', 'qian.finance'] as const) expect(await kit.listed(person)).not.toContain(id);
    kit.done(await kit.take('release', id));
    for (const person of ['d001.admin', 'd001.sales', 'qian.finance', 'sun.sales'] as const) expect(await kit.listed(person)).toContain(id);
    expect(await kit.detail(id)).toMatchObject({ status: 'submitted', purchaseStatus: 'submitted', submitBy: 'sun.sales' });
  });

  test('of a contract price far from the list is asked about (W-436); FOB and CIF name a place', async () => {
    const id = await kit.draft({ tradeTerm: 'FOB', lines: [{ fourthProduct: 'T504', qty: 1, unitPrice: 17_999 }] });
    expect(await kit.take('release', id)).toMatchObject({ result: { errors: [{ field: 'destinationPort', code: 'E-013' }] } });
    kit.done(await kit.keep('edit', { id, version: 1, destinationPort: 'Valparaíso' }));
    expect(await kit.take('release', id)).toMatchObject({ code: 202, result: { warnings: [{ code: 'W-436' }] } });
    kit.done(await kit.keep('release', { ids: [id] }, 'sun.sales', '?confirm=1'));
  });

  test('is recalled with a reason: the dealer no longer sees the order, whose dealer stays', async () => {
    const id = await kit.released();
    expect(codeOf(await kit.take('recall', id))).toBe('E-006');
    kit.done(await kit.take('recall', id, { reason: 'Wrong price' }));
    expect(await kit.listed('d001.admin')).not.toContain(id);
    const hidden = await kit.ask('d001.admin', 'GET', `/api/portal/vehicleOrder/detail?id=${id}`);
    const absent = await kit.ask('d001.admin', 'GET', `/api/portal/vehicleOrder/detail?id=${'0'.repeat(32)}`);
    expect([hidden.result, hidden.message]).toEqual([absent.result, absent.message]);
    const { version } = await kit.detail(id);
    expect(await kit.keep('edit', { id, version, dealerCode: 'D002' })).toMatchObject({
      result: { errors: expect.arrayContaining([expect.objectContaining({ field: 'dealerCode', code: 'E-557' })]) },
    });
  });
});

describe('the deposit', () => {
  test('is taken with the confirmation, once it is there (E-304)', async () => {
    const id = await kit.released();
    await kit.setBalance(11_999.99);
    expect(codeOf(await kit.take('confirm', id))).toBe('E-304');
    expect(await kit.detail(id)).toMatchObject({ status: 'submitted', paidAmount: 0, depositDue: 12_000 });
    await kit.setBalance(12_000);
    kit.done(await kit.take('confirm', id));
    expect(await kit.detail(id)).toMatchObject({
      status: 'pass',
      paidAmount: 12_000,
      unpaidAmount: 28_000,
      payStatus: 'partial',
      depositDue: 0,
      account: { balance: 0 },
    });
    expect(await kit.linesOf(id)).toMatchObject([{ feeType: 'vehicle_order', direction: 'out', amount: 12_000, feeSource: 'vehicleOrder' }]);
  });

  test('may be short where finance allows it: what is there is taken, by one line', async () => {
    const id = await kit.released();
    await kit.setBalance(5_000);
    expect(
      (await call(kit.app, kit.tokens['sun.sales'], 'POST', '/mfr/vehicleOrder/override', { ids: [id], kind: 'deposit', reason: 'An old customer' })).status,
    ).toBe(403);
    expect(codeOf(await kit.take('override', id, { kind: 'deposit' }, 'qian.finance'))).toBe('E-006');
    kit.done(await kit.take('override', id, { kind: 'deposit', reason: 'An old customer' }, 'qian.finance'));
    kit.done(await kit.take('confirm', id));
    expect(await kit.detail(id)).toMatchObject({ status: 'pass', paidAmount: 5_000, overrideDeposit: 'Y', overrideReason: 'An old customer' });
    expect(await kit.linesOf(id)).toHaveLength(1);
    // The reason is the maker's own.
    expect((await kit.ask('d001.admin', 'GET', `/api/portal/vehicleOrder/detail?id=${id}`)).result).toMatchObject({
      overrideReason: null,
      creditLeft: null,
      account: { balance: 0 },
    });
  });

  test('is taken by the maker alone', async () => {
    const id = await kit.released();
    for (const verb of ['confirm', 'release', 'cancel', 'ship', 'pay'])
      expect((await call(kit.app, kit.tokens['d001.admin'], 'POST', `/mfr/vehicleOrder/${verb}`, { ids: [id] })).status).toBe(403);
    // A sub-dealer has no orders.
    expect((await call(kit.app, kit.tokens['d00101.service'], 'GET', '/api/portal/vehicleOrder/list')).status).toBe(403);
  });
});

describe('machines', () => {
  test('are assigned where they fit: E-103, E-433, E-434, E-435', async () => {
    const [id, other] = [await kit.confirmed(), await kit.confirmed()];
    const vin = nextVin();
    kit.done(await kit.assign(other, [vin]));
    expect(await kit.assign(id, [vin])).toMatchObject({ result: { errors: [{ line: 'machines[0]', field: 'vin', code: 'E-433' }] } });
    expect(codeOf(await kit.assign(id, [nextVin('T904E')]))).toBe('E-434');
    expect(codeOf(await kit.assign(id, ['L9TT504E0IA000001']))).toBe('E-103');
    expect(await kit.assign(id, [nextVin(), nextVin(), nextVin()])).toMatchObject({
      result: { errors: [{ line: 'machines[2]', field: 'lineId', code: 'E-435' }] },
    });
    expect(await kit.detail(id)).toMatchObject({ lines: [{ assignedQty: 0 }], machines: [] });
  });

  test('are freed as long as they are not shipped', async () => {
    const id = await kit.confirmed();
    const [one, two] = [nextVin(), nextVin()];
    kit.done(await kit.assign(id, [one, two]));
    kit.done(await kit.one('unassignVins', id, { vins: [one] }));
    expect((await kit.detail(id)).machines.map(({ vin }) => vin)).toEqual([two]);
    kit.done(await kit.assign(await kit.confirmed(), [one]));
  });
});

describe('a shipment', () => {
  test('goes as far as it is covered: the rest waits for its money (E-304)', async () => {
    const id = await kit.confirmed();
    await kit.setCredit(8_000);
    const [one, two] = [nextVin(), nextVin()];
    kit.done(await kit.assign(id, [one, two]));
    const { shipmentNo } = kit.done(await kit.ship(id, [one])) as { shipmentNo: string };
    const { orderNo, contractNo } = await kit.detail(id);
    expect(shipmentNo).toBe(`${orderNo}/1`);
    expect(await kit.detail(id)).toMatchObject({
      status: 'pass',
      shipStatus: 'partial',
      shippedQty: 1,
      shipDate: '2026-11-20',
      eta: '2026-12-20',
      blNo: 'BL-1',
    });
    expect(await kit.vehicles([one, two])).toMatchObject([{ vin: one, vehicleStatus: 'shipped', fourthProduct: 'T504' }]);
    expect(await kit.db.selectFrom('vehicle').selectAll().where('vin', '=', one).executeTakeFirst()).toMatchObject({
      vehicleOrderNo: orderNo,
      contractNo,
      shipDate: '2026-11-20',
      keyNo: 'K1',
    });
    expect(codeOf(await kit.ship(id, [two]))).toBe('E-304');
    await kit.setBalance(28_000);
    kit.done(await kit.take('pay', id, {}, 'qian.finance'));
    kit.done(await kit.ship(id, [two]));
    expect(await kit.detail(id)).toMatchObject({ status: 'shipped', shipStatus: 'shipped', payStatus: 'paid', shipments: [{ qty: 1 }, { qty: 1 }] });
  });

  test('without cover leaves once where finance allows it', async () => {
    const id = await kit.confirmed();
    const [one, two] = [nextVin(), nextVin()];
    kit.done(await kit.assign(id, [one, two]));
    kit.done(await kit.take('override', id, { kind: 'shipment', reason: 'An old customer' }, 'qian.finance'));
    kit.done(await kit.ship(id, [one]));
    expect(await kit.detail(id)).toMatchObject({ overrideShipment: 'N' });
    expect(codeOf(await kit.ship(id, [two]))).toBe('E-304');
  });

  test.each([
    ['shipDate', { shipDate: '2026-09-30', eta: '2026-12-01' }, 'E-441'],
    ['shipDate', { shipDate: '2026-11-23', eta: '2026-12-01' }, 'E-441'],
    ['eta', { eta: '2026-11-19' }, 'E-315'],
    ['deliveryMethod', { deliveryMethod: 'balloon' }, 'E-014'],
  ])('with a wrong %s is refused: %j', async (field, change, code) => {
    const id = await kit.confirmed();
    const vin = nextVin();
    kit.done(await kit.assign(id, [vin]));
    expect(await kit.ship(id, [vin], change)).toMatchObject({ result: { errors: [{ field, code }] } });
  });

  test('takes along a machine that was entered before, of the same dealer and model', async () => {
    const id = await kit.confirmed({ lines: [{ fourthProduct: 'T504', qty: 1 }] });
    const vin = nextVin();
    kit.done(
      await kit.ask('sun.sales', 'POST', '/mfr/vehicle/add', { vin, engineNo: 'E1', fourthProduct: 'T504', productionDate: '2026-09-01', dealerCode: 'D001' }),
    );
    await kit.setBalance(14_000);
    kit.done(await kit.take('pay', id, {}, 'qian.finance'));
    kit.done(await kit.assign(id, [vin]));
    kit.done(await kit.ship(id, [vin]));
    const { orderNo } = await kit.detail(id);
    const stored = () => kit.db.selectFrom('vehicle').selectAll().where('vin', '=', vin).executeTakeFirstOrThrow();
    expect(await stored()).toMatchObject({ vehicleOrderNo: orderNo, shipDate: '2026-11-20', engineNo: 'E1' });
    kit.done(await kit.one('unship', id, { shipmentNo: `${orderNo}/1`, reason: 'Wrong truck' }));
    expect(await stored()).toMatchObject({ vehicleOrderNo: null, orderLineId: null });
  });

  test('is taken back while its machines are under way (E-438 afterwards)', async () => {
    const { id, vins } = await kit.shipped();
    const { orderNo } = await kit.detail(id);
    const unship = () => kit.one('unship', id, { shipmentNo: `${orderNo}/1`, reason: 'Wrong truck' });
    kit.done(await unship());
    expect(await kit.detail(id)).toMatchObject({ status: 'pass', shipStatus: 'not_shipped', shippedQty: 0, shipDate: null, blNo: null, shipments: [] });
    expect((await kit.detail(id)).machines.map(({ vin, shipmentNo, vehicleId }) => [vin, shipmentNo, vehicleId])).toEqual(
      vins.toSorted().map((vin) => [vin, null, null]),
    );
    expect(await kit.vehicles(vins)).toEqual([]);
    kit.done(await kit.ship(id, vins));
    kit.done(await kit.arrive(id, { shipmentNo: `${orderNo}/2`, vins: [vins[0]] }));
    expect(codeOf(await kit.one('unship', id, { shipmentNo: `${orderNo}/2`, reason: 'Wrong truck' }))).toBe('E-438');
  });

  test('gets a new expected arrival, which the dealer is told', async () => {
    const { id } = await kit.shipped();
    const { orderNo } = await kit.detail(id);
    const shipmentNo = `${orderNo}/1`;
    kit.done(await kit.one('changeShipment', id, { shipmentNo, eta: '2027-01-10', containerNo: 'C-7' }));
    expect(await kit.detail(id)).toMatchObject({ eta: '2027-01-10', containerNo: 'C-7', blNo: 'BL-1', shipments: [{ eta: '2027-01-10' }] });
    const told = await kit.db.selectFrom('message').select(['event', 'params']).where('docId', '=', id).where('event', '=', 'vehicleOrder.eta').execute();
    expect(told).toContainEqual({ event: 'vehicleOrder.eta', params: expect.objectContaining({ date: '2027-01-10', old: '2026-12-20' }) });
    expect(codeOf(await kit.one('changeShipment', id, { shipmentNo, eta: '2026-11-01' }))).toBe('E-315');
    expect(codeOf(await kit.one('changeShipment', id, { shipmentNo: 'VO-0/9' }))).toBe('E-012');
  });

  test('fixes what it says of its machines', async () => {
    const { vins } = await kit.shipped();
    const vehicle = await kit.db.selectFrom('vehicle').selectAll().where('vin', '=', vins[0]!).executeTakeFirstOrThrow();
    const { id, version, vin, engineNo, fourthProduct, productionDate, shipDate, vehicleOrderNo, contractNo, dealerCode } = vehicle;
    const entered = { id, version, vin, engineNo, fourthProduct, productionDate, shipDate, vehicleOrderNo, contractNo, dealerCode };
    expect(await kit.ask('sun.sales', 'POST', '/mfr/vehicle/edit', { ...entered, shipDate: '2026-11-19', contractNo: 'HT-0' })).toMatchObject({
      result: {
        errors: [
          { field: 'shipDate', code: 'E-557' },
          { field: 'contractNo', code: 'E-557' },
        ],
      },
    });
    kit.done(await kit.ask('sun.sales', 'POST', '/mfr/vehicle/edit', { ...entered, color: 'red' }));
    expect(codeOf(await kit.ask('sun.sales', 'DELETE', `/mfr/vehicle/delete?ids=${id}`))).toBe('E-433');
  });
});

describe('an arrival', () => {
  test('lies between shipment and today (E-129), and begins the inspection of each machine', async () => {
    const { id, vins } = await kit.shipped();
    expect(codeOf(await kit.arrive(id, { arrivalDate: '2026-11-19' }))).toBe('E-129');
    kit.done(await kit.arrive(id));
    expect(await kit.detail(id)).toMatchObject({
      status: 'shipped',
      arrivedQty: 2,
      arrivalDate: '2026-11-21',
      shipments: [{ arrivedQty: 2, arrivalDate: '2026-11-21' }],
    });
    expect((await kit.vehicles(vins)).map(({ vehicleStatus }) => vehicleStatus)).toEqual(['pending_acceptance', 'pending_acceptance']);
    expect(await kit.db.selectFrom('arrivalAccept').select('vin').where('vin', 'in', vins).execute()).toHaveLength(2);
    // One message for both.
    expect(await kit.db.selectFrom('message').select('params').where('docId', '=', id).where('event', '=', 'vehicleOrder.arrived').execute()).toEqual([
      { params: expect.objectContaining({ n: 2 }) },
    ]);
    expect(codeOf(await kit.arrive(id))).toBe('E-007');
  });

  test('is seen by the order also where the dealer confirms it on the list of machines', async () => {
    const { id, vins } = await kit.shipped();
    const [vehicle] = await kit.vehicles([vins[0]!]);
    kit.done(await kit.post('d001.service', 'vehicle/confirmArrival', { ids: [vehicle!['id']], arrivalDate: '2026-11-21' }));
    expect(await kit.detail(id)).toMatchObject({ arrivedQty: 1, arrivalDate: null });
    const { orderNo, version } = await kit.detail(id);
    const rest = { id, version, shipmentNo: `${orderNo}/1`, arrivalDate: '2026-11-21' };
    kit.done(await kit.keep('arriveForDealer', rest));
    expect(await kit.detail(id)).toMatchObject({ arrivedQty: 2 });
  });

  test('of all, inspected and paid, closes the order', async () => {
    const { id, vins } = await kit.shipped();
    kit.done(await kit.arrive(id));
    const sheets = await kit.db.selectFrom('arrivalAccept').select('id').where('vin', 'in', vins).execute();
    await kit.db
      .updateTable('arrivalAccept')
      .set({ status: 'submitted', acceptanceDate: '2026-11-21', submitBy: 'd001.service' })
      .where('vin', 'in', vins)
      .execute();
    kit.done(
      await kit.post('wang.service', 'approval/checkSubmit', { docType: 'arrivalAccept', ids: sheets.map((sheet) => sheet.id), action: 'audit_succeeded' }),
    );
    expect(await kit.detail(id)).toMatchObject({ status: 'closed', closeReason: 'settled', acceptedQty: 2 });
  });
});

describe('an order that ends', () => {
  test('cancelled, gives back what was paid, and frees its machines (E-437 once some are shipped)', async () => {
    const id = await kit.confirmed();
    const vin = nextVin();
    kit.done(await kit.assign(id, [vin]));
    kit.done(await kit.take('cancel', id, { reason: 'The customer left' }));
    expect(await kit.detail(id)).toMatchObject({ status: 'closed', closeReason: 'cancelled', paidAmount: 0, payStatus: 'unpaid', machines: [] });
    expect(await kit.balance()).toBe(12_000);
    expect(await kit.linesOf(id)).toMatchObject([
      { direction: 'out', amount: 12_000 },
      { direction: 'in', amount: 12_000 },
    ]);
    const { id: other } = await kit.shipped();
    kit.done(await kit.one('unship', other, { shipmentNo: `${(await kit.detail(other)).orderNo}/1`, reason: 'Wrong truck' }));
    kit.done(await kit.ship(other, [(await kit.detail(other)).machines[0]!.vin]));
    expect(codeOf(await kit.take('cancel', other, { reason: 'The customer left' }))).toBe('E-437');
  });

  test('with what is shipped, gives back what was paid too much', async () => {
    const id = await kit.confirmed({
      lines: [
        { fourthProduct: 'T504', qty: 2 },
        { fourthProduct: 'T904', qty: 1, unitPrice: 30_000 },
      ],
    });
    await kit.setBalance(30_000);
    kit.done(await kit.take('pay', id, { amount: 30_000 }, 'qian.finance'));
    const [one, two] = [nextVin(), nextVin()];
    kit.done(await kit.assign(id, [one, two]));
    expect(codeOf(await kit.take('cutRemainder', id, { reason: 'No longer built' }))).toBe('E-007');
    kit.done(await kit.ship(id, [one]));
    kit.done(await kit.take('cutRemainder', id, { reason: 'No longer built' }));
    expect(await kit.detail(id)).toMatchObject({
      status: 'shipped',
      numberOfOrders: 1,
      orderAmount: 20_000,
      paidAmount: 20_000,
      payStatus: 'paid',
      lines: [
        { qty: 1, amount: 20_000 },
        { qty: 0, amount: 0 },
      ],
    });
    expect(await kit.balance()).toBe(31_000);
  });

  test('takes no more money than is open (E-440)', async () => {
    const id = await kit.confirmed();
    await kit.setBalance(50_000);
    expect(codeOf(await kit.take('pay', id, { amount: 28_000.01 }, 'qian.finance'))).toBe('E-440');
    kit.done(await kit.take('pay', id, { amount: 0.01 }, 'qian.finance'));
    expect(await kit.detail(id)).toMatchObject({ paidAmount: 12_000.01, payStatus: 'partial' });
    kit.done(await kit.take('pay', id, {}, 'qian.finance'));
    expect(codeOf(await kit.take('pay', id, {}, 'qian.finance'))).toBe('E-440');
    expect(await kit.keep('pay', { ids: [id, await kit.confirmed()], amount: 1 }, 'qian.finance')).toMatchObject({
      result: { errors: [{ field: 'amount', code: 'E-014' }] },
    });
  });
});

test('what is open of the orders of a dealer: units for forecasts, money for the credit limit', async () => {
  const before = (await kit.inside((context) => openUnits(context, { dealerCode: 'D001' }))).get('T504') ?? 0;
  await kit.draft();
  await kit.released();
  const id = await kit.confirmed();
  await kit.setCredit(1_000_000);
  const { creditLeft } = await kit.detail(id);
  const vin = nextVin();
  kit.done(await kit.assign(id, [vin]));
  kit.done(await kit.ship(id, [vin]));
  expect((await kit.inside((context) => openUnits(context, { dealerCode: 'D001' }))).get('T504')).toBe(before + 3);
  // 8,000 of one machine are not paid.
  expect((await kit.detail(id)).creditLeft).toBe(creditLeft! - 8_000);
});

test('the list: filters, sums, counts and a machine by its VIN', async () => {
  const { id, vins } = await kit.shipped();
  const { orderNo, contractNo } = await kit.detail(id);
  for (const query of [`&orderNo=${orderNo}`, `&contractNo=${contractNo}`, `&vin=${vins[0]!.slice(-6)}`, `&keyword=${contractNo}`])
    expect(await kit.listed('d001.admin', query), query).toContain(id);
  expect(await kit.listed('d001.admin', '&purchaseStatus=pass,submitted')).not.toContain(id);
  expect(await kit.listed('d001.admin', '&contractSigningDate_begin=2026-11-03')).not.toContain(id);
  const totals = kit.done(await kit.ask('d001.admin', 'GET', `/api/portal/vehicleOrder/totals?orderNo=${orderNo}`));
  expect(totals).toEqual({ sums: [{ currency: 'USD', count: 1, orderAmount: 40_000, unpaidAmount: 0, numberOfOrders: 2 }], capped: false });
  const lines = kit.done(await kit.ask('d001.admin', 'GET', `/api/portal/vehicleOrder/detailList?id=${id}`));
  expect(lines).toMatchObject([{ lineNo: 1, vins: vins.toSorted().map((vin) => ({ vin, vehicleStatus: 'shipped', shipDate: '2026-11-20' })) }]);
  const prices = kit.done(await kit.ask('sun.sales', 'GET', '/mfr/vehicleOrder/prices?fourthProducts=T904,T504&currency=USD&day=2026-11-21'));
  expect(prices).toEqual([
    { fourthProduct: 'T904', price: null },
    { fourthProduct: 'T504', price: 20_000 },
  ]);
});

describe('a dealer that rests', () => {
  afterEach(() => kit.db.updateTable('dealer').set({ dealerStatus: 'active' }).where('dealerCode', '=', 'D001').execute());
  const suspend = () => kit.db.updateTable('dealer').set({ dealerStatus: 'suspended' }).where('dealerCode', '=', 'D001').execute();

  test('gets no new order (E-551); what is confirmed ships once it was asked (W-554), and arrives', async () => {
    const [draft, released, confirmed] = [await kit.draft(), await kit.released(), await kit.confirmed({ lines: [{ fourthProduct: 'T504', qty: 1 }] })];
    await kit.setBalance(14_000);
    kit.done(await kit.take('pay', confirmed, {}, 'qian.finance'));
    const vin = nextVin();
    kit.done(await kit.assign(confirmed, [vin]));
    await suspend();
    expect(codeOf(await kit.keep('add', kit.input()))).toBe('E-551');
    expect(codeOf(await kit.take('release', draft))).toBe('E-551');
    expect(codeOf(await kit.take('confirm', released))).toBe('E-551');
    expect(await kit.ship(confirmed, [vin])).toMatchObject({ code: 202, result: { warnings: [{ code: 'W-554' }] } });
    kit.done(await kit.ship(confirmed, [vin], {}, '?confirm=1'));
    kit.done(await kit.arrive(confirmed));
  });
});

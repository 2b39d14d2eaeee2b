/** Fixtures of tests of orders of machines: a price list, money on the vehicle account, and the calls. */
import { vinCheckDigit } from '@harrow/validation/vin';
import { sql } from 'kysely';
import { expect } from 'vitest';
import type { AppOptions } from '../../app.ts';
import type { VehicleOrder } from '../../generated/types.gen.ts';
import { contextOf, transact, type TrxContext } from '../../shared/context.ts';
import { json, newId } from '../../shared/database/database.ts';
import { mustAgree } from '../../test/mustAgree.ts';
import { call } from '../../test/testApp.ts';
import { ledger } from '../ledger/service.ts';
import { createClaimKit, type Person } from '../warranty-claim/claimTestKit.ts';

export type VehicleOrderKit = Awaited<ReturnType<typeof createVehicleOrderKit>>;

interface Answer {
  success: boolean;
  result: never;
}

let serial = 0;
/** A VIN of the maker's own that nobody has. @param model characters 4 to 8 */
export const nextVin = (model = 'T504E'): string => {
  const vin = `L9T${model}0TA${String(700_000 + (serial += 1)).padStart(6, '0')}`;
  return vin.slice(0, 8) + vinCheckDigit(vin) + vin.slice(9);
};

/** Today is 21 November 2026. The list price of T504 is 20,000 USD; T904 has none. */
export async function createVehicleOrderKit(options: Partial<AppOptions> = {}) {
  const kit = await createClaimKit(options);
  const { app, db, tokens } = kit;
  await sql`update product set vin_code = 'T504E' where code = 'T504'`.execute(db);
  await sql`insert into product (code, level, parent_code, name, vin_code) select 'T904', level, parent_code, name, 'T904E' from product where code = 'T504'`.execute(
    db,
  );
  await db
    .updateTable('dealer')
    .set({ authorisedProducts: json(['TRACTOR']) })
    .where('dealerCode', '=', 'D001')
    .execute();
  await db.insertInto('vehiclePrice').values({ fourthProduct: 'T504', currency: 'USD', price: 20_000, validFrom: '2026-01-01', validTo: null }).execute();
  const finance = await app.services.sessions.actAs('qian.finance');
  const inside = <T>(work: (context: TrxContext) => Promise<T>): Promise<T> => transact(contextOf(app.services, finance), work);

  const account = { dealerCode: 'D001', accountType: 'vehicle', currency: 'USD' } as const;
  const balance = () => inside((context) => ledger.balanceOf(context, account));
  /** Brings the vehicle account to an amount, by what the bank says. */
  const setBalance = async (wanted: number): Promise<void> => {
    const now = await balance();
    if (now === wanted) return;
    await inside((context) =>
      ledger.post(context, {
        account,
        direction: now < wanted ? 'in' : 'out',
        amount: Math.abs(wanted - now),
        feeType: 'adjustment',
        contra: 'adjustment',
        source: 'dealerPayment',
        sourceId: newId(),
        sourceNo: 'TEST',
        postingKey: newId(),
      }),
    );
  };
  const setCredit = (creditLimit: number) => db.updateTable('dealer').set({ creditLimit }).where('dealerCode', '=', 'D001').execute();

  const ask = async (person: Person, method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) =>
    (await call(app, tokens[person], method, path, body)).body;
  const keep = (verb: string, body: object, person: Person = 'sun.sales', query = '') => ask(person, 'POST', `/mfr/vehicleOrder/${verb}${query}`, body);
  const done = (answer: Answer): never => {
    expect(answer.success, JSON.stringify(answer)).toBe(true);
    return answer.result;
  };

  const detail = async (id: string): Promise<VehicleOrder> => done(await ask('sun.sales', 'GET', `/mfr/vehicleOrder/queryById?id=${id}`));
  let contracts = 0;
  const input = (change: object = {}): object => ({
    dealerCode: 'D001',
    contractNo: `HT-${(contracts += 1)}`,
    contractSigningDate: '2026-11-02',
    deliveryMethod: 'sea_container',
    lines: [{ fourthProduct: 'T504', qty: 2 }],
    ...change,
  });
  /** A draft of two T504. @returns its id */
  const draft = async (change: object = {}): Promise<string> => (done(await keep('add', input(change))) as { id: string }).id;
  const take = (verb: string, id: string, body: object = {}, person: Person = 'sun.sales') => keep(verb, { ids: [id], ...body }, person);
  const released = async (change: object = {}): Promise<string> => {
    const id = await draft(change);
    done(await keep('release', { ids: [id] }, 'sun.sales', '?confirm=1'));
    return id;
  };
  /** With its deposit of 30 % paid, and nothing left on the account. */
  const confirmed = async (change: object = {}): Promise<string> => {
    const id = await released(change);
    await setBalance((await detail(id)).depositAmount);
    done(await take('confirm', id));
    return id;
  };
  const one = async (verb: string, id: string, body: object, person: Person = 'sun.sales', query = '') =>
    keep(verb, { id, version: (await detail(id)).version, ...body }, person, query);
  const assign = async (id: string, vins: readonly string[], line = 0) => {
    const { lines } = await detail(id);
    const machines = vins.map((vin) => ({ lineId: lines[line]!.id, vin, engineNo: `E${vin.slice(-6)}`, productionDate: '2026-10-01', keyNo: 'K1' }));
    return one('assignVins', id, { machines });
  };
  const shipment = { shipDate: '2026-11-20', eta: '2026-12-20', deliveryMethod: 'sea_container', blNo: 'BL-1' };
  const ship = (id: string, vins: readonly string[], change: object = {}, query = '') => one('ship', id, { vins, ...shipment, ...change }, 'sun.sales', query);
  /** A confirmed order that is paid, with its machines on their way. @returns its id and their VINs */
  const shipped = async (change: object = {}): Promise<{ id: string; vins: string[] }> => {
    const id = await confirmed(change);
    const { unpaidAmount, numberOfOrders } = await detail(id);
    await setBalance(unpaidAmount);
    done(await take('pay', id, {}, 'qian.finance'));
    const vins = Array.from({ length: numberOfOrders }, () => nextVin());
    done(await assign(id, vins));
    done(await ship(id, vins));
    return { id, vins };
  };
  const arrive = async (id: string, body: object = {}, person: Person = 'd001.admin') => {
    const { version, orderNo } = await detail(id);
    return ask(person, 'POST', '/api/portal/vehicleOrder/arrive', { id, version, shipmentNo: `${orderNo}/1`, arrivalDate: '2026-11-21', ...body });
  };
  const vehicles = async (vins: readonly string[]) =>
    (done(await ask('sun.sales', 'GET', `/api/portal/vehicle/list?pageSize=100&vin=${vins.join(',')}`)) as { records: Record<string, unknown>[] }).records;
  const listed = async (person: Person, query = '') =>
    (done(await ask(person, 'GET', `/api/portal/vehicleOrder/list?pageSize=100${query}`)) as { records: { id: string }[] }).records.map(({ id }) => id);
  const linesOf = (id: string) => db.selectFrom('financeLedger').selectAll().where('sourceId', '=', id).orderBy('postingSeq').execute();
  const mustAddUp = (): Promise<void> => mustAgree(db);

  return {
    ...kit,
    inside,
    balance,
    setBalance,
    setCredit,
    ask,
    keep,
    done,
    detail,
    input,
    draft,
    take,
    released,
    confirmed,
    one,
    assign,
    ship,
    shipped,
    arrive,
    vehicles,
    listed,
    linesOf,
    mustAddUp,
  };
}

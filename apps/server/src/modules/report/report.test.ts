import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { machines } from '../../test/machineFixtures.ts';
import { call } from '../../test/testApp.ts';
import { type ClaimKit, createClaimKit, type Person } from '../warranty-claim/claimTestKit.ts';

let kit: ClaimKit;
const ids: Record<string, string> = {};
const api = '/online/cgreport/api';
const ask = (person: Person, path: string) => call(kit.app, kit.tokens[person], 'GET', `${api}/${path}`);
const data = async (person: Person, report: string, query = '') => (await ask(person, `getData/${ids[report]}?pageSize=100${query}`)).body;
const column = async (person: Person, report: string, field: string, query = '') =>
  (await data(person, report, query)).result.records.map((row: Record<string, unknown>) => row[field]);

beforeAll(async () => {
  kit = await createClaimKit();
  await kit.complete();
  for (const code of ['vehicle_popup', 'parts_popup', 'claim_popup']) ids[code] = (await ask('zhao.manager', `getRpColumns/${code}`)).body.result?.cgRpConfigId;
});
afterAll(() => kit.close());

describe('the configuration of a report', () => {
  test('has a title, columns and dictionary texts', async () => {
    const { cgRpConfigName, columns, dictOptions } = (await ask('d001.service', 'getRpColumns/vehicle_popup')).body.result;
    expect(cgRpConfigName).toBe('Select machines');
    expect(columns.find(({ dataIndex }: { dataIndex: string }) => dataIndex === 'vehicleStatus')).toMatchObject({
      customRender: 'vehicleStatus',
      sorter: true,
    });
    expect(dictOptions.vehicleStatus.length).toBeGreaterThan(2);
    expect(dictOptions.secondProduct).toContainEqual({ value: 'TRACTOR', text: 'TRACTOR en', label: 'TRACTOR en', color: null });
  });

  test('names the fields of the search form', async () => {
    const items = (await ask('d001.service', `getQueryInfo/${ids.vehicle_popup}`)).body.result;
    expect(items.find(({ field }: { field: string }) => field === 'vehicleStatus')).toMatchObject({ view: 'list', mode: 'single', dictCode: 'vehicle_status' });
    expect(items.find(({ field }: { field: string }) => field === 'arrivalDate')).toMatchObject({ view: 'date', mode: 'group', hidden: '0' });
    expect(items.find(({ field }: { field: string }) => field === 'engineNo')).toMatchObject({ hidden: '1' });
  });

  test('needs the permission of its records, and that there is one', async () => {
    const [denied, absent] = [await ask('d001.parts', 'getRpColumns/vehicle_popup'), await ask('d001.parts', 'getRpColumns/nonsense')];
    expect(denied.body.success).toBe(false);
    expect({ ...denied.body, timestamp: 0 }).toEqual({ ...absent.body, timestamp: 0 });
  });
});

describe('the rows of a report', () => {
  test('keep to the scope of the caller', async () => {
    const own = await column('d001.service', 'vehicle_popup', 'vin');
    expect([own.includes(machines.covered), own.includes(machines.foreign)]).toEqual([true, false]);
    expect(await column('d002.service', 'vehicle_popup', 'vin')).toEqual([machines.foreign]);
    expect(await column('d002.service', 'claim_popup', 'claimNo')).toEqual([]);
    expect(await column('d001.service', 'claim_popup', 'claimNo')).toHaveLength(1);
  });

  test('follow the search form', async () => {
    expect(await column('d001.service', 'vehicle_popup', 'vin', '&vehicleStatus=in_stock')).toEqual([machines.inStock]);
    expect(await column('d001.service', 'vehicle_popup', 'vin', `&vin=${machines.expired.slice(-6).toLowerCase()}`)).toEqual([machines.expired]);
    expect(await column('d001.service', 'vehicle_popup', 'vin', '&arrivalDate_begin=2025-01-01')).toEqual([]);
    expect(await column('d001.parts', 'parts_popup', 'partsCode', '&name=nothing')).toEqual([]);
  });

  test('follow fixed parameters, also those that stand for the caller', async () => {
    expect(await column('zhao.manager', 'vehicle_popup', 'vin', '&self_dealerCode=D002')).toEqual([machines.foreign]);
    expect(await column('d002.service', 'vehicle_popup', 'vin', `&self_dealerCode=${encodeURIComponent('#{sys_dealer_code}')}`)).toEqual([machines.foreign]);
    expect(await column('d002.service', 'vehicle_popup', 'vin', '&self_dealerCode=D001')).toEqual([]);
  });

  test('are sorted and counted', async () => {
    const sorted = await column('d001.service', 'vehicle_popup', 'vin', '&column=vin&order=asc');
    expect(sorted).toEqual(sorted.toSorted());
    const page = (await ask('d001.service', `getData/${ids.vehicle_popup}?pageSize=2&pageNo=2&column=vin&order=asc`)).body.result;
    expect([page.total, page.records.map(({ vin }: { vin: string }) => vin)]).toEqual([sorted.length, sorted.slice(2, 4)]);
  });

  test.each([
    'nonsense=1',
    'self_passwordHash=x',
    'column=passwordHash',
    'column=vin;drop%20table%20vehicle',
    'vin%22%20or%201=1',
    'engineNo_begin=1',
    'arrivalDate_begin=yesterday',
    `vin=${'x'.repeat(600)}`,
    'vin=a&vin=b',
    'self_ownerPhone=1',
  ])('%s is refused', async (query) => expect((await ask('d001.service', `getData/${ids.vehicle_popup}?${query}`)).status).toBe(400));

  test('take a value for what it is', async () => {
    for (const value of ["' or '1'='1", '%', "'; drop table vehicle; --"])
      expect(await column('d001.service', 'vehicle_popup', 'vin', `&vin=${encodeURIComponent(value)}`)).toEqual([]);
  });

  test('show nothing that the report does not name', async () => {
    const [row] = (await data('d001.service', 'vehicle_popup')).result.records;
    expect(Object.keys(row)).not.toContain('ownerPhone');
    expect(Object.keys(row)).not.toContain('orgCode');
  });

  test('of a report that is off there are none', async () => {
    await kit.db.updateTable('sysReport').set({ status: 0 }).where('code', '=', 'claim_popup').execute();
    expect((await data('d001.service', 'claim_popup')).success).toBe(false);
    await kit.db.updateTable('sysReport').set({ status: 1 }).where('code', '=', 'claim_popup').execute();
  });
});

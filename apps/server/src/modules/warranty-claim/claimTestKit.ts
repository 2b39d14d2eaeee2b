/** Fixtures of claim tests: a server with machines, signed-in users, and a complete claim. */
import { expect } from 'vitest';
import type { AppOptions } from '../../app.ts';
import type { WarrantyClaimInput } from '../../generated/types.gen.ts';
import { attachFiles } from '../../test/attachFiles.ts';
import { insertMachines, machines, testNow } from '../../test/machineFixtures.ts';
import { call, createTestApp, signIn, type TestApp } from '../../test/testApp.ts';
import { claimSlots } from './rules/requiredSlots.ts';

export const people = [
  'd001.service',
  'd001.admin',
  'd001.sales',
  'd001.parts',
  'd00101.service',
  'd002.service',
  'wang.service',
  'li.service',
  'cis.service',
  'zhao.manager',
  'qian.finance',
  'zhou.training',
  'chen.parts',
  'sun.sales',
  'admin',
] as const;
export type Person = (typeof people)[number];

export type ClaimKit = Awaited<ReturnType<typeof createClaimKit>>;

/** @param options.now the clock; by default one that stands in November 2026 */
export async function createClaimKit(options: Partial<AppOptions> = {}) {
  const app: TestApp = await createTestApp({ now: testNow, ...options });
  await insertMachines(app.services.db);
  const tokens = {} as Record<Person, string>;
  // One after the other: many at once from one address look like an attack.
  for (const person of people) tokens[person] = await signIn(app, person);

  const get = async (person: Person, path: string) => (await call(app, tokens[person], 'GET', `/api/portal/${path}`)).body;
  const post = async (person: Person, path: string, body: object) => (await call(app, tokens[person], 'POST', `/api/portal/${path}`, body)).body;
  const remove = async (person: Person, path: string) => (await call(app, tokens[person], 'DELETE', `/api/portal/${path}`)).body;
  const status = async (person: Person, method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) =>
    (await call(app, tokens[person], method, `/api/portal/${path}`, body)).status;

  const save = (person: Person, claim: object) => post(person, 'warrantyClaim/save', claim);
  const detail = async (person: Person, id: string) => {
    const answer = await get(person, `warrantyClaim/detail?id=${id}`);
    expect(answer.success, answer.message).toBe(true);
    return answer.result;
  };
  const submit = (person: Person, id: string, more: object = {}, query = '') =>
    post(person, `approval/submit${query}`, { docType: 'warrantyClaim', id, ...more });
  const check = (person: Person, ids: string[], action: string, more: object = {}) =>
    post(person, 'approval/checkSubmit', { docType: 'warrantyClaim', ids, action, ...more });

  const addPhotos = (tableId: string, slots: readonly string[] = claimSlots): Promise<void> =>
    attachFiles(app.services.db, { tableName: 'warranty_claim', tableId, slots, takenAt: '2026-11-04 10:00:00' });
  /** A saved claim with everything it needs. @returns its id */
  const complete = async (change: object = {}, person: Person = 'd001.service'): Promise<string> => {
    const answer = await save(person, { ...completeClaim(), ...change });
    expect(answer.success, JSON.stringify(answer)).toBe(true);
    await addPhotos(answer.result.id);
    return answer.result.id;
  };
  const submitted = async (change: object = {}, person: Person = 'd001.service'): Promise<string> => {
    const id = await complete(change, person);
    const answer = await submit(person, id, {}, '?confirm=1');
    expect(answer.success, JSON.stringify(answer)).toBe(true);
    return id;
  };
  return {
    app,
    db: app.services.db,
    tokens,
    get,
    post,
    remove,
    status,
    save,
    detail,
    submit,
    check,
    addPhotos,
    complete,
    submitted,
    close: () => app.close(),
  };
}

/** Two faults, three parts, two labour lines, a trip: the claim of scenario S3. */
export const completeClaim = (): WarrantyClaimInput => ({
  claimType: 'normal',
  vin: machines.covered,
  operatingHours: 312,
  mileage: 180.25,
  failureDate: '2026-11-02',
  repairStartDate: '2026-11-04',
  repairDate: '2026-11-05',
  complaint: 'Loses hydraulic pressure when hot',
  technician: 'J. Paredes',
  partsInStock: 'N',
  otherFee: 60,
  otherFeeDesc: 'Crane hire',
  bugList: [
    {
      bugNo: 1,
      bugSystem: 'hydraulic',
      bugCode: 'HYD-014',
      bugDesc: 'Pressure below 120 bar',
      failureReason: 'material',
      correction: 'Pump replaced',
    },
    {
      bugNo: 2,
      bugSystem: 'electrical',
      bugCode: 'ELE-003',
      bugDesc: 'No signal',
      failureReason: 'electrical',
      correction: 'Sensor replaced',
    },
  ],
  detailList: [
    { bugNo: 1, hourCode: 'HYD-0140-20', claimHours: 2.5 },
    { bugNo: 2, hourCode: 'ELE-0030-10', claimHours: 0.8 },
  ],
  partsList: [
    { bugNo: 1, partsCode: 'PUMP-1', qty: 1, isCausal: 'Y', sourceType: 'own_stock', oldSerialNo: 'A1', newSerialNo: 'B2' },
    { bugNo: 1, partsCode: 'SEAL-1', qty: 2, isCausal: 'N', sourceType: 'own_stock' },
    { bugNo: 2, partsCode: 'SENSOR-1', qty: 1, isCausal: 'Y', sourceType: 'own_stock' },
  ],
});

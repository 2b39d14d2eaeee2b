/** A server with goals, machines of D001 and D002, and handovers, for tests. */
import { sql } from 'kysely';
import { newId } from '../../shared/database/database.ts';
import { attachFiles } from '../../test/attachFiles.ts';
import { insertMachines, machines } from '../../test/machineFixtures.ts';
import { call, createTestApp, signIn, type TestApp } from '../../test/testApp.ts';

const people = [
  'd001.admin',
  'd001.sales',
  'd001.service',
  'd00101.service',
  'd002.admin',
  'wang.service',
  'zhao.manager',
  'sun.sales',
  'qian.finance',
  'admin',
] as const;
export type Person = (typeof people)[number];

const topics = ['controls', 'safety', 'daily_maintenance', 'fuel_lubricants', 'run_in', 'warranty_conditions', 'fault_lamps'];

/** A goal of D001 for its T50 tractors. */
export const input = (change: object = {}) => ({
  year: 2026,
  dealerCode: 'D001',
  productTeam: 'tractor',
  platform: 'T50',
  annualTarget: 24,
  ...Object.fromEntries(Array.from({ length: 12 }, (_, at) => [`m${at + 1}_target`, 2])),
  ...change,
});

export interface GoalKit extends Awaited<ReturnType<typeof createGoalKit>> {}

export async function createGoalKit() {
  let clock = new Date('2026-11-21T04:00:00Z');
  const app: TestApp = await createTestApp({ now: () => (clock = new Date(clock.getTime() + 1)) });
  const { db } = app.services;
  await insertMachines(db);
  for (const [code, parentCode] of [
    ['T504-1', 'tractor_40_60'],
    ['L12-1', 'loader_compact'],
  ] as const)
    await db
      .insertInto('product')
      .values({ code, level: 4, parentCode, name: JSON.stringify({ en: code }) as never })
      .execute();
  await db
    .insertInto('warrantyPolicy')
    .values({ policyCode: 'TR', productCode: 'tractor', validFrom: '2000-01-01', months: 12, hours: 1000, mainMonths: 24, mainHours: 1500 })
    .execute();
  const tokens = {} as Record<Person, string>;
  for (const person of people) tokens[person] = await signIn(app, person);

  const send = (person: Person, method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => call(app, tokens[person], method, path, body);
  const post = async (person: Person, path: string, body: object) => (await send(person, 'POST', `/api/portal/${path}`, body)).body;
  const get = async (person: Person, path: string) => (await send(person, 'GET', `/api/portal/${path}`)).body;
  const mfr = async (path: string, body: object, person: Person = 'sun.sales') => (await send(person, 'POST', `/mfr/salesGoal/${path}`, body)).body;
  const record = async (id: string) => (await send('sun.sales', 'GET', `/mfr/salesGoal/queryById?id=${id}`)).body.result;

  /** A draft. */
  async function draft(change: object = {}): Promise<{ id: string; no: string; version: number }> {
    const answer = await mfr('add?confirm=1', input(change));
    if (!answer.success) throw new Error(JSON.stringify(answer));
    return answer.result;
  }
  async function released(change: object = {}): Promise<{ id: string; no: string; version: number }> {
    const goal = await draft(change);
    const answer = await mfr('release?confirm=1', { ids: [goal.id] });
    if (!answer.success) throw new Error(JSON.stringify(answer));
    return { ...goal, version: goal.version + 1 };
  }

  /** A machine of D001, in its stock by default. */
  let serial = 0;
  async function machine(change: object = {}): Promise<{ vehicleId: string; vin: string }> {
    const { id: _id, ...pattern } = await db.selectFrom('vehicle').selectAll().where('vin', '=', machines.inStock).executeTakeFirstOrThrow();
    const vehicleId = newId();
    const vin = `L9TT504E9SG${String((serial += 1)).padStart(6, '0')}`;
    const product = { secondProduct: 'tractor', thirdProduct: 'tractor_40_60', fourthProduct: 'T504-1' };
    const accepted = { pdiStatus: 'closed', pdiDate: '2026-08-01', arrivalDate: '2026-07-20', shipDate: '2026-06-10' };
    await db
      .insertInto('vehicle')
      .values({ ...pattern, ...product, ...accepted, id: vehicleId, vin, ownerName: null, ownerPhone: null, ownerIdNo: null, ...change })
      .execute();
    await db.insertInto('vehicleHours').values({ vehicleId, source: 'arrivalAccept', sourceNo: 'PD', day: '2026-08-01', hours: 3 }).execute();
    return { vehicleId, vin };
  }

  /** Hands a machine of D001 over, up to the review. @returns id of the sheet */
  async function handOver({ vin }: { vin: string }, deliveryDate: string): Promise<string> {
    const saved = await post('d001.sales', 'handoverTrain/save', {
      vin,
      deliveryDate,
      invoiceNo: `INV-${(serial += 1)}`,
      invoiceDate: deliveryDate,
      ownerName: 'Juana Rojas',
      ownerPhone: '+56 9 8765 4321',
      ownerCountry: 'CL',
      ownerAddress: 'Ruta 5, km 120',
      endUserSame: 'Y',
      endUserType: 'farmer',
      operatingHours: 4,
      trainingDate: deliveryDate,
      trainingPlace: 'Fundo El Roble',
      trainer: 'Diego',
      trainingHours: 3.5,
      customerSatisfaction: 5,
      trainees: [{ name: 'Juana Rojas', role: 'owner' }],
      topics: topics.map((topicCode) => ({ topicCode, done: 'Y' })),
    });
    if (!saved.success) throw new Error(JSON.stringify(saved));
    const { id } = saved.result;
    const slots = Object.keys((await import('../../generated/slots.gen.ts')).slots.handover_train);
    await attachFiles(db, { tableName: 'handover_train', tableId: id, slots, dealerCode: 'D001' });
    await submit(id);
    return id;
  }
  async function submit(id: string): Promise<void> {
    const answer = await post('d001.sales', 'approval/submit?confirm=1', { docType: 'handoverTrain', id });
    if (!answer.success) throw new Error(JSON.stringify(answer));
  }
  const review = (id: string, action: 'pass' | 'reopen', person: Person = 'zhao.manager') =>
    post(person, 'approval/checkSubmit?confirm=1', {
      docType: 'handoverTrain',
      ids: [id],
      action,
      ...(action === 'reopen' && { opinion: 'Wrong delivery date' }),
    });
  const correct = async (id: string, change: object): Promise<void> => {
    const { version } = (await get('d001.sales', `handoverTrain/detail?id=${id}`)).result;
    const answer = await post('d001.sales', 'handoverTrain/save', { id, version, ...change });
    if (!answer.success) throw new Error(JSON.stringify(answer));
    await submit(id);
  };
  const finished = async (person: Person, query: string) => (await get(person, `salesGoal/finished?${query}`)).result;
  /** Nothing of goals stays from test to test. */
  const forget = async (): Promise<void> => {
    await sql`delete from todo where doc_type = 'salesGoal'`.execute(db);
    await sql`delete from sales_goal`.execute(db);
  };
  /** Moves the clock. */
  const at = (moment: string): void => void (clock = new Date(moment));
  return { app, db, tokens, send, post, get, mfr, record, draft, released, machine, handOver, review, correct, finished, forget, at };
}

/** Errors of an answer: `m3_target E-400`. */
export const fieldsOf = ({ result }: { result: { errors?: { field: string; code: string }[] } }): string[] =>
  (result.errors ?? []).map(({ field, code }) => `${field} ${code}`);

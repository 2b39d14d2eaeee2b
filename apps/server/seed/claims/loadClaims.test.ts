import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import Fastify from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createServices } from '../../src/app.ts';
import { inTransaction, type Trx } from '../../src/shared/database/database.ts';
import type { Connection } from '../../src/shared/database/connection/connect.ts';
import type { Services } from '../../src/shared/services.ts';
import { createTestDatabase } from '../../src/test/testDatabase.ts';
import { loadMasters } from '../loadMasters.ts';
import { mappedRows } from '../mappedRows.fixture.ts';
import { createStage } from '../stage.ts';
import { createVehicles } from '../vehicles/vehicles.ts';
import { isClosed, type ClaimPlan } from './claimPlan.ts';
import type { PlannedStep } from './claimSteps.ts';
import { drawAhead } from './drawAhead.ts';
import { claimLoader } from './loadClaims.ts';
import { planClaims } from './planClaims.ts';
import { type ClaimPlayer, type ClaimStage, playClaims, stepsInOrder } from './playClaims.ts';
import { claimReplayer } from './replayClaims.ts';

const today = '2026-11-21';
const vehicles = createVehicles(today);
const cutsHours = ({ step }: PlannedStep): boolean => step.does === 'act' && step.cutsHours === true;
const steps = stepsOfChosen(planClaims(vehicles, today));
const plans = [...new Set(steps.map(({ plan }) => plan))];

/** One of everything that closed claims differ in, and two that stay open among them. */
function stepsOfChosen(all: readonly ClaimPlan[]): PlannedStep[] {
  const closed = all.filter(isClosed);
  const one = (fits: (plan: ClaimPlan) => boolean): ClaimPlan => closed.find(fits)!;
  const parts = one(({ claimType }) => claimType === 'parts');
  const inOrder = stepsInOrder(all);
  const chosen = new Set([
    one(({ outcome }) => outcome === 'refused'),
    one(({ outcome }) => outcome === 'given_up'),
    one(({ feature }) => feature === 'returnedOnce'),
    one(({ feature }) => feature === 'replacesEngine'),
    one(({ claimType }) => claimType === 'campaign'),
    one(({ claimType }) => claimType === 'goodwill'),
    parts,
    // The claim in which the part was replaced that has failed again.
    one((plan) => plan !== parts && plan.vehicle === parts.vehicle),
    inOrder.find((candidate) => isClosed(candidate.plan) && cutsHours(candidate))!.plan,
    ...(['audit_succeeded', 'submitted'] as const).map((stillOpen) => all.find(({ outcome }) => outcome === stillOpen)!),
  ]);
  return inOrder.filter(({ plan }) => chosen.has(plan));
}

let connection: Connection;
let services: Services;
let folder: string;
let replayed: Awaited<ReturnType<typeof look>>;
let loaded: typeof replayed;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'harrow-load-claims-'));
  connection = await createTestDatabase('migrated');
  services = await createServices(connection, folder, Fastify().log, () => new Date(`${today}T15:00:00Z`));
  await inTransaction(services.db, (trx) => loadMasters(trx, vehicles, today, () => {}));
  replayed = await afterwards(claimReplayer);
  loaded = await afterwards(claimLoader);
}, 120_000);
afterAll(async () => {
  await connection.close();
  await rm(folder, { recursive: true, force: true });
});

const look = async (trx: Trx) => ({
  rows: await mappedRows(trx),
  files: await trx.selectFrom('attach').select(['filePath', 'thumbPath', 'sha256', 'mimetype']).execute(),
});

/** Plays the claims, looks at the database, and takes everything back. */
async function afterwards(playerOfClosed: (stage: ClaimStage, trx: Trx) => ClaimPlayer): Promise<Awaited<ReturnType<typeof look>>> {
  const enough = new Error('enough');
  let seen: typeof replayed | undefined;
  const play = inTransaction(services.db, async (trx) => {
    const stage = { ...createStage(trx, services, today), filesOf: await drawAhead(steps) };
    const [ofClosed, ofOpen] = [playerOfClosed(stage, trx), claimReplayer(stage)];
    await playClaims(stage, steps, (plan) => (isClosed(plan) ? ofClosed : ofOpen));
    seen = await look(trx);
    throw enough;
  });
  await expect(play).rejects.toBe(enough);
  return seen!;
}

test('the chosen claims have what closed claims differ in', () => {
  expect(new Set(plans.filter(isClosed).map(({ outcome }) => outcome))).toEqual(new Set(['settled', 'refused', 'given_up']));
  expect(plans.map(({ feature }) => feature)).toEqual(expect.arrayContaining(['returnedOnce', 'replacesEngine']));
  expect(steps.some((candidate) => isClosed(candidate.plan) && cutsHours(candidate))).toBe(true);
});

/** What the life of a claim leaves behind. */
const tables = [
  'warranty_claim',
  'claim_bug',
  'claim_detail',
  'claim_parts',
  'approval_log',
  'data_change',
  'message',
  'todo',
  'attach',
  'sequence',
  'service_fee',
  'used_parts_task',
  'vehicle_hours',
  'vehicle_engine_change',
];

test('loading closed claims writes every row that their replay writes', () => {
  expect(tables.filter((table) => !replayed.rows[table]?.length)).toEqual([]);
  expect(loaded.rows).toEqual(replayed.rows);
});

test('photos of loaded claims are in the store, and open', async () => {
  for (const { filePath, thumbPath, sha256, mimetype } of loaded.files) {
    const content = await buffer(await services.files.read(filePath));
    expect(createHash('sha256').update(content).digest('hex')).toBe(sha256);
    if (!mimetype.startsWith('image/')) continue;
    expect((await sharp(content).stats()).isOpaque).toBe(true);
    expect((await sharp(await buffer(await services.files.read(thumbPath!))).metadata()).format).toBe('webp');
  }
});

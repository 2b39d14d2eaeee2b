/** Saving an inspection, and submitting it. */
import { readVin } from '@harrow/validation/vin';
import { sql } from 'kysely';
import { makerDay } from '../../../shared/makerDay.ts';
import { act, lockDocument } from '../../../documents/act.ts';
import { actOnAll } from '../../../documents/actOnAll.ts';
import { type Composed, type SavedAnswer, type SavedKind, saveDocument } from '../../../documents/saving/saveDocument.ts';
import { systemContext } from '../../../documents/systemContext.ts';
import type { Operations } from '../../../generated/operations.gen.ts';
import type { ArrivalAcceptInput } from '../../../generated/types.gen.ts';
import { type BatchResult, runBatch } from '../../../shared/batch/batch.ts';
import { type Context, transact, type TrxContext } from '../../../shared/context.ts';
import { undone } from '../../../shared/database/database.ts';
import type { KeepResult } from '../../../shared/contract/commit.ts';
import { nextNumber } from '../../../documents/numbers/nextNumber.ts';
import { type InvalidField, invalid, refuse } from '../../../shared/refusal/refusal.ts';
import { inScope, isInScope } from '../../../shared/scope/scope.ts';
import { mustBeCurrent } from '../../../shared/version.ts';
import { hasDecimals } from '../../../shared/decimals.ts';
import { arrivalKind } from '../arrivalKind.ts';
import { arrivalStore } from '../arrivalStore.ts';
import { emptyArrival, type Arrival, type ArrivalHeader, type ArrivalLine } from '../tables.ts';
import { arrivalLineChanges, countLines, mergeLines } from '../rules/lines.ts';
import { copiedColumns } from '../machine.ts';
import { arrivalWorkflow } from '../rules/workflow.ts';

/** Common input of a batch, which does not list every item. */
interface Sheet extends Omit<ArrivalAcceptInput, 'vin'> {
  batchNo?: string;
  /** Items without a result pass. */
  restPasses?: boolean;
}

interface Facts {
  machine: Pick<ArrivalHeader, (typeof copiedColumns)[number]>;
  reasons: { code: string; categories: string[] }[];
}

/** The machine as it is now, and the reasons that may be named. */
const facts = {
  rows: sql`machine as (select ${sql.join(copiedColumns.map((column) => sql.ref(column)))} from vehicle where id = (select vehicle_id from stored))`,
  value: sql`json_build_object(
    'machine', (select json_build_object(${sql.join(copiedColumns.flatMap((column) => [sql.lit(column), sql.ref(column)]))}) from machine),
    'reasons', (select coalesce(json_agg(json_build_object('code', reason_code, 'categories', categories)), '[]') from failed_reason where enabled = 'Y'))`,
};

const savedArrival: SavedKind<ArrivalHeader, { items: ArrivalLine }, Sheet, Facts> = {
  kind: arrivalKind,
  store: arrivalStore,
  // An arrival makes it, never a save.
  create: () => ({ header: emptyArrival, items: [] }),
  read: (context, id) => arrivalStore.findWithFacts<Facts>(context, id, facts),
  compose,
  lineHistory: arrivalLineChanges,
};

const decimals = { operatingHours: 1, mileage: 2 } as const;
const texts = ['acceptancePersonnel', 'acceptancePlace', 'delayReason', 'remark'] as const;

/** Lays the input over the sheet; throws 422 with everything that cannot be stored. */
function compose(
  { user }: Context,
  { header: base, items: stored }: Arrival,
  input: Sheet,
  { reasons, machine }: Facts,
): Composed<ArrivalHeader, { items: ArrivalLine }> {
  const { id: _id, version: _version, items: inputs = [], restPasses, ...given } = input;
  const typed = { acceptancePersonnel: base.acceptancePersonnel ?? user.realname, ...given };
  const written = Object.fromEntries(texts.flatMap((field) => (typed[field] === undefined ? [] : [[field, typed[field]?.trim() || null]])));
  const before = restPasses ? stored.map((line) => ({ ...line, itemResult: line.itemResult ?? ('pass' as const) })) : stored;
  const lines = mergeLines(before, inputs, new Map(reasons.map(({ code, categories }) => [code, categories])));
  const errors: InvalidField[] = (['operatingHours', 'mileage'] as const)
    .filter((field) => !hasDecimals(typed[field] ?? 0, decimals[field]))
    .map((field) => ({ field, code: 'E-016', params: { n: decimals[field] } }));
  if (errors.length + lines.errors.length > 0) throw invalid([...errors, ...lines.errors]);
  const header: ArrivalHeader = { ...base, ...typed, ...written, ...(base.round === 0 && machine), ...countLines(lines.items) };
  return { document: { header, items: lines.items } };
}

/** The acceptance that a machine of the own stock waits for. */
async function openAcceptanceOf({ db, user }: TrxContext, given: string): Promise<string> {
  const vin = readVin(given);
  const { rows } = await sql<{ id: string; status: ArrivalHeader['status'] }>`select id, status from arrival_accept
    where vin = ${vin} and del_flag = 0 and ${isInScope(arrivalKind, user)} order by status = 'closed', create_time desc`.execute(db);
  const open = rows.find(({ status }) => arrivalWorkflow.edit.from.includes(status));
  if (open) return open.id;
  const code = rows.length > 0 || (await isAccepted({ db, user } as TrxContext, vin)) ? 'E-115' : 'E-102';
  throw invalid([{ field: 'vin', code, params: { vin } }]);
}

async function isAccepted({ db, user }: TrxContext, vin: string): Promise<boolean> {
  const { rows } = await sql`select from vehicle where vin = ${vin} and vehicle_status in ('in_stock', 'delivered', 'scrapped')
    and ${isInScope({ table: 'vehicle' }, user)}`.execute(db);
  return rows.length > 0;
}

/**
 * Saves an inspection; the first save adds the items of the catalogue.
 * @throws E-100, E-102, E-115 by VIN; else as `saveDocument`
 */
export const saveArrival = (context: Context, { vin, ...input }: ArrivalAcceptInput & Sheet): Promise<SavedAnswer> =>
  transact(context, async (inside) => {
    if (input.id === undefined && !vin) throw invalid([{ field: 'vin', code: 'E-100' }]);
    const id = input.id ?? (await openAcceptanceOf(inside, vin!));
    const stored = await lockDocument<ArrivalHeader>(inside, arrivalKind, id);
    if (input.id !== undefined && input.version === undefined) throw invalid([{ field: 'version', code: 'E-013' }]);
    mustBeCurrent(stored, input.version);
    const begun = stored.status === 'pending_acceptance' ? await act(systemContext(inside.services, inside.db), arrivalKind, 'begin', { id }) : stored;
    return saveDocument(inside, savedArrival, { ...input, id, version: begun.version }, { confirm: true });
  });

/** Whether a sheet of the user's scope has its items, so that saving it is a single statement: `saveBegun`. */
export async function isBegun({ db, user }: Context, id: string | undefined): Promise<boolean> {
  if (id === undefined) return false;
  const found = await db
    .selectFrom('arrivalAccept')
    .select('id')
    .where('id', '=', id)
    .where('status', '<>', 'pending_acceptance')
    .$call(inScope(user, 'arrivalAccept'))
    .executeTakeFirst();
  return found !== undefined;
}

/** Saves the inspection of a sheet that has its items. @throws as `saveDocument` */
export const saveBegun = (context: Context, { vin: _vin, ...input }: ArrivalAcceptInput, keep: KeepResult): Promise<SavedAnswer> =>
  saveDocument(context, savedArrival, input, { confirm: true, keep });

type SaveItem = Operations['arrivalAcceptsSaveItem'];

/** Saves results of items. */
export const saveItems = (context: Context, { acceptId, version, items }: SaveItem['data']['body']): Promise<SaveItem['reply']['result']> =>
  transact(context, async (inside) => {
    const saved = await saveArrival(inside, { id: acceptId, version, items });
    const stored = await arrivalStore.findLines(inside.db, acceptId);
    const named = stored.items.filter(({ id, itemCode }) => items.some((item) => (item.id ? item.id === id : item.itemCode === itemCode)));
    return { version: saved.version, items: named.map(({ id, itemCode, itemResult }) => ({ id, itemCode, itemResult })) };
  });

/** Saves and hands in; neither without the other. */
export const saveAndSubmit = (context: Context, { confirm, ...input }: Sheet & { id: string; version: number; confirm: boolean }): Promise<SavedAnswer> =>
  transact(context, async (inside) => {
    const { id, version } = await saveArrival(inside, input);
    return toSaved(await act(inside, arrivalKind, 'submit', { id, version, confirm }));
  });

export const toSaved = ({ id, acceptNo, version, status }: ArrivalHeader): SavedAnswer => ({ id, no: acceptNo, version, status, warnings: [] });

type BatchAccept = Operations['arrivalAcceptsBatchAccept'];

type Accepted = BatchAccept['reply']['result'];

/** Inspects several machines of one product; each that cannot be handed in stays a draft. A dry run says what would become of each. */
export const batchAccept = (context: Context, { dryRun, ...batch }: BatchAccept['data']['body'] & { confirm: boolean; dryRun: boolean }): Promise<Accepted> =>
  transact(context, async (inside) => {
    if (!dryRun) return acceptAll(inside, batch);
    return { ...(await undone(inside.db, () => acceptAll(inside, batch))), batchNo: null };
  });

async function acceptAll(
  inside: TrxContext,
  { ids, common, vehicles, submit, confirm }: BatchAccept['data']['body'] & { confirm: boolean },
): Promise<Accepted> {
  const { db, services, user } = inside;
  const wanted = [...new Set(ids)];
  const most = services.parameters.number('pdi.batchMax');
  if (wanted.length < 2 || wanted.length > most) throw refuse('E-132', { n: most });
  const seen = await db.selectFrom('arrivalAccept').select(['id', 'thirdProduct']).where('id', 'in', wanted).$call(inScope(user, 'arrivalAccept')).execute();
  const first = seen.find(({ id }) => id === wanted[0]);
  const fitting = wanted.filter((id) => seen.find((one) => one.id === id)?.thirdProduct === first?.thirdProduct);
  if (fitting.length < 2) throw refuse('E-132', { n: most });
  const batchNo = await nextNumber(db, { code: 'arrivalAcceptBatch', dealerCode: user.dealerCode, day: makerDay(services) });
  const product = first ? await productName(inside, first.thirdProduct) : '';
  const work = async (id: string): Promise<void> => {
    const { version } = await lockDocument<ArrivalHeader>(inside, arrivalKind, id);
    if (!fitting.includes(id)) throw refuse('E-123', { product });
    const { id: _id, items: own = [], ...machine } = vehicles.find((one) => one.id === id) ?? { id };
    const { items: shared = [], ...header } = common;
    await saveArrival(inside, { ...header, ...machine, id, version, items: [...shared, ...own], batchNo, restPasses: true });
  };
  const noOf = async (id: string): Promise<string> => (await lockDocument<ArrivalHeader>(inside, arrivalKind, id).catch(() => null))?.acceptNo ?? '';
  const saved = await runBatch(inside, wanted, work, noOf);
  if (submit !== 'Y' || saved.ok.length === 0) return { ...saved, drafts: saved.ok, batchNo };
  const submitted: BatchResult = await actOnAll(inside, arrivalKind, 'submit', { ids: saved.ok, confirm });
  return { ok: submitted.ok, failed: [...saved.failed, ...submitted.failed], drafts: submitted.failed.map(({ id }) => id), batchNo };
}

async function productName({ db, user }: TrxContext, code: string): Promise<string> {
  const { rows } = await sql<{ name: string }>`select coalesce(name ->> ${user.language}::text, code) as name from product where code = ${code}`.execute(db);
  return rows[0]?.name ?? code;
}

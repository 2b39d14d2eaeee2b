import type { Insertable } from 'kysely';
import { effectOf, transitionOf } from '../../src/documents/kind.ts';
import { systemContext } from '../../src/documents/systemContext.ts';
import { mustAllow, mustGiveReason, systemName } from '../../src/documents/workflow.ts';
import type { ClaimActionInput } from '../../src/modules/warranty-claim/actions/claimActionInput.ts';
import { saveClaim } from '../../src/modules/warranty-claim/actions/saveClaim.ts';
import { claimKind } from '../../src/modules/warranty-claim/claimKind.ts';
import { claimStore } from '../../src/modules/warranty-claim/store/claimStore.ts';
import type { ClaimHeader } from '../../src/modules/warranty-claim/store/tables.ts';
import { type ChangeHistory, changesBetween, writeChangeLogs } from '../../src/shared/change-log/changeLog.ts';
import { contextOf, type TrxContext } from '../../src/shared/context.ts';
import { type Database, json, newId, type Trx } from '../../src/shared/database/database.ts';
import type { CurrentUser } from '../../src/shared/session/currentUser.ts';
import { storeUpload } from '../files/uploadFile.ts';
import { insertRows } from '../insertRows.ts';
import type { ClaimPlan } from './claimPlan.ts';
import type { ClaimActionName, ClaimStep } from './claimSteps.ts';
import { cutHours } from './cutHours.ts';
import type { ClaimPlayer, ClaimStage } from './playClaims.ts';

type LogRow = Insertable<Database['approvalLog']>;

/** A claim on its way: as it is stored, what will be written of its past, and the rows of files that are being stored. */
type LoadedClaim = { header: ClaimHeader; log: LogRow[]; histories: ChangeHistory[]; files: Promise<Insertable<Database['attach']>[]>[] };

/** What a step does besides; its effect may ask for all of it. */
type Step = { context: TrxContext; action: ClaimActionName; input: ClaimActionInput };

/**
 * Loads claims that are over. They are saved, and taken through the workflow and the effects of their actions, as those that users
 * call; what `act` reads and writes around an effect is left out or comes for all claims at once: the claim is known and needs no
 * lock, nothing waits for anybody, approval log and change history are written last, and files are stored without asking whether
 * there is room. `loadClaims.test.ts` compares the rows with those of a replay.
 */
export function claimLoader({ services, actAs, filesOf }: ClaimStage, trx: Trx): ClaimPlayer {
  const claims = new Map<ClaimPlan, LoadedClaim>();
  const contextFor = async (username: string): Promise<TrxContext> => ({
    ...(username === systemName ? systemContext(services) : contextOf(services, await actAs(username))),
    db: trx,
  });

  async function save(context: TrxContext, plan: ClaimPlan): Promise<LoadedClaim> {
    const { id } = await saveClaim(context, plan.input, { confirm: true });
    return { header: await claimStore.findHeader(context, id), log: [], histories: [], files: [] };
  }

  /** What an action asks about photos is asked of the database. */
  async function writeFiles({ files }: LoadedClaim): Promise<void> {
    for (const rows of files.splice(0)) await insertRows(trx, 'attach', await rows);
  }

  /** Begins to store the files; other claims go on meanwhile. */
  function attach({ user }: TrxContext, claim: LoadedClaim, step: ClaimStep): void {
    const now = services.now();
    const owner = { tableName: 'warranty_claim', tableId: claim.header.id };
    const store = async () => {
      const files = await filesOf(step);
      return Promise.all(files.map((file) => storeUpload({ ...services, now: () => now }, user, owner, file)));
    };
    const rows = store();
    // It is told when the rows are written, unless another claim fails before.
    rows.catch(() => {});
    claim.files.push(rows);
  }

  return {
    async take(plan, step) {
      const context = await contextFor(step.by);
      const claim = step.does === 'save' ? await save(context, plan) : claims.get(plan)!;
      claims.set(plan, claim);
      if (step.does !== 'act') return attach(context, claim, step);
      await writeFiles(claim);
      const lines = step.cutsHours ? { lines: await cutHours(trx, claim.header.id) } : {};
      await takeStep(claim, { context, action: step.action, input: { ...step.input, ...lines } });
    },
    async finish() {
      const loaded = [...claims.values()];
      for (const claim of loaded) await writeFiles(claim);
      const ids = loaded.map(({ header }) => header.id);
      await trx.deleteFrom('todo').where('docId', 'in', ids).execute();
      await insertRows(
        trx,
        'approvalLog',
        loaded.flatMap(({ log }) => log),
      );
      await writeChangeLogs(
        trx,
        loaded.flatMap(({ histories }) => histories),
      );
    },
  };
}

/** Takes a claim as it stands through an action; what comes of it beside the header is kept for later. @throws as `act` does */
async function takeStep(claim: LoadedClaim, { context, action, input }: Step): Promise<void> {
  const { user, services } = context;
  const before = claim.header;
  const transition = transitionOf(claimKind, action);
  mustAllow(transition, user, (await claimKind.states(context))(before), () => before.status);
  mustGiveReason(transition, input.opinion);
  const effect = effectOf(claimKind, action);
  const step = { context, before, input };
  const ready = await effect?.prepare?.(step);
  const applied = (await effect?.apply?.(step, ready)) ?? {};
  const changes = { status: transition.to === 'same' ? before.status : transition.to, ...applied };
  claim.header = await update(context, before, changes);
  const at = services.now();
  claim.log.push(logRow(claim, before, { context, action, input }));
  claim.histories.push({ docType: claimKind.docType, id: before.id, no: before.claimNo, user, at, changes: changesBetween(before as never, changes) });
  await effect?.notify?.(step, claim.header);
}

const toColumns = (changes: object): object =>
  Object.fromEntries(Object.entries(changes).map(([column, value]) => [column, typeof value === 'object' && value !== null ? json(value) : value]));

/** Stores a step; what is read back has the forms of the database, which the history shows. */
const update = ({ db, user, services }: TrxContext, { id, version }: ClaimHeader, changes: object): Promise<ClaimHeader> =>
  db
    .updateTable('warrantyClaim')
    .set({ ...toColumns(changes), version: version + 1, updateBy: user.username, updateTime: services.now().toISOString() })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();

function logRow({ header, log }: LoadedClaim, before: ClaimHeader, { context: { user, services }, action, input }: Step): LogRow {
  const last = log.at(-1);
  const createTime = services.now().toISOString();
  const hours = last === undefined ? null : (Date.parse(createTime) - Date.parse(last.createTime as string)) / 3_600_000;
  return {
    id: newId(),
    docType: claimKind.docType,
    docId: header.id,
    docNo: header.claimNo,
    stepNo: log.length + 1,
    action: transitionOf(claimKind, action).logAs ?? action,
    fromStatus: before.status,
    toStatus: header.status,
    ...operatorOf(user),
    opinion: input.opinion ?? null,
    rejectType: input.rejectType ?? null,
    rejectReason: input.rejectReason ?? null,
    durationHours: hours === null ? null : Math.round(hours * 100) / 100,
    createTime,
  };
}

const operatorOf = ({ username, realname, orgName, ip }: CurrentUser) => ({ operator: username, operatorName: realname, orgName: orgName ?? '', ip });

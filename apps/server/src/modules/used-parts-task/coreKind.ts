/** The core as a kind of document: it has a status, a history, a scope and tasks like one. */
import { type ActionInput, type DocumentKind, effect } from '../../documents/kind.ts';
import { subjectOf, type TaskRule, until } from '../../documents/todo/task.ts';
import { addDays } from '../../shared/calendarDate.ts';
import type { Context, TrxContext } from '../../shared/context.ts';
import { dealerUsers, notify } from '../../shared/notify/notify.ts';
import { today } from '../../shared/session/currentUser.ts';
import { about, showOnClaim } from './coreStep.ts';
import { coreStatusOf, openQtyOf } from './coreStatus.ts';
import './parameters.ts';
import type { Core } from './tables.ts';
import { whereaboutsOf } from './whereabouts.ts';
import { type CoreAction, type CoreState, coreWorkflow } from './workflow.ts';

export interface CoreActionInput extends ActionInput {
  /** Of `request`: days until it has to be sent. */
  returnDays?: number | undefined;
}

const coreEffect = effect<Core, CoreActionInput>();

/** A core is nearly late so many days before it is due. */
const amberDays = 7;

const tasks: readonly TaskRule<Core>[] = [
  {
    task: 'returnCore',
    status: 'to_return',
    side: 'dealer',
    permission: 'usedPartsHandle:add',
    dueDays: ({ returnDue }) => until(returnDue, amberDays),
    subject: (core) => ({ ...subjectOf({ ...core, submitBy: null }), vin: core.vin }),
  },
];

/** The maker wants it back. */
const request = coreEffect({
  async apply({ context: { services, user }, before, input }) {
    const day = today(user, services.now());
    const returnDue = addDays(day, input.returnDays ?? services.parameters.number('usedParts.returnDays'));
    return {
      coreDisposition: 'return',
      requestedDate: day,
      requestedBy: user.username,
      returnDue,
      retainUntil: before.retainUntil > returnDue ? before.retainUntil : returnDue,
    };
  },
  async notify({ context }, after) {
    await showOnClaim(context, after.claimId);
    await tellRequested(context, after);
  },
});

/** Tells the dealer's service and parts people until when the maker wants a core back. */
export async function tellRequested({ db, services }: TrxContext, core: Core): Promise<void> {
  const receivers = await dealerUsers(db, core.dealerCode, ['DLR_SERVICE', 'DLR_PARTS']);
  await notify(db, receivers, { event: 'usedParts.requested', ...about(core), at: services.now() });
}

/** The maker does without it: what of it is under way may still come. */
const waive = coreEffect({
  apply: async ({ context: { db, user }, before, input: { opinion } }) => {
    const waived = { waivedBy: user.username, waiveReason: opinion?.trim() || null };
    return { ...waived, coreStatus: coreStatusOf({ ...before, ...waived }, await whereaboutsOf(db, before.id)) };
  },
  async notify({ context }, after) {
    const { db, services } = context;
    await showOnClaim(context, after.claimId);
    const { params, ...document } = about(after);
    const reason = { opinion: after.waiveReason ?? '' };
    await notify(db, await dealerUsers(db, after.dealerCode, ['DLR_ADMIN', 'DLR_SERVICE']), {
      event: 'usedParts.waived',
      ...document,
      params: { ...params, ...reason },
      at: services.now(),
    });
  },
});

/** One of its documents has moved on: what it says of itself is worked out anew. */
const follow = coreEffect({
  async apply({ context: { db }, before }) {
    const at = await whereaboutsOf(db, before.id);
    const now = { handledQty: at.handled, receivedQty: at.received, chargedAmount: at.chargedAmount, heldBy: at.heldBy };
    const isSame = (Object.keys(now) as (keyof typeof now)[]).every((field) => before[field] === now[field]);
    const coreStatus = coreStatusOf(before, at);
    return isSame && coreStatus === before.coreStatus ? null : { ...now, coreStatus };
  },
  notify: ({ context }, after) => showOnClaim(context, after.claimId),
});

const allowScrap = coreEffect({ apply: async () => ({ coreDisposition: 'scrap_allowed' }) });

export const stateOf =
  ({ services, user }: Pick<Context, 'services' | 'user'>) =>
  (core: Pick<Core, 'coreStatus' | 'tagNo' | 'heldBy' | 'claimQty' | 'handledQty' | 'waivedBy'>): CoreState => ({
    status: core.coreStatus,
    submitBy: null,
    tagNo: core.tagNo,
    heldBy: core.heldBy,
    openQty: openQtyOf(core),
    statusText: services.dictionaries.text('core_status', core.coreStatus, user.language),
  });

export const coreKind: DocumentKind<Core, CoreAction, CoreState, CoreActionInput> = {
  docType: 'usedPartsTask',
  table: 'usedPartsTask',
  noColumn: 'tagNo',
  status: { column: 'coreStatus', dictionary: 'core_status' },
  workflow: coreWorkflow,
  effects: { request, waive, follow, allowScrap },
  states: async (context) => stateOf(context),
  tasks,
  machine: { vinColumn: 'vin', open: ['shipped'] },
  dealerEnd: { blocks: ['to_return', 'shipped', 'missing'] },
};

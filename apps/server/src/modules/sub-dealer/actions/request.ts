/** Requests of a dealer about an admitted sub-dealer, and the maker's decisions. */
import { sql } from 'kysely';
import type { SubDealerChange } from '../../../generated/types.gen.ts';
import type { TrxContext } from '../../../shared/context.ts';
import { invalid, refuse } from '../../../shared/refusal/refusal.ts';
import { standstillCode } from '../../../shared/workflow/dealerGate.ts';
import { differences } from '../../../documents/saving/saveDocument.ts';
import { checkSubDealer, checkWorkshop, type SubDealerFields, typedOver } from '../rules/checkSubDealer.ts';
import { nameTaken } from '../rules/nameTaken.ts';
import type { SubDealerActionInput } from '../subDealerKind.ts';
import type { SubDealerRow } from '../tables.ts';
import { everywhere } from './admit.ts';
import { tellStatus } from './changeStatus.ts';
import { mustBeEmpty } from './endOf.ts';
import { mustHaveReason, noRequest, statusFrom, subDealerEffect, tellDealer, tellMaker } from './subDealerEffect.ts';

/** These change without a decision: they say how to reach it and how many work there. */
const atOnce: ReadonlySet<string> = new Set<keyof SubDealerFields>(['phone', 'email', 'manager', 'mechanicsCount', 'lat', 'lng']);

type Asked = { now: Partial<SubDealerFields>; later: Partial<SubDealerFields> };

/** Splits a change into fields stored at once and fields that are decided on; an empty change is refused. */
async function askedChange(context: TrxContext, before: SubDealerRow, change: SubDealerChange | undefined): Promise<Asked> {
  const fields = typedOver(before, change ?? {});
  const changed = Object.entries(differences(typedOver(before, {}), fields));
  if (changed.length === 0) throw invalid([{ field: 'change', code: 'E-013' }]);
  const errors = [...checkSubDealer(context, fields, before), ...checkWorkshop(fields), ...(await nameTaken(context, { ...before, name: fields.name }))];
  if (errors.length > 0) throw invalid(errors.map((error) => ({ ...error, field: `change.${error.field}` })));
  const part = (isNow: boolean) => Object.fromEntries(changed.filter(([field]) => atOnce.has(field) === isNow)) as Partial<SubDealerFields>;
  return { now: part(true), later: part(false) };
}

/** A suspended dealer may still ask to suspend or to terminate; what is asked for is not so already. */
function mustMakeSense({ user }: TrxContext, { dealerStatus, name }: SubDealerRow, { requestType }: SubDealerActionInput): void {
  if (!requestType) throw invalid([{ field: 'requestType', code: 'E-013' }]);
  const isEnding = requestType === 'suspend' || requestType === 'terminate';
  if (user.standstill && !isEnding) {
    const { code, params } = standstillCode(user.standstill);
    throw refuse(code, params);
  }
  const needed = { suspend: 'active', reactivate: 'suspended', terminate: dealerStatus, change: dealerStatus }[requestType];
  if (dealerStatus !== needed) throw refuse('subDealer.status', { name });
}

export const request = subDealerEffect({
  async prepare({ context, before, input }): Promise<Asked> {
    mustMakeSense(context, before, input);
    if (input.requestType === 'suspend' || input.requestType === 'terminate') mustHaveReason(context, input.reason);
    if (before.requestType !== null) throw refuse('E-564');
    return input.requestType === 'change' ? askedChange(context, before, input.change) : { now: {}, later: {} };
  },
  async apply({ context: { services, user }, input: { requestType, reason, opinion } }, { now, later }) {
    const isChange = requestType === 'change';
    return {
      ...now,
      requestType,
      requestReason: reason ?? null,
      requestOpinion: opinion?.trim() || null,
      requestTime: services.now().toISOString(),
      requestBy: user.username,
      pendingChange: isChange ? later : null,
    };
  },
  notify: ({ context }, after) => tellMaker(context, after, { event: 'requested' }),
});

/** Whether a change needs no decision. */
export const isAtOnce = (change: SubDealerChange | undefined): boolean => {
  const fields = Object.keys(change ?? {});
  return fields.length > 0 && fields.every((field) => atOnce.has(field));
};

/** Stores a change that needs no decision, whatever else is requested. */
export const amend = subDealerEffect({
  prepare: ({ context, before, input: { change } }) => askedChange(context, before, change),
  apply: async (_step, { now }) => now,
});

export const cancelRequest = subDealerEffect({ apply: async () => noRequest });

/** Does what was asked for. */
export const decide = subDealerEffect({
  async prepare({ context, before }) {
    const { requestType, dealerStatus, name, dealerCode, pendingChange } = before;
    if (requestType === 'terminate') await mustBeEmpty(context, before);
    if (requestType === 'reactivate') await mustHaveParent(context, dealerCode);
    if ((requestType === 'suspend' && dealerStatus !== 'active') || (requestType === 'reactivate' && dealerStatus !== 'suspended'))
      throw refuse('subDealer.status', { name });
    if (pendingChange?.name) {
      const taken = await nameTaken(context, { ...before, name: pendingChange.name });
      if (taken.length > 0) throw invalid(taken);
    }
  },
  async apply({ context, before, input: { opinion } }) {
    const { requestType, requestReason: reason, requestOpinion, pendingChange } = before;
    if (requestType === 'change') {
      const name = pendingChange?.name;
      if (name)
        await context.db
          .updateTable('sysDepart')
          .set({ departName: everywhere(name), version: sql<number>`version + 1` })
          .where('orgCode', '=', before.unitOrgCode)
          .execute();
      return { ...pendingChange, ...(name && { subDealerName: name }), ...noRequest };
    }
    const becomes = ({ suspend: 'suspended', reactivate: 'active', terminate: 'terminated' } as const)[requestType!];
    const status = await statusFrom(context, before, becomes, { reason, opinion: opinion?.trim() || requestOpinion });
    return { ...status, ...noRequest, ...(becomes === 'terminated' && { status: 'closed' }) };
  },
  async notify({ context, before }, after) {
    await tellDealer(context, after, { event: 'decided' });
    if (before.requestType !== 'change') await tellStatus(context, after);
  },
});

export const decline = subDealerEffect({
  apply: async () => noRequest,
  notify: ({ context, input: { opinion } }, after) => tellDealer(context, after, { event: 'declined', params: { opinion: opinion!.trim() } }),
});

/** @throws E-551, E-552 while its dealer is not at work */
async function mustHaveParent({ db }: TrxContext, dealerCode: string): Promise<void> {
  const { dealerName: name, dealerStatus } = await db
    .selectFrom('dealer')
    .select(['dealerName', 'dealerStatus'])
    .where('dealerCode', '=', dealerCode)
    .executeTakeFirstOrThrow();
  if (dealerStatus === 'active') return;
  const { code, params } = standstillCode({ unit: 'dealer', name, status: dealerStatus, since: '', at: '' });
  throw refuse(code, params);
}

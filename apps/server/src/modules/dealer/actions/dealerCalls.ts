/** The calls that change dealers. */
import { act } from '../../../documents/act.ts';
import { actOnAll } from '../../../documents/actOnAll.ts';
import type { Operations } from '../../../generated/operations.gen.ts';
import type { BatchResult, DealerSaved, TerminationResult } from '../../../generated/types.gen.ts';
import { isInScope } from '../../../shared/scope/scope.ts';
import type { TrxContext } from '../../../shared/context.ts';
import { forbidden } from '../../../shared/refusal/refusal.ts';
import { isMaker } from '../../../shared/session/currentUser.ts';
import { dealerKind } from '../dealerKind.ts';
import { terminationOf } from './terminationOf.ts';

type Body<Call extends keyof Operations> = Operations[Call]['data'] extends { body: infer Given } ? Given & object : never;
interface Confirmed {
  confirm: boolean;
}

const saved = ({ id, version }: { id: string; version: number }): DealerSaved => ({ id, version, warnings: [] });

/** Dealers are kept by the maker's people, whatever permission others hold. */
export function mustBeStaff({ user }: Pick<TrxContext, 'user'>): void {
  if (!isMaker(user)) throw forbidden('forbidden');
}

export const editDealer = async (context: TrxContext, { id, version, confirm, ...changes }: Body<'dealerMastersEdit'> & Confirmed): Promise<DealerSaved> =>
  saved(await act(context, dealerKind, 'edit', { id, version, confirm, changes }));

export const changeBank = async (context: TrxContext, { id, version, confirm, ...account }: Body<'dealerMastersBank'> & Confirmed): Promise<DealerSaved> =>
  saved(await act(context, dealerKind, 'bank', { id, version, confirm, account }));

export const planCurrency = async (
  context: TrxContext,
  { id, version, confirm, currency, validFrom = null, creditLimit = null, reason }: Body<'dealerMastersChangeCurrency'> & Confirmed,
): Promise<DealerSaved> =>
  saved(await act(context, dealerKind, 'changeCurrency', { id, version, confirm, opinion: reason, plan: { currency, validFrom, creditLimit } }));

type Verb = 'suspend' | 'reactivate' | 'reinstate';

export const changeStatus = (
  context: TrxContext,
  verb: Verb,
  input: { ids: string[]; reason?: string | null; opinion?: string | null; version?: number; dryRun: boolean },
): Promise<BatchResult> => actOnAll(context, dealerKind, verb, input);

/** Terminates dealers. Obstacles and ending documents are listed for each in scope; a dry run changes nothing. */
export async function terminateDealers(context: TrxContext, input: Body<'dealerMastersTerminate'> & { dryRun: boolean }): Promise<TerminationResult> {
  const { db, user } = context;
  const dealers = await db
    .selectFrom('dealer')
    .select(['id', 'dealerCode'])
    .where('id', 'in', input.ids)
    .where(isInScope(dealerKind, user))
    .orderBy('dealerCode')
    .execute();
  const plans = [];
  for (const dealer of dealers) plans.push(await terminationOf(context, dealer));
  const result = await actOnAll(context, dealerKind, 'terminate', input);
  return { ...result, plans };
}

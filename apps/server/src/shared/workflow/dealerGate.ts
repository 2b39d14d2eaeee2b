/**
 * What still goes on while a dealer, or one of its sub-dealers, is suspended. Each action of a kind says it once, in its row of the
 * workflow (`whenSuspended`); saves, actions and `allowedActions` read it there. A terminated dealer may do nothing.
 */
import { sql } from 'kysely';
import type { Context, TrxContext } from '../context.ts';
import { askFirst, type Coded, refuse } from '../refusal/refusal.ts';
import type { CurrentUser, Standstill } from '../session/currentUser.ts';

/**
 * Of an action of the dealer's people: `goesOn`, or only where the document meets a condition; by default it is refused (E-551, E-553).
 * Of one of the staff, for this dealer: it `asks` first (W-554) or is `refused`; by default it goes on.
 */
export type WhenSuspended<State> = 'goesOn' | 'asks' | 'refused' | ((document: State, standstill: Standstill) => boolean);

export const standstillCode = ({ unit, status, name }: Standstill): Coded => {
  if (unit === 'subDealer') return { code: 'E-553', params: { name } };
  return { code: status === 'terminated' ? 'E-552' : 'E-551', params: { dealer: name } };
};

/** Why the people of a dealer may not do something with a document now; null when they may. */
export function gateRefusal<State>(rule: WhenSuspended<State> | undefined, standstill: Standstill | null, document: State): Coded | null {
  if (standstill === null) return null;
  const goesOn = standstill.status === 'suspended' && (rule === 'goesOn' || (typeof rule === 'function' && rule(document, standstill)));
  return goesOn ? null : standstillCode(standstill);
}

interface Unit {
  dealerCode: string;
  subDealerCode: string | null;
}

/** Whether a dealer and its sub-dealer are at work, with the dealer's row locked against a change until the transaction ends. */
export async function lockStandstill({ db }: Pick<TrxContext, 'db'>, { dealerCode }: Unit): Promise<Standstill | null> {
  const { rows } = await sql<{
    name: string;
    status: 'active' | Standstill['status'];
    since: string;
    at: string;
  }>`select dealer_name as name, dealer_status as status, status_date as since, status_time as at from dealer
    where dealer_code = ${dealerCode} for share`.execute(db);
  const [dealer] = rows;
  if (!dealer || dealer.status === 'active') return null;
  const { status, ...more } = dealer;
  return { unit: 'dealer', status, ...more };
}

/** The user as they may act now, whatever their session has read before. */
export async function asOfNow(context: TrxContext): Promise<CurrentUser> {
  const { user } = context;
  if (user.userType !== 'dealer' || user.dealerCode === null) return user;
  return { ...user, standstill: await lockStandstill(context, { dealerCode: user.dealerCode, subDealerCode: user.subDealerCode }) };
}

/** The dealer's people begin something new that is no document, such as a user. @throws E-551, E-552, E-553 */
export function mustBeAtWork({ user }: Pick<Context, 'user'>): void {
  if (user.standstill === null) return;
  const { code, params } = standstillCode(user.standstill);
  throw refuse(code, params);
}

/** Staff act for a dealer. @throws W-554 unless it is confirmed, E-551 for what is refused, E-552 for a terminated one */
export async function mustServe(
  context: TrxContext,
  rule: WhenSuspended<never> | undefined,
  { confirm, ...unit }: Unit & { confirm?: boolean | undefined },
): Promise<void> {
  if (rule !== 'asks' && rule !== 'refused') return;
  const standstill = await lockStandstill(context, unit);
  if (standstill === null) return;
  if (rule === 'asks' && standstill.status === 'suspended') {
    if (!confirm) throw askFirst([{ code: 'W-554', params: { dealer: standstill.name } }]);
    return;
  }
  const { code, params } = standstillCode(standstill);
  throw refuse(code, params);
}

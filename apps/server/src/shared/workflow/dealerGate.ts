/**
 * Actions that remain possible while a dealer, or one of its sub-dealers, is suspended. Each action of a kind says so once, in its row of the
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

interface Standing {
  name: string;
  /** Null while a sub-dealer is not admitted. */
  status: 'active' | Standstill['status'] | null;
  since: string;
  at: string;
}

const standstillOf = (unit: Standstill['unit'], standing: Standing | undefined): Standstill | null => {
  if (!standing || standing.status === null || standing.status === 'active') return null;
  const { status, ...more } = standing;
  return { unit, status, ...more };
};

/**
 * Whether a dealer and its sub-dealer are at work, with their rows locked against a change until the transaction ends. A dealer that
 * rests lets its sub-dealers rest, too.
 */
async function lockStandstill({ db }: Pick<TrxContext, 'db'>, { dealerCode, subDealerCode }: Unit): Promise<Standstill | null> {
  const dealers = await sql<Standing>`select dealer_name as name, dealer_status as status, status_date as since, status_time as at from dealer
    where dealer_code = ${dealerCode} for share`.execute(db);
  const dealer = standstillOf('dealer', dealers.rows[0]);
  if (dealer !== null || subDealerCode === null) return dealer;
  const units = await sql<Standing>`select name, dealer_status as status, status_date as since, status_time as at from sub_dealer
    where sub_dealer_code = ${subDealerCode} for share`.execute(db);
  return standstillOf('subDealer', units.rows[0]);
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
  throw refusalOf(user.standstill);
}

/**
 * A dealer's user adds a user or a contact: refused for a suspended dealer or sub-dealer.
 * @param orgCodes of the places that they belong to
 * @throws E-551, E-552, E-553
 */
export async function mustTakePeople(context: TrxContext, orgCodes: readonly string[]): Promise<void> {
  const { db, user } = context;
  if (user.userType !== 'dealer') return;
  const units = await sql<Unit>`select distinct dealer_code, sub_dealer_code from sys_depart
    where org_code = any(${[...orgCodes]}) and dealer_code is not null order by 1, 2`.execute(db);
  for (const unit of units.rows) {
    const standstill = await lockStandstill(context, unit);
    if (standstill !== null) throw refusalOf(standstill);
  }
}

const refusalOf = (standstill: Standstill) => {
  const { code, params } = standstillCode(standstill);
  return refuse(code, params);
};

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

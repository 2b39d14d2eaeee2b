import { sql } from 'kysely';
import type { Operations } from '../../generated/operations.gen.ts';
import type { CountingCoefficient } from '../../generated/types.gen.ts';
import type { Context } from '../../shared/context.ts';
import { refuse } from '../../shared/refusal/refusal.ts';
import { scopeCondition } from '../../shared/scope/scope.ts';
import { isMaker, today } from '../../shared/session/currentUser.ts';
import { inOrder } from './coefficientOf.ts';
import './tables.ts';

type Query = NonNullable<Operations['generalCoefficient']['data']['query']>;

/** Coefficients of a dealer on a day, a row for each kind; without a dealer those for all, a row for each kind and currency. */
export async function countingCoefficients(context: Context, { type, dealerCode, date }: Query): Promise<CountingCoefficient[]> {
  const { db, services, user } = context;
  // Whatever dealers ask about, it is themselves.
  const wanted = isMaker(user) ? dealerCode || null : (user.dealerCode ?? '');
  const currency = wanted === null ? null : await currencyOf(context, wanted);
  const day = date ?? today(user, services.now());
  const { rows } = await sql<Omit<CountingCoefficient, 'type_dictText'>>`select distinct on (c.type, ${wanted === null ? sql`c.currency` : sql`c.type`})
      c.type, c.value, c.currency, c.valid_from, c.valid_to, case when c.dealer_code is null then 'general' else 'own' end as source
    from coefficient c
    where ${day}::date between c.valid_from and coalesce(c.valid_to, 'infinity') and (${type ?? null}::text is null or c.type = ${type ?? null})
      and (c.dealer_code is null or c.dealer_code = ${wanted}) and (${currency}::text is null or c.currency is null or c.currency = ${currency})
    order by c.type, ${wanted === null ? sql`c.currency` : sql`c.type`}, ${inOrder('c')}`.execute(db);
  return rows.map((row) => ({ ...row, type_dictText: services.dictionaries.text('coefficient_type', row.type, user.language) }));
}

/** @throws E-012 for a dealer that the user does not see */
async function currencyOf({ db, user }: Context, dealerCode: string): Promise<string> {
  const { rows } = await sql<{ currency: string }>`select currency from dealer where dealer_code = ${dealerCode} and ${scopeOf({ user })}`.execute(db);
  if (!rows[0]) throw refuse('E-012');
  return rows[0].currency;
}

// The factors of a dealer count for its sub-dealers, too.
const scopeOf = ({ user }: Pick<Context, 'user'>) => (isMaker(user) ? (scopeCondition(user, 'dealer') ?? sql`true`) : sql`true`);

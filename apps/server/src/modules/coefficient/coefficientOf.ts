import { type RawBuilder, type SqlBool, sql } from 'kysely';
import './tables.ts';

/** Coefficients for whose absence the caller has a default of its own. */
type Optional = 'parts_handling_factor' | 'travel_rate';
/** Multipliers; `travel_rate` alone is money, per kilometre. */
export type CoefficientType = 'price_factor' | 'labour_rate_factor' | 'extension_factor' | Optional;

interface Asked {
  /** Alias of the dealer's row in the statement that asks; the currency is the dealer's unless another one is given. */
  readonly dealer: string;
  readonly day: RawBuilder<unknown>;
  readonly currency?: RawBuilder<unknown>;
}

/** Which of several rows counts: the dealer's own before the one for all, then one of the currency before one of all, then the latest. */
export const inOrder = (row: string): RawBuilder<unknown> => {
  const of = (column: string) => sql.ref(`${row}.${column}`);
  return sql`${of('dealerCode')} nulls last, ${of('currency')} nulls last, ${of('validFrom')} desc`;
};

/** Rows of a kind that count for a dealer on a day. */
const counting = (type: CoefficientType, { dealer, day, currency = sql.ref(`${dealer}.currency`) }: Asked): RawBuilder<unknown> => sql`from coefficient c
    where c.type = ${sql.lit(type)} and (c.dealer_code = ${sql.ref(`${dealer}.dealerCode`)} or c.dealer_code is null)
      and (c.currency = ${currency} or c.currency is null) and ${day} >= c.valid_from and ${day} <= coalesce(c.valid_to, 'infinity')`;

/** A coefficient of a dealer on a day. Without any a factor is 1; a travel rate and a handling factor are null. */
export const coefficientOf = <Type extends CoefficientType>(type: Type, asked: Asked): RawBuilder<Type extends Optional ? number | null : number> => {
  const found = sql`(select c.value ${counting(type, asked)} order by ${inOrder('c')} limit 1)`;
  return (type === 'travel_rate' || type === 'parts_handling_factor' ? found : sql`coalesce(${found}, 1)`) as never;
};

/** Whether no coefficient is set for a dealer on a day. */
export const coefficientGap = (type: CoefficientType, asked: Asked): RawBuilder<SqlBool> => sql<SqlBool>`not exists (select ${counting(type, asked)})`;

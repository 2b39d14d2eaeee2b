/** Lists of the portal that figures count. */
import { encodeQuery, type QueryGroup, type QueryLine } from '@harrow/validation/query';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { LinkedAmount } from '../../generated/types.gen.ts';
import type { Context } from '../context.ts';
import { conditionOf, type Filter } from './filters.ts';
import { countLimit } from './findPage.ts';
import { conditionsOf, type ListDefinition } from './list.ts';
import { listLink } from './listLink.ts';

interface Asked {
  /** Path of its page. */
  page: string;
  /** Filters as the address has them, and as conditions. */
  asked: Readonly<Record<string, string>>;
  filters: readonly Filter[];
  /** Conditions of the advanced query, of which all must hold. */
  query?: QueryGroup['items'];
}

/** Code of no dealer, for a call whose dealers are none that the user sees. */
const nobody = '-';

/** The dealers to which a call limits itself, as a condition of the advanced query. */
export const onlyDealers = ({ onlyDealers: dealers }: Context['user']): QueryLine[] =>
  dealers ? [{ field: 'dealerCode', rule: 'in', val: dealers.join(',') || nobody, type: 'text' }] : [];

const allOf = (items: QueryGroup['items']): QueryGroup | undefined => (items.length > 0 ? { match: 'and', items } : undefined);

/** Address of a list, limited to the dealers to which the call limits itself. */
export const limitedLink = ({ user }: Pick<Context, 'user'>, page: string, asked: Readonly<Record<string, string>>): string =>
  listLink(page, asked, allOf(onlyDealers(user)));

/** A list with what is asked of it: its address, and the condition on its rows for a statement of its table, so that both count the same. */
export interface CountedList {
  table: string;
  link: string;
  where: RawBuilder<SqlBool>;
}

export function countedList<Row>({ user }: Pick<Context, 'user'>, list: ListDefinition<Row>, { page, asked, filters, query = [] }: Asked): CountedList {
  const items = Object.hasOwn(list.columns, 'dealerCode') ? [...onlyDealers(user), ...query] : query;
  const group = allOf(items);
  const encoded = group && encodeQuery(group, { groups: true, emptiness: true });
  const conditions = conditionsOf(user, list, encoded?.ok ? encoded.params : {}, filters);
  return { table: list.table, link: listLink(page, asked, group), where: sql<SqlBool>`(${sql.join([sql`true`, ...conditions.map(conditionOf)], sql` and `)})` };
}

/** Number of its rows, as a part of a statement; exact up to `totalCap` as that of the list itself, above that one more. */
export const countOf = ({ table, where }: CountedList): RawBuilder<number> =>
  sql`(select count(*)::int from (select 1 from ${sql.table(table)} where ${where} limit ${countLimit}) as found)`;

/** Sums of one of its columns by currency, as JSON. @param column in code */
export const amountsOf = ({ table, where }: CountedList, column: string): RawBuilder<Omit<LinkedAmount, 'link'>[]> =>
  sql`(select coalesce(json_agg(json_build_object('currency', currency, 'amount', amount, 'count', n) order by currency), '[]')
    from (select currency, sum(${sql.ref(column)}) as amount, count(*)::int as n from ${sql.table(table)} where ${where} group by currency) as sums)`;

import { sql } from 'kysely';
import type { OrderTypeChange } from '../../generated/types.gen.ts';
import type { TrxContext } from '../../shared/context.ts';
import { hasDecimals } from '../../shared/decimals.ts';
import { namesOf } from '../../shared/master/master.ts';
import { type KeyedTable, type MasterRow, recordset, withHistory } from '../../shared/master/masterHistory.ts';
import { type InvalidField, invalid, refuse } from '../../shared/refusal/refusal.ts';
import './tables.ts';

const keyed: KeyedTable = { table: 'orderTypeRule', key: ['bizType', 'orderType'] };

/** Written by the system alone, when a parts claim is answered with the parts. */
const systemType = 'resend';

/** Changes order types, all of them or none. @throws E-012, E-001, 422 with the row of each wrong field */
export async function editOrderTypes({ db, ...context }: TrxContext, rows: readonly OrderTypeChange[]): Promise<{ id: string; version: number }[]> {
  const ids = rows.map(({ id }) => id);
  const stored = await db.selectFrom('orderTypeRule').selectAll().where('id', 'in', ids).orderBy('id').forUpdate().execute();
  const found = new Map(stored.map((row) => [row.id, row]));
  if (rows.some(({ id }) => !found.has(id)) || found.size < rows.length) throw refuse('E-012');
  if (rows.some(({ id, version }) => found.get(id)!.version !== version)) throw refuse('E-001');
  const errors = rows.flatMap((row, at) => findings(row, found.get(row.id)!.orderType).map((error) => ({ ...error, line: `rows[${at}]` })));
  if (errors.length > 0) throw invalid(errors);
  const changed = rows.map((row): MasterRow => {
    const { bizType, orderType } = found.get(row.id)!;
    return { ...termsOf(row), bizType, orderType };
  });
  const columns = sql.join(Object.keys(changed[0]!).map((name) => sql`${sql.ref(name)} = ${sql.ref(`fresh.${name}`)}`));
  return withHistory({ db, ...context }, keyed, changed, async () => {
    const { rows: saved } = await sql<{ id: string; version: number }>`update order_type_rule set ${columns}, version = order_type_rule.version + 1
      from ${recordset('orderTypeRule', changed)} fresh
      where order_type_rule.biz_type = fresh.biz_type and order_type_rule.order_type = fresh.order_type
      returning order_type_rule.id, order_type_rule.version`.execute(db);
    return saved;
  });
}

function termsOf({ id: _, version: __, nameZh, nameEn, nameEs, nameRu, nameFr, namePt, ...terms }: OrderTypeChange): MasterRow {
  return { ...terms, name: namesOf({ nameZh, nameEn, nameEs, nameRu, nameFr, namePt } as Parameters<typeof namesOf>[0]) };
}

function findings({ nameZh, nameEn, surchargePct, discountPct, selectable }: OrderTypeChange, orderType: string): InvalidField[] {
  const empty = Object.entries({ nameZh, nameEn }).filter(([, name]) => name.trim() === '');
  const fine = Object.entries({ surchargePct, discountPct }).filter(([, percent]) => !hasDecimals(percent, 2));
  return [
    ...empty.map(([field]) => ({ field, code: 'E-013' })),
    ...fine.map(([field]) => ({ field, code: 'E-016', params: { n: 2 } })),
    ...(orderType === systemType && selectable === 'Y' ? [{ field: 'selectable', code: 'E-330', params: { type: orderType } }] : []),
  ];
}

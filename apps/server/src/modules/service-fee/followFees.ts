import { sql } from 'kysely';
import { actOnEach } from '../../documents/actOnEach.ts';
import { type AnyKind, isOfKind } from '../../documents/kind.ts';
import { systemContext } from '../../documents/systemContext.ts';
import { json } from '../../shared/database/database.ts';
import type { FeeHooks } from './hooks.ts';

/**
 * The usual hook: a document shows the settlement of its fees, and an approved one is settled (`settle` of its workflow, where it has one)
 * once all are paid. One whose approval was taken back shows none.
 */
export const followFees = (kind: AnyKind): Required<Pick<FeeHooks, 'follow'>> => ({
  async follow({ services, db }, { sources, day }) {
    const { rows } = await sql<{ id: string; statementNo: string | null }>`with followed as (select * from jsonb_to_recordset(${json(
      sources.map(({ sourceId, settlementStatus, statementNo }) => ({ source_id: sourceId, settlement_status: settlementStatus, no: statementNo })),
    )}::jsonb) as source (source_id char(32), settlement_status text, no text)),
      paid as (select id, followed.no from ${sql.table(kind.table)} join followed on id = source_id
        where ${sql.lit('settle' in kind.workflow)} and followed.settlement_status = 'settled' and status = 'audit_succeeded' and ${isOfKind(kind)}),
      shown as (update ${sql.table(kind.table)} set settlement_status = followed.settlement_status,
          statement_no = case followed.settlement_status when 'unsettled' then null else coalesce(followed.no, statement_no) end
        from followed where id = source_id and ${sql.table(kind.table)}.settlement_status is not null and ${isOfKind(kind)} and id not in (select id from paid))
      select id, no as statement_no from paid`.execute(db);
    const inputs = rows.map(({ id, statementNo }) => [id, { opinion: `by ${statementNo}`, paid: { statementNo, day } }] as const);
    await actOnEach({ ...systemContext(services, db), db }, kind, 'settle', new Map(inputs));
  },
});

import { sql } from 'kysely';
import { actOnAll } from '../../documents/actOnAll.ts';
import { type AnyKind, isOfKind } from '../../documents/kind.ts';
import { systemContext } from '../../documents/systemContext.ts';
import { json } from '../../shared/database/database.ts';
import type { FeeHooks } from './hooks.ts';

/**
 * The usual hook: a document shows the settlement of its fees, and an approved one is settled (`settle` of its workflow, where it has one)
 * once all are paid. One whose approval was taken back shows none.
 */
export const followFees = (kind: AnyKind): Required<Pick<FeeHooks, 'follow'>> => ({
  async follow({ services, db }, { sources, statementNo, day }) {
    const { rows } = await sql<{ id: string }>`with followed as (select source_id, settlement_status from jsonb_to_recordset(${json(
      sources.map(({ sourceId, settlementStatus }) => ({ source_id: sourceId, settlement_status: settlementStatus })),
    )}::jsonb) as source (source_id char(32), settlement_status text)),
      paid as (select id from ${sql.table(kind.table)} join followed on id = source_id
        where ${sql.lit('settle' in kind.workflow)} and followed.settlement_status = 'settled' and status = 'audit_succeeded' and ${isOfKind(kind)}),
      shown as (update ${sql.table(kind.table)} set settlement_status = followed.settlement_status,
          statement_no = case followed.settlement_status when 'unsettled' then null else coalesce(${statementNo}, statement_no) end
        from followed where id = source_id and ${sql.table(kind.table)}.settlement_status is not null and ${isOfKind(kind)} and id not in (select id from paid))
      select id from paid`.execute(db);
    if (rows.length === 0) return;
    const ids = rows.map(({ id }) => id);
    const { failed } = await actOnAll(systemContext(services, db), kind, 'settle', { ids, opinion: `by ${statementNo}`, paid: { statementNo, day } });
    if (failed[0]) throw new Error(`${kind.docType} ${failed[0].no} cannot be settled: ${failed[0].text}`);
  },
});

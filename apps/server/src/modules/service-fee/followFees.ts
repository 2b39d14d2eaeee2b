import { sql } from 'kysely';
import { act } from '../../documents/act.ts';
import { type AnyKind, isOfKind } from '../../documents/kind.ts';
import { systemContext } from '../../documents/systemContext.ts';
import type { TrxContext } from '../../shared/context.ts';
import type { FeeHooks } from './hooks.ts';

interface Settlement {
  settlementStatus: 'settling' | 'unsettled' | 'settled';
  statementNo: string | null;
}

/** Writes the settlement status of a document, and its statement. */
export async function markSettlement({ db }: TrxContext, kind: AnyKind, sourceId: string, { settlementStatus, statementNo }: Settlement): Promise<void> {
  await sql`update ${sql.table(kind.table)} set settlement_status = ${settlementStatus}, statement_no = ${statementNo}
    where id = ${sourceId} and ${isOfKind(kind)}`.execute(db);
}

/** The usual hooks: a document shows the settlement of its fees, and an approved one is settled (`settle` of its workflow) once all are paid. */
export const followFees = (kind: AnyKind): Required<Omit<FeeHooks, 'mayGoOnStatement'>> => ({
  settling: (context, { sourceId, statementNo }) => markSettlement(context, kind, sourceId, { settlementStatus: 'settling', statementNo }),
  released: (context, { sourceId }) => markSettlement(context, kind, sourceId, { settlementStatus: 'unsettled', statementNo: null }),
  async settled({ services, db }, { sourceId, statementNo, day }) {
    const { rows } = await sql`select from ${sql.table(kind.table)} where id = ${sourceId} and status = 'audit_succeeded'`.execute(db);
    if (rows.length === 0) return;
    await act(systemContext(services, db), kind, 'settle', { id: sourceId, opinion: `by ${statementNo}`, paid: { statementNo, day } });
  },
});

/** What becomes of a policy with the maker's contribution. */
import type { TrxContext } from '../../shared/context.ts';
import type { FeeSourceDoors } from '../../shared/module.ts';
import './tables.ts';

type Settlement = { settlementStatus: 'settling' | 'unsettled' | 'settled'; statementNo: string | null };

const mark = async ({ db }: TrxContext, sourceId: string, settlement: Settlement): Promise<void> =>
  void (await db.updateTable('forceInsurance').set(settlement).where('id', '=', sourceId).execute());

/** It stays in force whatever becomes of its fee. */
export const insuranceFeeDoors: FeeSourceDoors = {
  settling: (context, { sourceId, statementNo }) => mark(context, sourceId, { settlementStatus: 'settling', statementNo }),
  released: (context, { sourceId }) => mark(context, sourceId, { settlementStatus: 'unsettled', statementNo: null }),
  settled: (context, { sourceId, statementNo }) => mark(context, sourceId, { settlementStatus: 'settled', statementNo }),
};

/** What the actions of a policy share. */
import { sql } from 'kysely';
import { type ActionInput, effect } from '../../documents/kind.ts';
import type { InsuranceReviewLines, Mark } from '../../generated/types.gen.ts';
import type { Db } from '../../shared/database/database.ts';
import type { InsuranceHeader } from './tables.ts';

export interface InsuranceActionInput extends ActionInput {
  marks?: Mark[] | undefined;
  lines?: InsuranceReviewLines | undefined;
  /** Of `renew`: takes the draft that follows. */
  renewed?: (draft: { previousId: string; id: string; no: string }) => void;
}

export const insuranceEffect = effect<InsuranceHeader, InsuranceActionInput>();

export const about = ({ id, insuranceNo, vin, dealerName, policyNo, policyEnd }: InsuranceHeader) => ({
  docType: 'forceInsurance',
  docId: id,
  docNo: insuranceNo,
  params: { no: insuranceNo, vin, dealer: dealerName, policy: policyNo ?? insuranceNo, date: policyEnd ?? '' },
});

/** Slots of a document that hold files, with how many. */
export async function filesOf(db: Db, id: string): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ slot: string; files: number }>`select column_name as slot, count(*)::int as files from attach
    where table_name = 'force_insurance' and table_id = ${id} group by 1`.execute(db);
  return new Map(rows.map(({ slot, files }) => [slot, files]));
}

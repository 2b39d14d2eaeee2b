/** Common parts of the actions of a policy. */
import { type ActionInput, effect } from '../../../documents/kind.ts';
import type { InsuranceReviewLines, Mark } from '../../../generated/types.gen.ts';
import type { Db } from '../../../shared/database/database.ts';
import { filesInSlots } from '../../../shared/files/filesInSlots.ts';
import type { InsuranceHeader } from '../tables.ts';

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
export const filesOf = (db: Db, id: string): Promise<ReadonlyMap<string, number>> => filesInSlots(db, 'force_insurance', id);

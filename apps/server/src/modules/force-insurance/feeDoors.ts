/** Hooks of a policy for the maker's contribution. */
import type { FeeHooks } from '../service-fee/hooks.ts';
import { followFees, markSettlement } from '../service-fee/service.ts';
import { insuranceKind } from './insuranceKind.ts';

/** A policy stays in force after its contribution is paid. */
export const insuranceFeeDoors: FeeHooks = {
  ...followFees(insuranceKind),
  settled: (context, { sourceId, statementNo }) => markSettlement(context, insuranceKind, sourceId, { settlementStatus: 'settled', statementNo }),
};

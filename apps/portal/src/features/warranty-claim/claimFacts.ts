import { createContext, use } from 'react';
import type { ClaimRates } from './form/claimTotals.ts';

/** Facts that the sections of the claim page share, beside the input. */
export interface ClaimFacts {
  /** The machine has no hour meter. */
  noHours: boolean;
  /** Level-2 and level-3 product of the machine and its model, for the catalogues; undefined until a machine was found. */
  product: { second: string; third: string; model: string } | undefined;
  /** Settlement currency, and the rates of the lines. */
  currency: string;
  rates: ClaimRates;
}

export const ClaimFactsContext = createContext<ClaimFacts | undefined>(undefined);

/** Throws outside the claim page. */
export function useClaimFacts(): ClaimFacts {
  const facts = use(ClaimFactsContext);
  if (!facts) throw new Error('ClaimFactsContext is missing above this component');
  return facts;
}

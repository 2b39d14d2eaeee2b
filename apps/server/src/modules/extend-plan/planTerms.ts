/** When plans exclude each other, and when rows of one plan contradict. Pure. */
import type { InvalidField } from '../../shared/refusal/refusal.ts';

/** Terms of a plan, independent of the currency. */
export interface PlanTerms {
  planCode: string;
  secondProduct: string;
  /** In order. */
  thirdProducts: readonly string[];
  coverageType: string;
  months: number;
  hours: number | null;
  validFrom: string;
  validTo: string | null;
  enabled: 'Y' | 'N';
}

const openEnd = '9999-12-31';

const meet = (one: PlanTerms, other: PlanTerms): boolean => one.validFrom <= (other.validTo ?? openEnd) && other.validFrom <= (one.validTo ?? openEnd);

const isSameOffer = (one: PlanTerms, other: PlanTerms): boolean =>
  one.secondProduct === other.secondProduct &&
  one.coverageType === other.coverageType &&
  one.months === other.months &&
  one.thirdProducts.join() === other.thirdProducts.join();

const isSamePlan = (one: PlanTerms, other: PlanTerms): boolean =>
  isSameOffer(one, other) && one.hours === other.hours && one.validFrom === other.validFrom && one.validTo === other.validTo && one.enabled === other.enabled;

/**
 * Findings for each of the given rows: on no day two plans offer the same (E-531), and rows of one plan say the same.
 * @param stored plans as they are; those that are given anew do not count
 */
export function termFindings(given: readonly PlanTerms[], stored: readonly PlanTerms[]): InvalidField[][] {
  const codes = new Set(given.map(({ planCode }) => planCode));
  const all = [...stored.filter(({ planCode }) => !codes.has(planCode)), ...given].filter(({ enabled }) => enabled === 'Y');
  return given.map((row) => {
    const { planCode, validFrom, validTo, enabled } = row;
    const first = given.find((other) => other.planCode === planCode)!;
    const other = enabled === 'Y' ? all.find((one) => one.planCode !== planCode && isSameOffer(one, row) && meet(one, row)) : undefined;
    const findings: InvalidField[] = [];
    if (validTo !== null && validTo < validFrom) findings.push({ field: 'validTo', code: 'master.periodEnds' });
    if (!isSamePlan(first, row)) findings.push({ field: 'planCode', code: 'extendPlan.differs', params: { plan: planCode } });
    if (other) findings.push({ field: 'validFrom', code: 'E-531', params: { from: other.validFrom, to: other.validTo ?? '…' } });
    return findings;
  });
}

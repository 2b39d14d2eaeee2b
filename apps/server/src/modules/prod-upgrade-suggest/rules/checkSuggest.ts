/** What makes a suggestion impossible to store. Pure. */
import { missingFields } from '../../../documents/saving/missingFields.ts';
import type { YesNo } from '../../../generated/types.gen.ts';
import type { InvalidField } from '../../../shared/refusal/refusal.ts';
import type { SuggestHeader } from '../tables.ts';

export interface SuggestFacts {
  /** The machine of its VIN; null: there is none in the user's scope. */
  machine: Pick<SuggestHeader, 'secondProduct' | 'thirdProduct' | 'fourthProduct'> | null;
  products: readonly { code: string; level: number; parentCode: string | null; enabled: YesNo }[];
  /** The system as the fault catalogue has it; null: it has none. */
  system: { enabled: YesNo; secondProducts: readonly string[] } | null;
}

/** Fields without which not even a draft is stored. */
const needed: readonly string[] = ['title', 'secondProduct', 'system', 'suggestType'];

/** Codes that lie below one another. */
const levels = [
  { field: 'secondProduct', level: 2, above: null },
  { field: 'thirdProduct', level: 3, above: 'secondProduct' },
  { field: 'fourthProduct', level: 4, above: 'thirdProduct' },
] as const;

/** @param stored as it is stored; what it has stays allowed when a master is switched off */
export function checkSuggest(suggest: SuggestHeader, stored: SuggestHeader, facts: SuggestFacts, isTypeGiven: boolean): InvalidField[] {
  const given = { ...suggest, suggestType: isTypeGiven ? suggest.suggestType : null };
  const errors = missingFields('ProdUpgradeSuggestInput', given).filter(({ field }) => needed.includes(field));
  if (suggest.vin !== null && facts.machine === null) errors.push({ field: 'vin', code: 'E-012' });
  if (suggest.vin === null) errors.push(...wrongProducts(suggest, stored, facts));
  if (suggest.system !== '' && !hasSystem(suggest, stored, facts)) errors.push({ field: 'system', code: 'E-014' });
  return errors;
}

function wrongProducts(suggest: SuggestHeader, stored: SuggestHeader, { products }: SuggestFacts): InvalidField[] {
  const wrong = levels.find(({ field, level, above }) => {
    const code = suggest[field];
    if (!code) return false;
    const product = products.find((each) => each.code === code);
    const isBelow = above === null || product?.parentCode === suggest[above];
    return product?.level !== level || !isBelow || (product.enabled === 'N' && stored[field] !== code);
  });
  return wrong ? [{ field: wrong.field, code: 'E-014' }] : [];
}

function hasSystem({ system, secondProduct }: SuggestHeader, stored: SuggestHeader, facts: SuggestFacts): boolean {
  if (facts.system === null || (facts.system.enabled === 'N' && stored.system !== system)) return false;
  const { secondProducts } = facts.system;
  return secondProducts.length === 0 || secondProduct === '' || secondProducts.includes(secondProduct);
}

import type { Filters } from '../../shared/calls/resource.ts';

/** Levels of the product, each within the one before. */
export const productLevels = ['secondProduct', 'thirdProduct', 'fourthProduct'] as const;

/** The filters without one; a level of the product takes those below it along, which mean nothing without it. */
export function withoutFilter(filters: Filters, name: string): Filters {
  const levels: readonly string[] = productLevels;
  const gone = levels.includes(name) ? levels.slice(levels.indexOf(name)) : [name];
  return Object.fromEntries(Object.entries(filters).filter(([key]) => !gone.includes(key)));
}

/** Rights of a sub-dealer's users, as a subset of those of their roles. Pure. */
import type { Parameters } from '../parameters.ts';

/** Documents of a workshop, and the shelves: only for a sub-dealer with that business. */
const businessOf: Readonly<Record<string, string>> = {
  warrantyClaim: 'service',
  maintenance: 'service',
  extendInsurance: 'service',
  usedPartsHandle: 'service',
  partsStock: 'parts',
  packingList: 'parts',
  partsArrival: 'parts',
  partsClaim: 'parts',
  partsOrder: 'parts',
};

/** Documents of the dealer itself, which its sub-dealers have nothing to do with. */
const ofDealerAlone: ReadonlySet<string> = new Set(['vehicleOrder', 'salesGoal', 'orderForecast']);

/** Rights that remain without the business: reading. */
const reading: ReadonlySet<string> = new Set(['query', 'print', 'export']);

/** Questions reach the maker without a detour. */
const alwaysOwn: ReadonlySet<string> = new Set(['feedback']);

/**
 * The rights of a sub-dealer's people: documents of a business that it has, handed in by itself only where `subDealer.directSubmit`
 * says so. Otherwise the dealer's people hand in what it wrote.
 */
export function rightsOfUnit(
  permissions: readonly string[],
  { businessScope, parameters }: { businessScope: readonly string[]; parameters: Parameters },
): string[] {
  const handsIn = parameters.text('subDealer.directSubmit') === 'Y';
  return permissions.filter((permission) => {
    const [module = '', action = ''] = permission.split(':');
    if (ofDealerAlone.has(module)) return false;
    const business = businessOf[module];
    if (business !== undefined && !businessScope.includes(business) && (business === 'parts' || !reading.has(action))) return false;
    return action !== 'submit' || handsIn || alwaysOwn.has(module);
  });
}

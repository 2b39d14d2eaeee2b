/**
 * Warranty policies by product of level 2 or 3; the deeper one wins. Months and hours, whichever limit comes first.
 * Hours null: products without an hour meter. The main limits are those of engine block, gearbox housing and axles.
 */
export const warrantyPolicies = [
  { policyCode: 'WP-TR-COMPACT', product: 'tractor_compact', months: 12, hours: 1000, mainMonths: 24, mainHours: 1500 },
  { policyCode: 'WP-TR-60HP', product: 'tractor_40_60', months: 12, hours: 1000, mainMonths: 24, mainHours: 1500 },
  { policyCode: 'WP-TR', product: 'tractor', months: 12, hours: 1500, mainMonths: 24, mainHours: 2000 },
  { policyCode: 'WP-CO', product: 'combine', months: 12, hours: 500, mainMonths: 24, mainHours: 800 },
  { policyCode: 'WP-TP', product: 'transplanter', months: 12, hours: 200, mainMonths: 24, mainHours: 400 },
  { policyCode: 'WP-LO', product: 'loader', months: 12, hours: 1500, mainMonths: 24, mainHours: 2000 },
  { policyCode: 'WP-IM', product: 'implement', months: 6, hours: null, mainMonths: null, mainHours: null },
  { policyCode: 'WP-EN', product: 'engine', months: 12, hours: 1500, mainMonths: 24, mainHours: 2000 },
] as const;

/** Before the first machine was delivered. */
export const policiesFrom = '2015-01-01';

/** Months of warranty on a replacement part, from the repair. */
export const partsWarrantyMonths = 6;

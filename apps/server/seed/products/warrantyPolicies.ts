/** Warranty policies (domain design 3.5). Hours null: the policy has no hour limit. Months and hours, whichever limit comes first. */
export const warrantyPolicies = [
  { policyCode: 'WP-TR-S', secondProduct: 'tractor', thirdProducts: ['tractor_compact', 'tractor_40_60'], months: 12, hours: 1000, mainMonths: 24, mainHours: 1500 },
  { policyCode: 'WP-TR-L', secondProduct: 'tractor', thirdProducts: ['tractor_70_100', 'tractor_110_160', 'tractor_180_260'], months: 12, hours: 1500, mainMonths: 24, mainHours: 2000 },
  { policyCode: 'WP-CO', secondProduct: 'combine', thirdProducts: [], months: 12, hours: 500, mainMonths: 24, mainHours: 800 },
  { policyCode: 'WP-TP', secondProduct: 'transplanter', thirdProducts: [], months: 12, hours: 200, mainMonths: 24, mainHours: 400 },
  { policyCode: 'WP-LO', secondProduct: 'loader', thirdProducts: [], months: 12, hours: 1500, mainMonths: 24, mainHours: 2000 },
  { policyCode: 'WP-IM', secondProduct: 'implement', thirdProducts: [], months: 6, hours: null, mainMonths: 6, mainHours: null },
  { policyCode: 'WP-EN', secondProduct: 'engine', thirdProducts: [], months: 12, hours: 1500, mainMonths: 24, mainHours: 2000 },
] as const;

/** Warranty of a replacement part, from the repair. */
export const partsWarranty = { months: 6, hours: 500 } as const;

/** Whether warranty covers a failure: checks over facts, and the facts that come from policies and campaigns. */
export { checkCoverage, isClaimable, type PlannedService, type Coverage, type CoverageFacts, type CoverageKind, extensionSystems } from './checkCoverage.ts';
export { coverageOf } from './coverageOf.ts';
export { coverageKindOf, coverageText } from './coverageTexts.ts';
export {
  maintenanceTolerance,
  openCampaignsOf,
  partsWarranty,
  plannedServicesOf,
  type Policy,
  policyOf,
  policyOn,
  toPolicyFacts,
  warrantyFrom,
} from './policies.ts';

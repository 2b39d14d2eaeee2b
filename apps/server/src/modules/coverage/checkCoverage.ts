/**
 * Is a claim covered by warranty? Ordered checks over facts that the caller has collected.
 * Pure: no database and no clock. Dates are `YYYY-MM-DD`, hours are engine hours.
 */
import { addDays, daysBetween, lastDayOf } from '../../shared/calendarDate.ts';

export type CoverageResult = 'in' | 'out' | 'unknown';
export type CoverageKind = 'pre_delivery' | 'normal' | 'main_component' | 'extended' | 'parts' | 'campaign';

/** Which check decided; the text of each is the message `coverage.<reason>`. */
export type CoverageReason =
  | 'registrationOpen'
  | 'preDelivery'
  | 'notDelivered'
  | 'notInStock'
  | 'periodEmpty'
  | 'hoursEmpty'
  | 'withinWarranty'
  | 'mainComponent'
  | 'extended'
  | 'replacedPart'
  | 'campaign'
  | 'dateOutside'
  | 'hoursExceeded'
  | 'maintenanceGap'
  | 'incomplete';

/** Systems an extension covers; `full` covers every system. */
export const extensionSystems: Record<'powertrain' | 'engine', readonly string[]> = {
  engine: ['engine', 'fuel', 'cooling'],
  powertrain: ['engine', 'fuel', 'cooling', 'clutch', 'gearbox', 'front_axle', 'rear_axle'],
};

/** Days during which wear and maintenance parts are covered. */
const wearPartDays = 90;
const wearCategories: readonly string[] = ['wear', 'maintenance'];

/** A step of the plan of a machine. */
export interface PlannedService {
  planHours: number | null;
  dueDate: string;
  doneDate: string | null;
}

export type CoverageFacts = {
  claimType: string;
  campaignNo: string | null;
  failureDate: string | null;
  operatingHours: number | null;
  vehicle: {
    vehicleStatus: string;
    /** The registration of the machine is being corrected. */
    warrantySuspended: 'Y' | 'N';
    deliveryDate: string | null;
    warrantyStartDate: string | null;
    warrantyEndDate: string | null;
    /** Hour limit; null when it is not maintained. */
    warrantyHours: number | null;
    extendEndDate: string | null;
    extendHours: number | null;
    extendCoverage: 'full' | 'powertrain' | 'engine' | null;
    nextMaintDate: string | null;
    nextMaintHours: number | null;
    /** Missed steps of its plan that were not waived; empty for a machine that was delivered before there were plans. */
    plan: readonly PlannedService[];
  };
  policy: {
    /** Products such as implements have no hour meter. */
    noHours: boolean;
    mainMonths: number | null;
    mainHours: number | null;
  };
  /** Tolerance before a due service counts as missed (parameters `maint.toleranceDays`, `maint.toleranceHours`). */
  maintenance: { toleranceDays: number; toleranceHours: number };
  /** How long a part that was fitted is covered (parameters `warranty.partsMonths`, `warranty.partsHours`). */
  partsWarranty: { months: number; hours: number };
  /** Numbers of the campaigns still open for this machine. */
  openCampaigns: readonly string[];
  faults: readonly { bugSystem: string; mainComponent: boolean }[];
  parts: readonly {
    isCausal: boolean;
    category: string | null;
    /** Months of parts warranty from the part master; null: the usual ones. */
    warrantyMonths: number | null;
    /** The last time this part was replaced on this machine, if ever. */
    replaced: { date: string; hours: number | null } | null;
  }[];
};

export type Coverage = {
  result: CoverageResult;
  kind: CoverageKind | null;
  reason: CoverageReason;
  params: Record<string, string | number>;
  /** Positions in `parts` of wear parts past their 90 days: not covered whatever the result. */
  flaggedParts: number[];
};

type Verdict = Omit<Coverage, 'flaggedParts'>;
type Dated = CoverageFacts & { failureDate: string };

const covered = (kind: CoverageKind, reason: CoverageReason, params: Verdict['params'] = {}): Verdict => ({
  result: 'in',
  kind,
  reason,
  params,
});
const open = (reason: CoverageReason, params: Verdict['params'] = {}): Verdict => ({ result: 'unknown', kind: null, reason, params });
const refused = (reason: CoverageReason, params: Verdict['params'] = {}): Verdict => ({ result: 'out', kind: null, reason, params });

const withinHours = (hours: number | null, limit: number | null): boolean => limit === null || (hours ?? 0) <= limit;

/** Where machines are between their way to the dealer and their delivery. */
const inDealersHands: readonly string[] = ['pending_acceptance', 'in_stock'];

/** Whether a claim is possible for a machine in its status: none for one that is on its way or scrapped. */
export const isClaimable = (vehicleStatus: string): boolean => vehicleStatus === 'delivered' || inDealersHands.includes(vehicleStatus);

/** Check 1: machines that are not registered for warranty. */
function unregistered({ claimType, failureDate, vehicle, policy }: Dated): Verdict | null {
  const { vehicleStatus, deliveryDate } = vehicle;
  const isDelivered = vehicleStatus === 'delivered';
  if (!isClaimable(vehicleStatus)) return refused('notInStock');
  const beforeDelivery = !isDelivered || (deliveryDate !== null && failureDate < deliveryDate);
  if (beforeDelivery) return claimType === 'pre_delivery' ? covered('pre_delivery', 'preDelivery') : isDelivered ? null : refused('notDelivered');
  if (!vehicle.warrantyStartDate || !vehicle.warrantyEndDate) return open('periodEmpty');
  if (vehicle.warrantyHours === null && !policy.noHours) return open('hoursEmpty');
  return null;
}

/** Check 2: base warranty, whichever limit comes first; the last day and the exact hour limit are covered. */
function baseWarranty({ failureDate, operatingHours, vehicle, policy }: Dated): Verdict | null {
  const { warrantyStartDate: start, warrantyEndDate: end, warrantyHours } = vehicle;
  const limit = policy.noHours ? null : warrantyHours;
  if (!start || !end || failureDate < start || failureDate > end || !withinHours(operatingHours, limit)) return null;
  return covered('normal', 'withinWarranty', { end, ...(limit === null ? {} : { hours: limit }) });
}

/** Check 3: every fault is of a main component and inside its longer limits. */
function mainComponents({ failureDate, operatingHours, vehicle, policy, faults }: Dated): Verdict | null {
  const start = vehicle.warrantyStartDate;
  if (!start || policy.mainMonths === null || faults.length === 0 || !faults.every((fault) => fault.mainComponent)) return null;
  const end = lastDayOf(start, policy.mainMonths);
  if (failureDate < start || failureDate > end || !withinHours(operatingHours, policy.mainHours)) return null;
  return covered('main_component', 'mainComponent', { end });
}

/** Check 4: an extension is running and covers the system of every fault. */
function extension({ failureDate, operatingHours, vehicle, faults }: Dated): Verdict | null {
  const { warrantyStartDate: start, extendEndDate: end, extendHours, extendCoverage } = vehicle;
  if (!start || !end || !extendCoverage || faults.length === 0) return null;
  if (failureDate < start || failureDate > end || !withinHours(operatingHours, extendHours)) return null;
  const covers = (system: string) => extendCoverage === 'full' || extensionSystems[extendCoverage].includes(system);
  return faults.every((fault) => covers(fault.bugSystem)) ? covered('extended', 'extended', { end }) : null;
}

/** Check 5: every causal part was itself fitted as a replacement and is still under parts warranty. */
function replacedParts({ failureDate, operatingHours, parts, partsWarranty }: Dated): Verdict | null {
  const causal = parts.filter((part) => part.isCausal);
  const inTime = causal.every(
    ({ replaced, warrantyMonths }) =>
      replaced !== null &&
      failureDate >= replaced.date &&
      failureDate <= lastDayOf(replaced.date, warrantyMonths ?? partsWarranty.months) &&
      (replaced.hours === null || (operatingHours ?? 0) - replaced.hours <= partsWarranty.hours),
  );
  return causal.length > 0 && inTime ? covered('parts', 'replacedPart') : null;
}

/** Check 6: the claim carries out a campaign that is open for this machine. */
function campaign({ claimType, campaignNo, openCampaigns }: Dated): Verdict | null {
  return claimType === 'campaign' && campaignNo && openCampaigns.includes(campaignNo) ? covered('campaign', 'campaign', { no: campaignNo }) : null;
}

/** Check 7: not covered; says which limit was passed. */
function outside({ failureDate, operatingHours, vehicle }: Dated): Verdict {
  const { warrantyStartDate: start, warrantyEndDate: end, warrantyHours } = vehicle;
  const dateInside = start !== null && end !== null && failureDate >= start && failureDate <= end;
  if (dateInside && warrantyHours !== null) return refused('hoursExceeded', { h: operatingHours ?? 0, w: warrantyHours });
  return refused('dateOutside', { start: start ?? '', end: end ?? '' });
}

/** Check 8: a service was missed before the failure, beyond the tolerance. */
export function hasMaintenanceGap({
  failureDate,
  operatingHours,
  vehicle,
  maintenance,
}: Pick<Dated, 'failureDate' | 'operatingHours' | 'vehicle' | 'maintenance'>): boolean {
  const { nextMaintDate, nextMaintHours, plan } = vehicle;
  const isLate = (day: string | null, hours: number | null): boolean =>
    (day !== null && failureDate > addDays(day, maintenance.toleranceDays)) || (hours !== null && (operatingHours ?? 0) > hours + maintenance.toleranceHours);
  if (plan.length === 0) return isLate(nextMaintDate, nextMaintHours);
  return plan.some(({ dueDate, planHours, doneDate }) => isLate(dueDate, planHours) && (doneDate === null || doneDate > failureDate));
}

/** Check 9: wear and maintenance parts are covered for 90 days from the start of warranty. */
function flagWearParts({ failureDate, vehicle, parts }: Dated): number[] {
  const start = vehicle.warrantyStartDate;
  if (!start || daysBetween(start, failureDate) <= wearPartDays) return [];
  return parts.flatMap(({ category }, line) => (category !== null && wearCategories.includes(category) ? [line] : []));
}

const dependsOnMaintenance: readonly (CoverageKind | null)[] = ['normal', 'main_component', 'extended'];

/**
 * Runs the checks; the first that decides wins, except that a missed service turns a covered machine into "the reviewer decides".
 * Without a failure date the answer is `unknown` with the reason `incomplete`, while the registration is being corrected with `registrationOpen`.
 */
export function checkCoverage(facts: CoverageFacts): Coverage {
  if (!facts.failureDate) return { ...open('incomplete'), flaggedParts: [] };
  if (facts.vehicle.warrantySuspended === 'Y') return { ...open('registrationOpen'), flaggedParts: [] };
  const dated: Dated = { ...facts, failureDate: facts.failureDate };
  const verdict =
    unregistered(dated) ?? baseWarranty(dated) ?? mainComponents(dated) ?? extension(dated) ?? replacedParts(dated) ?? campaign(dated) ?? outside(dated);
  const gap = dependsOnMaintenance.includes(verdict.kind) && hasMaintenanceGap(dated);
  return { ...(gap ? { ...open('maintenanceGap'), kind: verdict.kind } : verdict), flaggedParts: flagWearParts(dated) };
}

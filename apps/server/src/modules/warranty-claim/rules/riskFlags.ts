/** Hints for reviewers; a dealer never sees them. Pure. */
import { daysBetween } from '../../../shared/calendarDate.ts';

export const riskCodes = [
  'duplicate',
  'repeatFault',
  'hoursJump',
  'endOfCover',
  'photoDate',
  'samePhoto',
  'goodwillShare',
  'overlap',
  'registrationChanged',
  'beyond_campaign',
] as const;
export type RiskCode = (typeof riskCodes)[number];
/** `docNo`, `docId`: the other claim, where one is meant. */
export type Risk = { code: RiskCode; docNo?: string; docId?: string };

type OtherClaim = { id: string; claimNo: string };

export type RiskFacts = {
  failureDate: string | null;
  repairDate: string | null;
  operatingHours: number | null;
  /** Last day of the cover that applies: of the base warranty, of main components or of the extension. */
  coverEndDate: string | null;
  /** Same machine and fault code inside the duplicate window. */
  similar: readonly OtherClaim[];
  /** Same machine and fault code at any time before. */
  repeated: readonly OtherClaim[];
  /** The last reading of the hour meter before this claim. */
  lastReading: { date: string; hours: number } | null;
  /** Calendar dates the photos were taken, from their EXIF data. */
  photoDates: readonly string[];
  /** Other claims that hold a file with the same content. */
  samePhotos: readonly OtherClaim[];
  /** Goodwill claims of the dealer ÷ all their claims, 0 to 1. */
  goodwillShare: number;
  /** Overlap groups of the labour lines. */
  overlapGroups: readonly string[];
  /** Codes of which the claim holds more than its campaign allows. */
  beyondCampaign: readonly string[];
};

const hoursPerDay = 24;
const lastDaysOfCover = 15;
const goodwillLimit = 0.1;

const refer = (code: RiskCode, claims: readonly OtherClaim[]): Risk[] => claims.map(({ id, claimNo }) => ({ code, docId: id, docNo: claimNo }));
const flag = (code: RiskCode, isRaised: boolean): Risk[] => (isRaised ? [{ code }] : []);

/** Every hint the facts raise, one per other claim where one is meant. */
export function findRisks(facts: RiskFacts): Risk[] {
  const similarIds = new Set(facts.similar.map(({ id }) => id));
  return [
    ...refer('duplicate', facts.similar),
    ...refer(
      'repeatFault',
      facts.repeated.filter(({ id }) => !similarIds.has(id)),
    ),
    ...flag('hoursJump', jumps(facts)),
    ...flag('endOfCover', nearEnd(facts)),
    ...flag(
      'photoDate',
      facts.photoDates.some((date) => isOutsideRepair(date, facts)),
    ),
    ...refer('samePhoto', facts.samePhotos),
    ...flag('goodwillShare', facts.goodwillShare > goodwillLimit),
    ...flag('overlap', new Set(facts.overlapGroups).size < facts.overlapGroups.length),
    ...flag('beyond_campaign', facts.beyondCampaign.length > 0),
  ];
}

/** More than 24 engine hours a day since the last reading. */
function jumps({ failureDate, operatingHours, lastReading }: RiskFacts): boolean {
  if (!failureDate || operatingHours === null || !lastReading) return false;
  const days = Math.max(daysBetween(lastReading.date, failureDate), 1);
  return operatingHours - lastReading.hours > days * hoursPerDay;
}

function nearEnd({ failureDate, coverEndDate }: RiskFacts): boolean {
  if (!failureDate || !coverEndDate) return false;
  const left = daysBetween(failureDate, coverEndDate);
  return left >= 0 && left < lastDaysOfCover;
}

const isOutsideRepair = (date: string, { failureDate, repairDate }: RiskFacts): boolean =>
  (failureDate !== null && date < failureDate) || (repairDate !== null && date > repairDate);

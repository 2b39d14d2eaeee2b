import type { Language } from '../messages/messages.ts';

/** Row scopes, narrow to wide. */
export type Scope = 'SELF' | 'ORG' | 'ORG_SUB' | 'REGION' | 'ALL';

/** Why the people of a dealer, or of a sub-dealer, may not do all that they usually do. */
export interface Standstill {
  unit: 'dealer' | 'subDealer';
  /** Name of the dealer, or of the sub-dealer. */
  name: string;
  status: 'suspended' | 'terminated';
  /** Day on which it began, `YYYY-MM-DD`, and the moment. */
  since: string;
  at: string;
}

/** The signed-in user of a request, in the department they work in now. */
export interface CurrentUser {
  id: string;
  /** Login name; what `createBy` and `operator` columns hold. */
  username: string;
  realname: string;
  language: Language;
  /** Role codes, e.g. `DLR_SERVICE`. */
  roles: readonly string[];
  /** `{module}:{action}`. */
  permissions: ReadonlySet<string>;
  /** Widest scope of the roles, narrowed to ORG in a sub-dealer. */
  scope: Scope;
  userType: 'maker' | 'dealer';
  /** Path code of the current department; null until one is chosen, or without any. */
  orgCode: string | null;
  orgName: string | null;
  /** 1 maker, 2 maker department, 3 dealer, 4 sub-dealer. */
  orgCategory: 1 | 2 | 3 | 4 | null;
  /** Dealer of the current department; null for the maker's people. */
  dealerCode: string | null;
  dealerName: string | null;
  subDealerCode: string | null;
  subDealerName: string | null;
  /** With scope REGION: the groups they look after; empty means all. */
  marketGroups: readonly string[];
  /** Dealers to whose rows a call limits itself, besides what the user may see. Default: no limit. */
  onlyDealers?: readonly string[];
  /** IANA zone of the dealer (the user's own for the maker): decides what "today" is. */
  timeZone: string;
  /** Settlement currency of the dealer, null for the maker's people. */
  currency: string | null;
  /** Country of the dealer, null for the maker's people. */
  country: string | null;
  /** Language of the dealer, null for the maker's people. */
  dealerLanguage: Language | null;
  /** Null while the dealer is at work, and for the maker's people. */
  standstill: Standstill | null;
  /** Names of the departments of a dealer's user when all of them are suspended, so that there is nothing to see or do. Otherwise null. */
  suspendedDeparts: string | null;
  needChangePassword: boolean;
  passwordExpiring: boolean;
  avatar: string | null;
  /** Address the request came from; null in jobs. */
  ip: string | null;
  /** Hash of the token; identifies the session. */
  sessionId: string;
}

/** Whether the user belongs to the maker: sees internal columns and reviews. */
export const isMaker = (user: CurrentUser): boolean => user.userType === 'maker';

/** Zones differ from each other by multiples of a quarter of an hour, so no day begins inside one. */
const quarterMs = 15 * 60_000;
/** The day of the latest quarter asked about, per zone: working it out costs more than everything else a request does with it. */
const days = new Map<string, { quarter: number; day: string }>();

/** Business "today" as `YYYY-MM-DD` in the user's zone. */
export function today({ timeZone }: { timeZone: string }, now = new Date()): string {
  const quarter = Math.floor(now.getTime() / quarterMs);
  const known = days.get(timeZone);
  if (known?.quarter === quarter) return known.day;
  const day = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(now);
  days.set(timeZone, { quarter, day });
  return day;
}

/** Asia/Shanghai is 8 hours ahead of UTC, without summer time since 1991. */
const shanghaiOffsetMs = 8 * 3_600_000;

/** `YYYY-MM-DD HH:mm:ss` in Asia/Shanghai, as the wire and the database columns have it; for moments of this century. */
export const wireTime = (date = new Date()): string => new Date(date.getTime() + shanghaiOffsetMs).toISOString().slice(0, 19).replace('T', ' ');

/** What goals may be stored. Pure. */
import type { GoalBasis } from '../../../generated/types.gen.ts';
import type { InvalidField } from '../../../shared/refusal/refusal.ts';
import type { GoalHeader } from '../tables.ts';
import type { GoalStatus } from './workflow.ts';
import { wrongVolumes, type Volumes } from './checkTargets.ts';

/** A goal as it is to be. */
export interface Wanted extends Volumes {
  /** Null: a new one. */
  id: string | null;
  year: number;
  dealerCode: string;
  productTeam: string;
  /** Empty: the whole team. */
  platform: string;
  goalBasis: GoalBasis;
  /** Null: none is given, and the user has none. */
  marketingDepartment: string | null;
  remark: string | null;
}

export interface KnownDealer {
  dealerCode: string;
  dealerName: string;
  orgCode: string;
  dealerStatus: 'active' | 'suspended' | 'terminated';
  region: string;
  marketGroup: string;
}

/** A goal that is there. */
export type KnownGoal = Pick<GoalHeader, 'id' | 'goalNo' | 'year' | 'dealerCode' | 'productTeam' | 'platform' | 'goalBasis'> & { status: GoalStatus };

export interface Facts {
  thisYear: number;
  /** Those in the user's scope. */
  dealers: ReadonlyMap<string, KnownDealer>;
  teams: ReadonlyMap<string, { name: string; enabled: 'Y' | 'N' }>;
  platforms: ReadonlyMap<string, { productTeam: string; enabled: 'Y' | 'N' }>;
  departments: ReadonlySet<string>;
  /** All goals of these dealers and years, also those that are to change. */
  goals: readonly KnownGoal[];
}

const placeOf = ({ year, dealerCode, productTeam, goalBasis }: Wanted | KnownGoal): string => JSON.stringify([year, dealerCode, productTeam, goalBasis]);

/** What is wrong with each goal. @param rows together they are to be stored, or each as far as the ones before it */
export function judgeGoals(rows: readonly Wanted[], facts: Facts): InvalidField[][] {
  const changed = new Set(rows.map(({ id }) => id));
  const others = facts.goals.filter(({ id }) => !changed.has(id));
  const places = Map.groupBy([...others, ...rows.map((row, index) => ({ ...row, goalNo: `#${index + 1}` }))], placeOf);
  const stored = new Map(facts.goals.map((goal) => [goal.id, goal]));
  return rows.map((row, index) => {
    const before = row.id === null ? undefined : stored.get(row.id);
    const errors = [...wrongFacts(row, before, facts), ...wrongVolumes(row)];
    if (errors.length > 0) return errors;
    const beside = places.get(placeOf(row))!.filter(({ goalNo, id }) => goalNo !== `#${index + 1}` && (row.id === null || id !== row.id));
    return wrongPlace(row, beside, facts.teams.get(row.productTeam)!.name);
  });
}

function wrongFacts(row: Wanted, before: KnownGoal | undefined, { thisYear, dealers, teams, platforms, departments }: Facts): InvalidField[] {
  const dealer = dealers.get(row.dealerCode);
  const team = teams.get(row.productTeam);
  const platform = platforms.get(row.platform);
  const errors: InvalidField[] = [];
  if (row.year < thisYear) errors.push({ field: 'year', code: 'E-405', params: { year: row.year } });
  if (!dealer) errors.push({ field: 'dealerCode', code: 'master.unknown', params: { code: row.dealerCode } });
  else if (dealer.dealerStatus !== 'active' && before?.dealerCode !== row.dealerCode)
    errors.push({ field: 'dealerCode', code: dealer.dealerStatus === 'suspended' ? 'E-551' : 'E-552', params: { dealer: dealer.dealerName } });
  if (!team || (team.enabled === 'N' && before?.productTeam !== row.productTeam)) errors.push({ field: 'productTeam', code: 'E-014' });
  if (row.platform !== '' && (!platform || (platform.enabled === 'N' && before?.platform !== row.platform))) errors.push({ field: 'platform', code: 'E-014' });
  else if (platform && team && platform.productTeam !== row.productTeam)
    errors.push({ field: 'platform', code: 'salesGoal.otherTeam', params: { platform: row.platform, team: team.name } });
  if (row.marketingDepartment === null) errors.push({ field: 'marketingDepartment', code: 'E-013' });
  else if (!departments.has(row.marketingDepartment)) errors.push({ field: 'marketingDepartment', code: 'E-014' });
  return errors;
}

/** One goal of a kind (E-403), and for a team either one for all of it or some for its platforms (E-404): no machine counts twice. */
function wrongPlace({ platform }: Wanted, beside: readonly (Wanted | KnownGoal)[], team: string): InvalidField[] {
  const same = beside.find((other) => other.platform === platform);
  if (same) return [{ field: 'productTeam', code: 'E-403', params: { no: noOf(same) } }];
  const other = beside.find((goal) => (goal.platform === '') !== (platform === ''));
  return other ? [{ field: 'platform', code: 'E-404', params: { team, no: noOf(other) } }] : [];
}

const noOf = (goal: Wanted | KnownGoal): string => ('goalNo' in goal ? goal.goalNo : '');

/** What makes a course right or wrong. */
import { isMoment } from '@harrow/validation/query';
import { sql } from 'kysely';
import type { TrainingInput } from '../../generated/types.gen.ts';
import type { Context } from '../../shared/context.ts';
import { hasDecimals } from '../../shared/decimals.ts';
import { dayAtMaker } from '../../shared/makerDay.ts';
import { type InvalidField, invalid } from '../../shared/refusal/refusal.ts';
import { asksOtherSites } from '../../shared/rich-text/asksOtherSites.ts';
import { unknownTargets } from '../public-notice/service.ts';
import type { PlanColumns } from './actions/saveTraining.ts';
import type { PlanRow } from './tables.ts';

/** Fields that dealers have registered by. */
export const fixedOncePublished = [
  'title',
  'topics',
  'method',
  'level',
  'secondProduct',
  'language',
  'maxPerDealer',
  'expenses',
  'currency',
  'expenseBearer',
  'passScore',
] as const;

/** Fields of which registrants are told. */
export const toldOnceChanged = ['startDate', 'endDate', 'location', 'region', 'country'] as const;

const codes = { secondProduct: 'product2', country: 'country', currency: 'currency', language: 'language' } as const;

/** Where people come to, unless it is online: needed once it is published. */
export const missingPlace = ({ method, country, location }: Pick<PlanColumns, 'method' | 'country' | 'location'>): InvalidField[] =>
  method === 'online' ? [] : Object.entries({ country, location }).flatMap(([field, value]) => (value ? [] : [{ field, code: 'E-013' }]));

/** Findings that need no database. @param taken seats that are taken */
export function findingsOf(context: Pick<Context, 'services'>, row: PlanColumns, taken: number): InvalidField[] {
  const { dictionaries, parameters } = context.services;
  const { startDate, endDate, registrationDeadline: deadline, capacity, expenses, currency } = row;
  const isUnknown = (dictionary: string, value: string | null) =>
    value !== null && dictionaries.items(dictionary)?.some((item) => item.value === value) === false;
  return [
    ...(row.title === '' ? [{ field: 'title', code: 'E-013' }] : []),
    ...Object.entries(codes).flatMap(([field, dictionary]) => (isUnknown(dictionary, row[field as keyof typeof codes]) ? [{ field, code: 'E-014' }] : [])),
    ...(endDate < startDate ? [{ field: 'endDate', code: 'E-432' }] : []),
    ...(!isMoment(deadline)
      ? [{ field: 'registrationDeadline', code: 'contract.format' }]
      : dayAtMaker(deadline, parameters) >= startDate
        ? [{ field: 'registrationDeadline', code: 'E-432' }]
        : []),
    ...(capacity < taken ? [{ field: 'capacity', code: 'E-431', params: { n: taken } }] : []),
    ...(expenses !== null && !hasDecimals(expenses, 2) ? [{ field: 'expenses', code: 'E-016', params: { n: 2 } }] : []),
    ...(asksOtherSites(row.content ?? '') ? [{ field: 'content', code: 'field.otherSite' }] : []),
    ...(expenses !== null && currency === null ? [{ field: 'currency', code: 'E-013' }] : []),
  ];
}

/** What a published course may no longer change. */
export const forbiddenChanges = (before: PlanRow, after: PlanColumns): InvalidField[] =>
  fixedOncePublished.filter((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field])).map((field) => ({ field, code: 'training.fixed' }));

/** Dealers are no roles of staff, and the organiser is one of the maker's people. */
async function strangersOf({ db }: Pick<Context, 'db'>, { organiser, targetScope, targetIds }: PlanColumns): Promise<InvalidField[]> {
  const { rows } = await sql<{ isOurs: boolean; staffRole: string | null }>`select
    exists (select from sys_user where username = ${organiser} and user_type = 'maker' and del_flag = 0) as is_ours,
    (select code from unnest(${targetIds}::text[]) as code where not starts_with(code, 'DLR_') limit 1) as staff_role`.execute(db);
  const { isOurs, staffRole } = rows[0]!;
  return [
    ...(isOurs ? [] : [{ field: 'organiser', code: 'master.unknown', params: { code: organiser } }]),
    ...(targetScope === 'role' && staffRole !== null ? [{ field: 'targetIds', code: 'master.unknown', params: { code: staffRole } }] : []),
  ];
}

/** @throws 422 with everything that cannot be stored */
export async function checkTraining(context: Context, row: PlanColumns, before: PlanRow | null): Promise<void> {
  const errors = [
    ...findingsOf(context, row, before?.seatsTaken ?? 0),
    ...(before?.status === 'pass' ? [...missingPlace(row), ...forbiddenChanges(before, row)] : []),
    ...(await strangersOf(context, row)),
    ...(await unknownTargets(context.db, row as Pick<TrainingInput, 'targetScope' | 'targetIds'>)),
  ];
  if (errors.length > 0) throw invalid(errors);
}

/** Drafts from the rows of a workbook, for all dealers and held by whoever imports them. */
import { fromZoneTime } from '@harrow/validation/dates';
import type { TrainingInput, TrainingRow } from '../../../generated/types.gen.ts';
import type { Context } from '../../../shared/context.ts';
import { modelCheck } from '../../../shared/import/formCheck.ts';
import type { ImportDefinition } from '../../../shared/import/importDefinition.ts';
import type { InvalidField } from '../../../shared/refusal/refusal.ts';
import { type CurrentUser, wireTime } from '../../../shared/session/currentUser.ts';
import { findingsOf } from '../checkTraining.ts';
import { addTraining, toRow } from './saveTraining.ts';

/** A row as the form would send it; its deadline is a time of the user's clock. */
const inputOf = ({ username, timeZone }: CurrentUser, { registrationDeadline, ...row }: TrainingRow): TrainingInput => {
  const deadline = fromZoneTime(registrationDeadline, timeZone);
  return { ...row, registrationDeadline: deadline ? wireTime(deadline) : registrationDeadline, organiser: username, targetScope: 'all' };
};

const keyOf = ({ title, startDate, location }: Pick<TrainingInput, 'title' | 'startDate' | 'location'>): string =>
  [title.trim().toLowerCase(), startDate, location?.trim().toLowerCase() ?? ''].join(' ');

/** Numbers of the courses that are there, and not cancelled, by what tells rows apart. */
async function storedTrainings({ db }: Context, rows: readonly TrainingRow[]): Promise<ReadonlyMap<string, string>> {
  if (rows.length === 0) return new Map();
  const stored = await db
    .selectFrom('trainPlan')
    .select(['planNo', 'title', 'startDate', 'location'])
    .where('delFlag', '=', 0)
    .where((by) => by.or([by('closeReason', 'is', null), by('closeReason', '<>', 'cancelled')]))
    .where('startDate', 'in', [...new Set(rows.map(({ startDate }) => startDate))])
    .execute();
  return new Map(stored.map((plan) => [keyOf(plan), plan.planNo]));
}

export const trainingImport: ImportDefinition<TrainingRow> = {
  name: 'training',
  noun: 'training',
  fields: [
    { name: 'title', kind: 'text', required: true },
    { name: 'topics', kind: 'list', dictionary: 'training_topic', required: true },
    { name: 'method', kind: 'choice', dictionary: 'training_method', required: true },
    { name: 'level', kind: 'choice', dictionary: 'training_level', required: true },
    { name: 'secondProduct', kind: 'choice', dictionary: 'product2' },
    { name: 'language', kind: 'choice', dictionary: 'language', required: true },
    { name: 'country', kind: 'choice', dictionary: 'country' },
    { name: 'location', kind: 'text' },
    { name: 'startDate', kind: 'date', required: true },
    { name: 'endDate', kind: 'date', required: true },
    { name: 'registrationDeadline', kind: 'moment', required: true },
    { name: 'capacity', kind: 'number', required: true },
    { name: 'maxPerDealer', kind: 'number' },
    { name: 'lecturer', kind: 'text' },
    { name: 'passScore', kind: 'number' },
  ],
  form: modelCheck('TrainingRow'),
  keyOf,
  keyField: 'title',
  async check(context, rows) {
    const stored = await storedTrainings(context, rows);
    return rows.map((row): InvalidField[] => {
      const no = stored.get(keyOf(row));
      return [
        ...findingsOf(context, toRow(inputOf(context.user, row)), 0),
        ...(no === undefined ? [] : [{ field: 'title', code: 'training.exists', params: { no } }]),
      ];
    });
  },
  async store(context, rows) {
    for (const row of rows) await addTraining(context, inputOf(context.user, row));
  },
};

/** Attendance of a course from the rows of a workbook, by registration and name. */
import { actInside } from '../../../documents/act.ts';
import type { TrainingAttendance, TrainingAttendanceRow, TrainingAttendee } from '../../../generated/types.gen.ts';
import { type Context, transact } from '../../../shared/context.ts';
import { undone } from '../../../shared/database/database.ts';
import { modelCheck } from '../../../shared/import/formCheck.ts';
import type { ImportDefinition } from '../../../shared/import/importDefinition.ts';
import type { Template } from '../../../shared/import/importTemplate.ts';
import { type InvalidField, Refusal } from '../../../shared/refusal/refusal.ts';
import { attendeesOf } from '../reading/findTraining.ts';
import { trainingKind } from '../trainingKind.ts';

/** Columns of the workbook. */
export const attendanceTemplate: Pick<ImportDefinition<TrainingAttendanceRow>, 'name' | 'noun' | 'fields'> = {
  name: 'trainingAttendance',
  noun: 'train-submission',
  fields: [
    { name: 'submissionNo', kind: 'code', required: true },
    { name: 'name', kind: 'text', required: true, header: 'lines.name' },
    { name: 'attended', kind: 'yesNo', required: true, header: 'lines.attended' },
    { name: 'score', kind: 'number', header: 'lines.score' },
  ],
};

/** The workbook with everybody who has a seat, and what is recorded of them. @throws E-012 */
export const attendanceSheet = async (context: Context, id: string): Promise<Template> => ({
  ...attendanceTemplate,
  rows: (await attendeesOf(context, id)).map(({ submissionNo, name, attended, score }) => ({ submissionNo, name, attended, score })),
});

type Placed = { line: TrainingAttendance } | { finding: InvalidField };

/** The person that a row means. */
function placed(people: readonly TrainingAttendee[], { submissionNo, name, attended, score }: TrainingAttendanceRow): Placed {
  const ofRegistration = people.filter((person) => person.submissionNo === submissionNo.trim());
  if (ofRegistration.length === 0) return { finding: { field: 'submissionNo', code: 'E-012' } };
  const [person, ...others] = ofRegistration.filter((one) => one.name.toLowerCase() === name.trim().toLowerCase());
  if (!person) return { finding: { field: 'name', code: 'E-012' } };
  if (others.length > 0) return { finding: { field: 'name', code: 'training.sameName' } };
  return { line: { lineId: person.lineId, attended, score: score ?? null } };
}

/** The refusal of attendance that cannot be recorded; undefined when it can. */
async function refusalOf(context: Context, id: string, attendance: readonly TrainingAttendance[]): Promise<Refusal | undefined> {
  try {
    await transact(context, (within) => undone(within.db, () => actInside(within, trainingKind, 'attendance', { id, attendance })));
    return undefined;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return error;
  }
}

/** @throws E-012 for a course that the user does not keep */
export async function attendanceImport(context: Context, id: string): Promise<ImportDefinition<TrainingAttendanceRow>> {
  const people = await attendeesOf(context, id);
  return {
    ...attendanceTemplate,
    form: modelCheck('TrainingAttendanceRow'),
    keyOf: ({ submissionNo, name }) => `${submissionNo.trim()} ${name.trim().toLowerCase()}`,
    keyField: 'name',
    async check(within, rows) {
      const places = rows.map((row) => placed(people, row));
      const lines = places.flatMap((place) => ('line' in place ? [place.line] : []));
      const refusal = lines.length === 0 ? undefined : await refusalOf(within, id, lines);
      return places.map((place): InvalidField[] => {
        if ('finding' in place) return [place.finding];
        if (!refusal) return [];
        // What concerns the course concerns all of its rows.
        if (!refusal.errors) return [{ field: 'submissionNo', ...refusal.text }];
        return refusal.errors
          .filter(({ line }) => line === `lines[${lines.indexOf(place.line)}]`)
          .map(({ field, line: _line, ...error }) => ({ ...error, field: field === 'lineId' ? 'name' : field }));
      });
    },
    async store(within, rows) {
      const attendance = rows.flatMap((row) => {
        const place = placed(people, row);
        return 'line' in place ? [place.line] : [];
      });
      await actInside(within, trainingKind, 'attendance', { id, attendance });
    },
  };
}

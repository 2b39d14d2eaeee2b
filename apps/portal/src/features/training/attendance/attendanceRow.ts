/** A row of the attendance sheet. Pure. */
import type { TrainingAttendance, TrainingAttendee, YesNo } from '@harrow/api-client';

export interface AttendanceRow extends Omit<TrainingAttendee, 'lineId'> {
  id: string;
}

export const toRow = ({ lineId, ...attendee }: TrainingAttendee): AttendanceRow => ({ id: lineId, ...attendee });

/** Those who have not been said to be absent were there. */
export const allPresent = (rows: readonly AttendanceRow[]): AttendanceRow[] => rows.map((row) => ({ ...row, attended: row.attended ?? 'Y' }));

/** Whoever has a score was there. */
export const withScores = (rows: readonly AttendanceRow[]): AttendanceRow[] =>
  rows.map((row) => (row.score !== null && row.attended === null ? { ...row, attended: 'Y' } : row));

/** Rows that say something else than what is stored, as the call takes them. */
export function changedRows(rows: readonly AttendanceRow[], stored: readonly AttendanceRow[]): TrainingAttendance[] {
  const before = new Map(stored.map((row) => [row.id, row]));
  return rows.flatMap(({ id, attended, score }) => {
    const known = before.get(id);
    if (attended === null || (known?.attended === attended && known.score === score)) return [];
    return [{ lineId: id, attended: attended as YesNo, score: attended === 'Y' ? score : null }];
  });
}

/** What is typed of people, by their lines: the draft of the sheet. */
export type Marks = Readonly<Record<string, Pick<AttendanceRow, 'attended' | 'score'>>>;

/** Rows that do not say what is stored. */
export const marksOf = (rows: readonly AttendanceRow[], stored: readonly AttendanceRow[]): Marks => {
  const before = new Map(stored.map((row) => [row.id, row]));
  const isTyped = ({ id, attended, score }: AttendanceRow) => before.get(id)?.attended !== attended || before.get(id)?.score !== score;
  return Object.fromEntries(rows.filter(isTyped).map(({ id, attended, score }) => [id, { attended, score }]));
};

/** The stored sheet with what is typed; people who have left it are left out. */
export const marked = (stored: readonly AttendanceRow[], marks: Marks): AttendanceRow[] => stored.map((row) => ({ ...row, ...marks[row.id] }));

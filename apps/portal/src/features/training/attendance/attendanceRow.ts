/** A row of the attendance sheet. Pure. */
import type { TrainingAttendance, TrainingAttendee, YesNo } from '@harrow/api-client';

export interface AttendanceRow extends Omit<TrainingAttendee, 'lineId'> {
  id: string;
}

export const toRow = ({ lineId, ...attendee }: TrainingAttendee): AttendanceRow => ({ id: lineId, ...attendee });

/** Those who have not been said to be absent were there. */
export const allPresent = (rows: readonly AttendanceRow[]): AttendanceRow[] => rows.map((row) => ({ ...row, attended: row.attended ?? 'Y' }));

/** Rows that say something else than what is stored, as the call takes them. */
export function changedRows(rows: readonly AttendanceRow[], stored: readonly AttendanceRow[]): TrainingAttendance[] {
  const before = new Map(stored.map((row) => [row.id, row]));
  return rows.flatMap(({ id, attended, score }) => {
    const known = before.get(id);
    if (attended === null || (known?.attended === attended && known.score === score)) return [];
    return [{ lineId: id, attended: attended as YesNo, score: attended === 'Y' ? score : null }];
  });
}

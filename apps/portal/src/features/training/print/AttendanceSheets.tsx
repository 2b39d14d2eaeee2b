import { formatDate } from '@harrow/ui';
import { PaperSheet } from '../../../shared/print/PaperSheet.tsx';
import { SheetFact, SheetFacts } from '../../../shared/print/SheetFacts.tsx';
import { SheetTable } from '../../../shared/print/SheetTable.tsx';
import { useTwoLanguages } from '../../../shared/print/useTwoLanguages.tsx';
import { trainingListing } from '../trainings.ts';
import styles from './attendanceSheets.module.css';
import { signedDays } from './signedDays.ts';
import type { TrainingPaper } from './TrainingPrintPage.tsx';

/** Everybody with a seat, with room for a signature on every day; a long course has several sheets. */
export function AttendanceSheets({ training }: { training: TrainingPaper }) {
  const sheets = signedDays(training.startDate, training.endDate);
  return sheets.map((days, index) => (
    <AttendanceSheet key={days[0]} training={training} days={days} place={sheets.length > 1 ? `${index + 1}/${sheets.length}` : null} />
  ));
}

interface AttendanceSheetProps {
  training: TrainingPaper;
  days: readonly string[];
  /** Which of the sheets it is; null: there is one. */
  place: string | null;
}

function AttendanceSheet({ training, days, place }: AttendanceSheetProps) {
  const label = useTwoLanguages('training');
  return (
    <PaperSheet
      isWide
      title={label('print.attendance')}
      no={training.planNo}
      about={[training.title, place]}
      status={training.trainingStatus_dictText}
      path={`${trainingListing.address}/detail/${training.id}`}
      signatures={[{ label: label('field.lecturer') }, { label: label('print.centre') }]}
    >
      <SheetFacts>
        <SheetFact label={label('list.period')}>{[training.startDate, training.endDate].map((day) => formatDate(day)).join(' – ')}</SheetFact>
        <SheetFact label={label('field.location')}>{training.location}</SheetFact>
        <SheetFact label={label('field.lecturer')}>{training.lecturer}</SheetFact>
      </SheetFacts>
      <div className={styles.toSign}>
        <SheetTable
          columns={[
            { title: label('attendance.name'), value: ({ name }) => name },
            { title: label('attendance.dealer'), value: ({ dealerName }) => dealerName },
            { title: label('attendance.position'), value: ({ position }) => position ?? '–' },
            ...days.map((day) => ({ title: formatDate(day), value: () => '' })),
          ]}
          rows={training.attendees.map(({ lineId, ...attendee }) => ({ id: lineId, ...attendee }))}
        />
      </div>
    </PaperSheet>
  );
}

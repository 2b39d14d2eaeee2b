import { formatDate } from '@harrow/ui';
import { PaperSheet } from '../../../shared/print/PaperSheet.tsx';
import { SheetFact, SheetFacts } from '../../../shared/print/SheetFacts.tsx';
import { SheetTable } from '../../../shared/print/SheetTable.tsx';
import { useTwoLanguages } from '../../../shared/print/useTwoLanguages.tsx';
import { trainingListing } from '../trainings.ts';
import { daysOf } from './daysOf.ts';
import type { TrainingPaper } from './TrainingPrintPage.tsx';

/** Everybody with a seat, with room for a signature on every day. */
export function AttendanceSheet({ training }: { training: TrainingPaper }) {
  const label = useTwoLanguages('training');
  const days = daysOf(training.startDate, training.endDate);
  return (
    <PaperSheet
      isWide
      title={label('print.attendance')}
      no={training.planNo}
      about={[training.title]}
      status={training.trainingStatus_dictText}
      path={`${trainingListing.address}/detail/${training.id}`}
      signatures={[{ label: label('field.lecturer') }, { label: label('print.centre') }]}
    >
      <SheetFacts>
        <SheetFact label={label('list.period')}>{[training.startDate, training.endDate].map((day) => formatDate(day)).join(' – ')}</SheetFact>
        <SheetFact label={label('field.location')}>{training.location}</SheetFact>
        <SheetFact label={label('field.lecturer')}>{training.lecturer}</SheetFact>
      </SheetFacts>
      <SheetTable
        columns={[
          { title: label('attendance.name'), value: ({ name }) => name },
          { title: label('attendance.dealer'), value: ({ dealerName }) => dealerName },
          { title: label('attendance.position'), value: ({ position }) => position ?? '–' },
          ...days.map((day) => ({ title: formatDate(day), value: () => '' })),
        ]}
        rows={training.attendees.map(({ lineId, ...attendee }) => ({ id: lineId, ...attendee }))}
      />
    </PaperSheet>
  );
}

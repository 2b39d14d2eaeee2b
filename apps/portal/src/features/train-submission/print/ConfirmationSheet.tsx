import type { TrainSubmission } from '@harrow/api-client';
import { formatDate } from '@harrow/ui';
import { PaperSheet } from '../../../shared/print/PaperSheet.tsx';
import { SheetFact, SheetFacts } from '../../../shared/print/SheetFacts.tsx';
import { SheetTable } from '../../../shared/print/SheetTable.tsx';
import { useTwoLanguages } from '../../../shared/print/useTwoLanguages.tsx';
import { registrationListing } from '../registrations.ts';

/** Who is registered for a course. */
export function ConfirmationSheet({ registration }: { registration: TrainSubmission }) {
  const label = useTwoLanguages('trainSubmission');
  const { startDate, endDate } = registration;
  return (
    <PaperSheet
      title={label('print.confirmation')}
      no={registration.submissionNo}
      about={[registration.planTitle]}
      status={registration.status_dictText}
      path={`${registrationListing.address}/detail/${registration.id}`}
    >
      <SheetFacts>
        <SheetFact label={label('field.planNo')}>{registration.planNo}</SheetFact>
        <SheetFact label={label('field.planTitle')}>{registration.planTitle}</SheetFact>
        <SheetFact label={label('list.period')}>{[startDate, endDate].map((day) => formatDate(day)).join(' – ')}</SheetFact>
        <SheetFact label={label('field.method')}>{registration.method_dictText}</SheetFact>
        <SheetFact label={label('field.location')}>{registration.location}</SheetFact>
        <SheetFact label={label('field.numberOfParticipants')}>{registration.numberOfParticipants}</SheetFact>
      </SheetFacts>
      <SheetTable
        columns={[
          { title: label('field.lines.name'), value: ({ name }) => name },
          { title: label('field.lines.role'), value: (person) => person.role_dictText ?? '–' },
          { title: label('field.lines.position'), value: ({ position }) => position ?? '–' },
          { title: label('field.lines.phone'), value: ({ phone }) => phone },
          { title: label('field.lines.certificateNo'), value: ({ certificateNo }) => certificateNo ?? '–' },
        ]}
        rows={registration.lines}
      />
    </PaperSheet>
  );
}

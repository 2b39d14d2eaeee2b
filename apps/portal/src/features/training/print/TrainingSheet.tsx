import type { Training } from '@harrow/api-client';
import { formatDate, formatNumber, Money, useSettings } from '@harrow/ui';
import { AreaText } from '@harrow/ui/area-picker';
import { RichText } from '@harrow/ui/rich-text-editor';
import { PaperSheet } from '../../../shared/print/PaperSheet.tsx';
import { SheetFact, SheetFacts } from '../../../shared/print/SheetFacts.tsx';
import { useTwoLanguages } from '../../../shared/print/useTwoLanguages.tsx';
import { trainingListing } from '../trainings.ts';

/** What is taught, when and where. */
export function TrainingSheet({ training }: { training: Training }) {
  const label = useTwoLanguages('training');
  const { language } = useSettings();
  const { country, region, expenses, currency } = training;
  return (
    <PaperSheet
      title={label('print.plan')}
      no={training.planNo}
      about={[training.method_dictText, training.level_dictText]}
      status={training.trainingStatus_dictText}
      path={`${trainingListing.address}/detail/${training.id}`}
    >
      <SheetFacts>
        <SheetFact label={label('field.title')}>{training.title}</SheetFact>
        <SheetFact label={label('field.topics')}>{training.topics_dictText}</SheetFact>
        <SheetFact label={label('list.period')}>{[training.startDate, training.endDate].map((day) => formatDate(day)).join(' – ')}</SheetFact>
        <SheetFact label={label('field.registrationDeadline')}>{formatDate(training.registrationDeadline, { precision: 'minute' })}</SheetFact>
        <SheetFact label={label('field.location')}>
          {[training.location, training.country_dictText].filter(Boolean).join(', ')}
          {region && <>, {country === 'CN' ? <AreaText value={region} /> : region}</>}
        </SheetFact>
        <SheetFact label={label('field.language')}>{training.language_dictText}</SheetFact>
        <SheetFact label={label('field.secondProduct')}>{training.secondProduct_dictText}</SheetFact>
        <SheetFact label={label('field.lecturer')}>{training.lecturer}</SheetFact>
        <SheetFact label={label('field.capacity')}>{formatNumber(training.capacity, language)}</SheetFact>
        {training.passScore !== null && <SheetFact label={label('field.passScore')}>{formatNumber(training.passScore, language)}</SheetFact>}
        {expenses !== null && (
          <SheetFact label={label('field.expenses')}>
            <Money amount={expenses} currency={currency ?? undefined} />
          </SheetFact>
        )}
        {training.expenseBearer && <SheetFact label={label('field.expenseBearer')}>{training.expenseBearer_dictText}</SheetFact>}
      </SheetFacts>
      {training.content && (
        <>
          <h2>{label('field.content')}</h2>
          <RichText html={training.content} />
        </>
      )}
      {training.prerequisites && (
        <>
          <h2>{label('field.prerequisites')}</h2>
          <p>{training.prerequisites}</p>
        </>
      )}
    </PaperSheet>
  );
}

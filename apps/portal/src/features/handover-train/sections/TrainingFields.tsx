import { RatingInput } from '@harrow/ui';
import { useTranslation } from 'react-i18next';
import { labelIdOf } from '../../../shared/fields/control/controlProps.ts';
import { Field, lineColumns, LineTable, useDocument, useValue } from '../handoverKind.ts';
import { Topics } from './Topics.tsx';
import { useDayProblem } from './useDayProblem.ts';

/** Product lines without mandatory training. */
const untrained: readonly (string | undefined)[] = ['implement', 'engine'];

const trainees = lineColumns('trainees', { name: {}, role: {}, phone: {}, licenceNo: {} });

const mostStars = 5;

/** Training: trainees, trainer, place and hours. */
export function TrainingFields() {
  const { t } = useTranslation('handoverTrain');
  const line = useDocument()?.secondProduct;
  const trainingProblem = useDayProblem(useValue('trainingDate'));
  return (
    <>
      <Field name="trainingDate" problem={trainingProblem} />
      <Field name="trainingPlace" />
      <Field name="trainer" as="colleague" />
      <Field name="trainingHours" />
      <Field name="customerSatisfaction" text={(stars) => <Stars count={Number(stars)} />}>
        {({ status: _status, ...control }, value, change) => (
          <RatingInput
            {...control}
            aria-labelledby={labelIdOf(control.id)}
            value={value as number | null}
            count={mostStars}
            onChange={(stars) => change(stars ?? null)}
          />
        )}
      </Field>
      <Topics />
      <LineTable list="trainees" title={t('section.trainees')} columns={trainees} needed={!untrained.includes(line)} emptyText={t('noTrainees')} />
    </>
  );
}

/** A rating that is read. */
const Stars = ({ count }: { count: number }) => (
  <span role="img" aria-label={`${count} / ${mostStars}`}>
    {'★'.repeat(count)}
    {'☆'.repeat(mostStars - count)}
  </span>
);

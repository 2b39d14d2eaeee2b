import { DocumentSection, FieldGrid } from '@harrow/ui';
import { useTranslation } from 'react-i18next';
import { idOf, useHandoverEditing } from '../form/editing.ts';
import { DateField, NumberField, PersonField, RatingField, TextField } from '../form/useHandoverFields.ts';
import styles from './sections.module.css';
import { TopicList } from './TopicList.tsx';
import { TraineeTable } from './TraineeTable.tsx';

/** Who was trained, by whom, on what. */
export function TrainingSection({ errorCount }: { errorCount: number }) {
  const { t } = useTranslation('handoverTrain');
  const { pageId, errors } = useHandoverEditing();
  const wrongList = errors.find(({ list, rowId, field }) => list === 'trainees' && rowId === undefined && field === 'trainees');
  return (
    <DocumentSection id="training" title={t('section.training')} errorCount={errorCount}>
      <FieldGrid>
        <DateField name="trainingDate" />
        <TextField name="trainingPlace" />
        <PersonField name="trainer" />
        <NumberField name="trainingHours" decimals={1} unit="hour" />
        <RatingField name="customerSatisfaction" />
      </FieldGrid>
      <TopicList />
      <h3 id={idOf(pageId, 'trainees')} tabIndex={-1} className={styles.subtitle}>
        {t('section.trainees')}
      </h3>
      {wrongList && <p className={styles.error}>{wrongList.text}</p>}
      <TraineeTable />
    </DocumentSection>
  );
}

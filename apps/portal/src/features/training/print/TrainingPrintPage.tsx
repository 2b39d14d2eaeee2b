import type { Training, TrainingAttendee } from '@harrow/api-client';
import { useQuery } from '@tanstack/react-query';
import { Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { DocumentPrintPage } from '../../../documents/print/DocumentPrintPage.tsx';
import { paperOf } from '../../../documents/print/paperOf.ts';
import { AttendanceSheets } from './AttendanceSheets.tsx';
import { TrainingSheet } from './TrainingSheet.tsx';

/** A course; for the training centre with everybody who has a seat. */
export type TrainingPaper = Training & { attendees: TrainingAttendee[] };

/** The sheet of a course, or the list that people sign on every day. */
export function TrainingPrintPage() {
  const { t } = useTranslation('training');
  const { id = '' } = useParams();
  const [paper, setPaper] = useState<'plan' | 'attendance'>('plan');
  const hasAttendees = (useQuery(paperOf<TrainingPaper>('training', id)).data?.attendees ?? []).length > 0;
  const choice = hasAttendees && (
    <Select
      aria-label={t('print.paper')}
      value={paper}
      onChange={setPaper}
      popupMatchSelectWidth={false}
      options={[
        { value: 'plan', label: t('print.plan') },
        { value: 'attendance', label: t('print.attendance') },
      ]}
    />
  );
  return (
    <DocumentPrintPage<TrainingPaper> docType="training" numberOf={({ planNo }) => planNo} bar={choice}>
      {(training) => (paper === 'plan' ? <TrainingSheet training={training} /> : <AttendanceSheets training={training} />)}
    </DocumentPrintPage>
  );
}

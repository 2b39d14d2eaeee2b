import type { TrainApply } from '@harrow/api-client';
import { type Fact, ReadOnlyField } from '@harrow/ui';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useRecordId } from '../../documents/page/DocumentRecord.tsx';
import { ReturnNotice } from '../../documents/page/ReturnNotice.tsx';
import { userStore } from '../../platform/session/session.ts';
import { useStore } from '../../platform/store.ts';
import { MasterHistory } from '../../shared/changes/MasterHistory.tsx';
import { DictsSelect } from '../../shared/pickers/DictsSelect.tsx';
import { ApplicationFoot } from './ApplicationFoot.tsx';
import { DocumentForm, Field, Section, Slots, useDocument } from './applicationKind.ts';

const dictionaries = { method: 'training_method', secondProduct: 'product2', currency: 'currency', expenseBearer: 'expense_bearer', status: 'bill_status' };
const history = { docType: 'trainApply', namespace: 'trainApply', dictionaries };

/** An application for a course: to write, to answer, to read. */
export function ApplicationPage() {
  const { t } = useTranslation('trainApply');
  const user = useStore(userStore);
  return (
    <DocumentForm
      begin={{ topics: [], currency: user?.currency ?? null }}
      facts={(application) => factsOf(application, t)}
      Notice={ReturnNotice}
      rail={({ id }) => ({ changes: <MasterHistory id={id} words={history} /> })}
      Foot={ApplicationFoot}
    >
      <Answer />
      <SubjectSection />
      <DatesSection />
      <Slots />
    </DocumentForm>
  );
}

const factsOf = (application: TrainApply, t: TFunction<'trainApply'>): Fact[] => [
  { label: t('field.dealerName'), value: application.subDealerName ?? application.dealerName },
  ...(application.closeReason ? [{ label: t('field.closeReason'), value: application.closeReason_dictText }] : []),
];

/** Answer of the training centre, with the course that it planned. */
function Answer() {
  const { t } = useTranslation('trainApply');
  const application = useDocument();
  if (!application || (application.replyContent === null && application.plannedNo === null)) return null;
  const { replyContent, plannedNo, planId } = application;
  return (
    <Section name="answer">
      <ReadOnlyField label={t('field.replyContent')} wide>
        <span style={{ whiteSpace: 'pre-line' }}>{replyContent}</span>
      </ReadOnlyField>
      {plannedNo && (
        <ReadOnlyField label={t('field.plannedNo')}>
          {planId ? (
            <Link className="hw-link" to={`/training/plan/detail/${planId}`}>
              {plannedNo}
            </Link>
          ) : (
            plannedNo
          )}
        </ReadOnlyField>
      )}
    </Section>
  );
}

/** Subject and reason of the application. */
function SubjectSection() {
  const isNew = useRecordId() === undefined;
  return (
    <Section name="subject">
      <Field name="title" wide autoFocus={isNew} />
      <Field name="topics" wide>
        {(control, value, change) => <DictsSelect {...control} dict="training_topic" value={value as string[]} onChange={change} />}
      </Field>
      <Field name="method" radio wide />
      <Field name="secondProduct" />
      <Field name="reason" rows={4} wide />
    </Section>
  );
}

/** When, where and for how many people. */
function DatesSection() {
  return (
    <Section name="dates">
      <Field name="expectedDate" mayBeAhead />
      <Field name="deadline" mayBeAhead />
      <Field name="numberOfApplicants" needed />
      <Field name="numberOfParticipants" needed />
      <Field name="location" wide />
      <Field name="expenses" />
      <Field name="currency" />
      <Field name="expenseBearer" />
    </Section>
  );
}

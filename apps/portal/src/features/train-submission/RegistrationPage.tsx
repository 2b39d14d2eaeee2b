import type { TrainSubmission } from '@harrow/api-client';
import { DateText, type Fact, formatDate, ReadOnlyField } from '@harrow/ui';
import { useQuery } from '@tanstack/react-query';
import { Alert, Select } from 'antd';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { mayEdit } from '../../documents/form/document/formKind.ts';
import { ReturnNotice } from '../../documents/page/ReturnNotice.tsx';
import { useGrant } from '../../shared/usePermission.ts';
import { PeopleRecord } from './people/PeopleRecord.tsx';
import { PeopleTable } from './people/PeopleTable.tsx';
import { railOf } from './railOf.tsx';
import { RegistrationFoot } from './RegistrationFoot.tsx';
import { DocumentForm, Field, Section, useDocument, useValue } from './registrationKind.ts';
import { openTrainings } from './registrations.ts';

/** A registration for a course: to write, to review, to change and give up, to read. */
export function RegistrationPage() {
  const { t } = useTranslation('trainSubmission');
  const [search] = useSearchParams();
  const showsPeople = useGrant('training:query');
  return (
    <DocumentForm
      begin={{ planNo: search.get('planNo'), lines: [] }}
      facts={(registration) => factsOf(registration, t)}
      Notice={RegistrationNotice}
      rail={(registration) => railOf(registration, { t, showsPeople })}
      Foot={RegistrationFoot}
    >
      <PlanSection />
      <CountsSection />
      <Section name="people">
        <People />
      </Section>
    </DocumentForm>
  );
}

const factsOf = (registration: TrainSubmission, t: TFunction<'trainSubmission'>): Fact[] => [
  { label: t('field.dealerName'), value: registration.subDealerName ?? registration.dealerName },
  ...(registration.waitingPos === null ? [] : [{ label: t('field.waitingPos'), value: String(registration.waitingPos) }]),
  ...(registration.seatConfirmTime ? [{ label: t('field.seatConfirmTime'), value: <DateText value={registration.seatConfirmTime} precision="date" /> }] : []),
  ...(registration.closeReason ? [{ label: t('field.closeReason'), value: registration.closeReason_dictText }] : []),
];

/** Above a registration: why it came back, and that it waits. */
function RegistrationNotice({ document: registration }: { document: TrainSubmission }) {
  const { t } = useTranslation('trainSubmission');
  return (
    <>
      <ReturnNotice document={registration} />
      {registration.waitingPos !== null && <Alert type="info" showIcon title={t('waiting', { n: registration.waitingPos })} />}
    </>
  );
}

interface PlanFacts {
  title: string;
  planId: string | null;
  method: string;
  startDate: string;
  endDate: string;
  location: string | null;
  registrationDeadline: string;
  seatsLeft: number;
}

/** The course: chosen for a new registration, fixed from then on. */
function PlanSection() {
  const { t } = useTranslation('trainSubmission');
  const registration = useDocument();
  const planNo = useValue('planNo');
  const { data: open } = useQuery({ ...openTrainings, enabled: registration === undefined });
  const chosen = open?.find((training) => training.planNo === planNo);
  const plan: PlanFacts | undefined = registration
    ? { ...registration, title: registration.planTitle, method: registration.method_dictText }
    : chosen && { ...chosen, planId: null, method: chosen.method_dictText };
  return (
    <Section name="plan">
      {registration ? (
        <ReadOnlyField label={t('field.planNo')}>
          <Link className="hw-link" to={`/training/plan/detail/${registration.planId}`}>
            {registration.planNo}
          </Link>
        </ReadOnlyField>
      ) : (
        <Field name="planNo" label={t('field.planTitle')}>
          {(control, value, change) => (
            <Select
              {...control}
              showSearch={{ optionFilterProp: 'label' }}
              loading={open === undefined}
              value={(value as string | null) ?? undefined}
              onChange={(no: string) => change(no)}
              notFoundContent={t('noOpen')}
              options={open?.map((training) => ({ value: training.planNo, label: `${training.title} · ${formatDate(training.startDate)}` })) ?? []}
            />
          )}
        </Field>
      )}
      {plan && (
        <>
          <ReadOnlyField label={t('field.planTitle')}>{plan.title}</ReadOnlyField>
          <ReadOnlyField label={t('list.period')}>{[plan.startDate, plan.endDate].map((day) => formatDate(day)).join(' – ')}</ReadOnlyField>
          <ReadOnlyField label={t('field.method')}>{plan.method}</ReadOnlyField>
          <ReadOnlyField label={t('field.location')}>{plan.location}</ReadOnlyField>
          <ReadOnlyField label={t('field.registrationDeadline')}>
            <DateText value={plan.registrationDeadline} />
          </ReadOnlyField>
          <ReadOnlyField label={t('seatsLeft')}>{plan.seatsLeft}</ReadOnlyField>
        </>
      )}
    </Section>
  );
}

/** How many people want to come, and how many are sent. */
function CountsSection() {
  return (
    <Section name="counts">
      <Field name="numberOfApplicants" needed />
      <Field name="numberOfParticipants" needed />
      <Field name="remark" rows={2} wide />
    </Section>
  );
}

function People() {
  const registration = useDocument();
  return registration && !mayEdit(registration) ? <PeopleRecord registration={registration} /> : <PeopleTable />;
}

import type { Training } from '@harrow/api-client';
import { DictSelect, type Fact, formatDate, StatusTag } from '@harrow/ui';
import { AreaPicker, AreaText } from '@harrow/ui/area-picker';
import { RichText, RichTextEditor } from '@harrow/ui/rich-text-editor';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useOpenForm } from '../../documents/form/document/openForm.ts';
import { useRecordId } from '../../documents/page/DocumentRecord.tsx';
import { userStore } from '../../platform/session/session.ts';
import { useStore } from '../../platform/store.ts';
import { AudiencePicker } from '../../shared/pickers/AudiencePicker.tsx';
import { DictsSelect } from '../../shared/pickers/DictsSelect.tsx';
import { LazyUserPicker } from '../../shared/pickers/users/LazyUserPicker.tsx';
import { keepInText } from '../../shared/sources/editorFiles.ts';
import { railOf } from './railOf.tsx';
import { TrainingFoot } from './TrainingFoot.tsx';
import { DocumentForm, Field, Section, Slots, useDocument, useValue } from './trainingKind.ts';
import { trainingTones } from './trainings.ts';

/** A course: to plan, to hold, or to read and register for. */
export function TrainingPage() {
  const { t } = useTranslation('training');
  const user = useStore(userStore);
  return (
    <DocumentForm
      begin={{ topics: [], method: 'on_site', level: 'basic', organiser: user?.username ?? null, targetScope: 'all', targetIds: [] }}
      facts={(training) => factsOf(training, t)}
      status={({ trainingStatus, trainingStatus_dictText }) => <StatusTag color={trainingTones[trainingStatus]} text={trainingStatus_dictText} />}
      rail={(training) => railOf(training, t)}
      Foot={TrainingFoot}
    >
      <BasicsSection />
      <PlaceSection />
      <SeatsSection />
      <AudienceSection />
      <ContentSection />
      <Slots />
    </DocumentForm>
  );
}

const factsOf = (training: Training, t: TFunction<'training'>): Fact[] => {
  const { planNo, seatsTaken, capacity, registrationDeadline, waitingCount, mySubmissionNo, mySubmissionId, closeReason_dictText } = training;
  return [
    { label: t('field.planNo'), value: planNo },
    { label: t('field.seatsTaken'), value: `${seatsTaken}/${capacity}` },
    ...(waitingCount > 0 ? [{ label: t('waiting'), value: String(waitingCount) }] : []),
    { label: t('field.registrationDeadline'), value: formatDate(registrationDeadline, { precision: 'minute' }) },
    ...(mySubmissionNo
      ? [
          {
            label: t('field.mySubmissionNo'),
            value: (
              <Link className="hw-link" to={`/training/registration/detail/${mySubmissionId}`}>
                {mySubmissionNo}
              </Link>
            ),
          },
        ]
      : []),
    ...(closeReason_dictText ? [{ label: t('field.closeReason'), value: closeReason_dictText }] : []),
  ];
};

/** What is taught, and how. */
function BasicsSection() {
  const isNew = useRecordId() === undefined;
  return (
    <Section name="basics">
      <Field name="title" wide autoFocus={isNew} />
      <Field name="topics" wide>
        {(control, value, change) => <DictsSelect {...control} dict="training_topic" value={value as string[]} onChange={change} />}
      </Field>
      <Field name="method" radio wide />
      <Field name="level" />
      <Field name="language" />
      <Field name="secondProduct" />
      <Field name="lecturer" />
      <Field name="organiser">
        {(control, value, change) => (
          <LazyUserPicker {...control} multiple={false} value={(value as string | null) ?? ''} onChange={(name) => change(name || null)} />
        )}
      </Field>
    </Section>
  );
}

/** When and where. */
function PlaceSection() {
  const [method, country, startDate] = [useValue('method'), useValue('country'), useValue('startDate')];
  const isElsewhere = method !== 'online';
  return (
    <Section name="place">
      <Field name="startDate" mayBeAhead />
      <Field name="endDate" mayBeAhead {...(startDate && { earliest: startDate })} />
      <Field name="registrationDeadline" />
      <Field name="country" needed={isElsewhere} />
      {country === 'CN' ? (
        <Field name="region" text={(value) => <AreaText value={value as string | null} />}>
          {(control, value, change) => <AreaPicker {...control} anyLevel value={value as string | null} onChange={(code) => change(code || null)} />}
        </Field>
      ) : (
        <Field name="region" />
      )}
      <Field name="location" wide needed={isElsewhere} />
    </Section>
  );
}

/** How many people, and at whose expense. */
function SeatsSection() {
  return (
    <Section name="seats">
      <Field name="capacity" />
      <Field name="maxPerDealer" />
      <Field name="passScore" />
      <Field name="expenses" />
      <Field name="currency" />
      <Field name="expenseBearer" />
    </Section>
  );
}

type Scope = Training['targetScope'];

/** For whom it is published. */
function AudienceSection() {
  const { t } = useTranslation('training');
  const { engine } = useOpenForm();
  const scope: Scope = useValue('targetScope') ?? 'all';
  return (
    <Section name="audience">
      <Field name="targetScope">
        {(control, value) => (
          <DictSelect
            {...control}
            dict="target_scope"
            value={value as string}
            allowClear={false}
            // Codes of dealers mean nothing among roles.
            onChange={(next) => engine.type({ targetScope: next ?? null, targetIds: [] })}
          />
        )}
      </Field>
      {scope !== 'all' && (
        <Field name="targetIds" label={t(`target.${scope}`)} needed>
          {(control, value, change) => (
            <AudiencePicker
              {...control}
              scope={scope}
              value={(value as string[] | null)?.join(',') ?? ''}
              onChange={(codes) => change(codes ? codes.split(',') : [])}
            />
          )}
        </Field>
      )}
    </Section>
  );
}

function ContentSection() {
  const training = useDocument();
  return (
    <Section name="content">
      <Field name="content" wide text={() => training?.content && <RichText html={training.content} />}>
        {({ status: _status, ...control }, value, change) => (
          <RichTextEditor
            {...control}
            value={(value as string | null) ?? ''}
            onChange={(html) => change(html || null)}
            height={280}
            uploadImage={keepInText}
            uploadMedia={keepInText}
          />
        )}
      </Field>
      <Field name="prerequisites" rows={3} wide />
    </Section>
  );
}

import type { Announcement } from '@harrow/api-client';
import { DictSelect, StatusTag } from '@harrow/ui';
import { DepartmentPicker, RolePicker } from '@harrow/ui/pickers';
import { useTranslation } from 'react-i18next';
import { useOpenForm } from '../../documents/form/document/openForm.ts';
import type { ControlProps } from '../../shared/fields/control/controlProps.ts';
import { AnnouncementBar } from '../../shared/announcements/AnnouncementBar.tsx';
import { LazyUserPicker } from '../../shared/pickers/users/LazyUserPicker.tsx';
import { useLanguage } from '../../shared/useLanguage.ts';
import { AnnouncementFoot } from './AnnouncementFoot.tsx';
import { DocumentForm, Field, Section, shownIn, TextsField, useValue } from './announcementKind.ts';
import { statusTones } from './announcements.ts';

const begin = { priority: 'M', msgType: 'ALL', targetIds: [] } as const;

/** An announcement in the hands of its author. */
export function AnnouncementPage() {
  const { t } = useTranslation('isystemAnnouncement');
  return (
    <DocumentForm
      begin={begin}
      status={({ sendStatus, sendStatus_dictText: text }) => <StatusTag color={statusTones[sendStatus]} text={text} />}
      facts={({ sendStatus, readCount }) => (sendStatus === '0' ? [] : [{ label: t('field.readCount'), value: readCount }])}
      Foot={AnnouncementFoot}
    >
      <FactsSection />
      <Section name="texts" description={t('languageNote')}>
        <TextsField names={['titile', 'msgAbstract', 'msgContent']} />
      </Section>
      <Section name="preview">
        <Preview />
      </Section>
    </DocumentForm>
  );
}

/** Level, receivers and times. */
function FactsSection() {
  const { t } = useTranslation('isystemAnnouncement');
  const { engine } = useOpenForm();
  const to = useValue('msgType') ?? 'ALL';
  return (
    <Section name="facts">
      <Field name="priority" radio hint={t('levelNote')} />
      <Field name="msgType">
        {(control, value) => (
          <DictSelect
            {...control}
            dict="announcement_to"
            value={value as string}
            allowClear={false}
            // Names of roles mean nothing among departments.
            onChange={(next) => engine.type({ msgType: next ?? null, targetIds: [] })}
          />
        )}
      </Field>
      {to !== 'ALL' && (
        <Field name="targetIds" needed>
          {(control, value, change) => (
            <Targets {...control} of={to} value={(value as string[] | null)?.join(',') ?? ''} onChange={(codes) => change(codes ? codes.split(',') : [])} />
          )}
        </Field>
      )}
      <Field name="sendTime" hint={t('sendNote')} />
      <Field name="revokeTime" hint={t('revokeNote')} />
    </Section>
  );
}

interface TargetsProps extends ControlProps {
  of: Exclude<Announcement['msgType'], 'ALL'>;
  /** Codes joined by commas. */
  value: string;
  onChange: (codes: string | undefined) => void;
}

function Targets({ of, status: _status, ...control }: TargetsProps) {
  if (of === 'ROLE') return <RolePicker {...control} store="roleCode" />;
  return of === 'ORG' ? <DepartmentPicker {...control} multiple store="orgCode" /> : <LazyUserPicker {...control} />;
}

/** Preview of its bar in the author's language. */
function Preview() {
  const { t } = useTranslation('isystemAnnouncement');
  const language = useLanguage();
  const [title, abstract] = [useValue('titile'), useValue('msgAbstract')];
  const priority = useValue('priority') ?? 'M';
  const until = useValue('revokeTime');
  if (priority === 'L') return <p data-wide>{t('onlyBell')}</p>;
  return (
    <div data-wide>
      <AnnouncementBar titile={shownIn(title, language) || '…'} msgAbstract={shownIn(abstract, language)} priority={priority} until={until} />
    </div>
  );
}

import type { NoticeRecord } from '@harrow/api-client';
import { DictSelect } from '@harrow/ui';
import { Button, Checkbox } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useOpenForm } from '../../documents/form/document/openForm.ts';
import { AudiencePicker } from '../../shared/pickers/AudiencePicker.tsx';
import { NoticeFoot } from './NoticeFoot.tsx';
import { DocumentForm, Field, Section, Slots, TextsField, useDocument, useValue } from './noticeKind.ts';

const begin = { noticeType: 'policy', targetScope: 'all', targetIds: [], mustRead: 'N', topFlag: 'N' } as const;

/** A notice in the hands of its author. */
export function NoticePage() {
  const { t } = useTranslation('publicNotice');
  const navigate = useNavigate();
  const read = ({ id, status }: NoticeRecord) =>
    status === 'pass' && <Button onClick={() => void navigate(`/workbench/notice/detail/${id}`)}>{t('read')}</Button>;
  return (
    <DocumentForm
      begin={begin}
      facts={({ noticeNo }) => [{ label: t('field.noticeNo'), value: noticeNo }]}
      headActions={read}
      rail={() => ({ hasComments: false })}
      Foot={NoticeFoot}
    >
      <FactsSection />
      <Section name="texts" description={t('languageNote')}>
        <TextsField names={['title', 'content']} />
      </Section>
      <Slots />
    </DocumentForm>
  );
}

/** Kind, audience and times. */
function FactsSection() {
  const { t } = useTranslation('publicNotice');
  const { engine } = useOpenForm();
  const isPublished = useDocument()?.status === 'pass';
  const scope = useValue('targetScope') ?? 'all';
  return (
    <Section name="facts">
      <Field name="noticeType" />
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
      <Field name="publishTime" hint={!isPublished && t('publishNote')} />
      <Field name="expireDate" mayBeAhead />
      <Field name="mustRead" hint={t('mustReadNote')} />
      <Field name="topFlag" />
      {isPublished && (
        <Field name="notifyAgain" needed={false} wide>
          {({ id, 'aria-describedby': note }, value, change) => (
            <Checkbox id={id} aria-describedby={note} checked={value === true} onChange={({ target }) => change(target.checked || null)} />
          )}
        </Field>
      )}
    </Section>
  );
}

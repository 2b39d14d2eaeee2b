import type { NoticeRecord } from '@harrow/api-client';
import { DictMultiSelect, DictSelect } from '@harrow/ui';
import { RolePicker } from '@harrow/ui/pickers';
import { Button, Checkbox } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useOpenForm } from '../../documents/form/document/openForm.ts';
import type { ControlProps } from '../../shared/fields/control/controlProps.ts';
import { DealerPicker } from '../../shared/pickers/dealers/DealerPicker.tsx';
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
            <Targets
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

interface TargetsProps extends ControlProps {
  scope: Exclude<NoticeRecord['targetScope'], 'all'>;
  /** Codes joined by commas. */
  value: string;
  onChange: (codes: string | undefined) => void;
}

function Targets({ scope, status: _status, ...control }: TargetsProps) {
  if (scope === 'dealer') return <DealerPicker {...control} />;
  return scope === 'market_group' ? <DictMultiSelect {...control} dict="market_group" /> : <RolePicker {...control} store="roleCode" />;
}

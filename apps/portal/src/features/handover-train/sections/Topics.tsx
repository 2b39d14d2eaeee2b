import type { HandoverTrain } from '@harrow/api-client';
import { handoverTrainsForm } from '@harrow/api-client/forms';
import { useFieldProblem, YesNo } from '@harrow/ui';
import { limitRules } from '@harrow/validation/field-rules';
import { Button, Checkbox, Input } from 'antd';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { markAt } from '../../../documents/actions/marks.ts';
import { fieldId, useFormPart, useOpenForm, useProblem } from '../../../documents/form/document/openForm.ts';
import type { RowOf } from '../../../documents/form/document/formKind.ts';
import { useFormPlace } from '../../../documents/form/document/fields/useFormPlace.ts';
import { usePermission } from '../../../shared/usePermission.ts';
import { useList } from '../handoverKind.ts';
import styles from './sections.module.css';

type Topic = RowOf<HandoverTrain, 'topics'>;

/** Training topics covered. The machine's topics come with the first save. */
export function Topics() {
  const { t } = useTranslation('handoverTrain');
  const { pageId } = useOpenForm();
  const { rows, change, readOnly } = useList('topics');
  const wrong = useProblem('topics');
  const isText = !usePermission('handoverTrain:topic:save') || readOnly;
  const isOpen = rows.length === 0 || rows.some(({ mandatory, done }) => mandatory === 'Y' && done !== 'Y');
  useFormPlace('topics', { missing: isOpen ? ['topics'] : [] });
  const isAllDone = rows.every(({ done }) => done === 'Y');
  return (
    <div id={fieldId(pageId, 'topics')} data-wide tabIndex={-1} className={styles.list}>
      <h3 className={styles.subtitle}>
        {t('section.topics')}
        {!isText && rows.length > 0 && (
          <Button size="small" disabled={isAllDone} onClick={() => change(rows.map((row) => ({ ...row, done: 'Y' })))}>
            {t('allDone')}
          </Button>
        )}
      </h3>
      {wrong && <p className={styles.error}>{wrong}</p>}
      {rows.length === 0 && <p className={styles.quiet}>{t('topicsLater')}</p>}
      <ul className={styles.topics}>
        {rows.map((topic) => (
          <TopicLine key={topic.id} topic={topic} isText={isText} onChange={(what) => change(rows.map((row) => (row === topic ? { ...row, ...what } : row)))} />
        ))}
      </ul>
    </div>
  );
}

interface TopicLineProps {
  topic: Topic;
  isText: boolean;
  onChange: (what: Partial<Topic>) => void;
}

const remarkRules = limitRules({ maxLength: handoverTrainsForm.lists.topics.fields.remark.maxLength });

function TopicLine({ topic: { id, topicCode_dictText: name, mandatory, done, remark }, isText, onChange }: TopicLineProps) {
  const { t } = useTranslation('handoverTrain');
  const noteId = useId();
  const refusal = useFormPart(({ errors }) => errors.find(({ list, rowId }) => list === 'topics' && rowId === id)?.text);
  const limit = useFieldProblem(remarkRules, remark);
  const { t: kit } = useTranslation('documents');
  const mark = markAt(useOpenForm().document, 'done', id);
  const wrong = refusal ?? limit ?? (mark && (mark.note ? kit('form.marked', { note: mark.note }) : kit('form.markedPlain')));
  if (isText)
    return (
      <li className={styles.topic}>
        <span>{name}</span>
        <span>
          <YesNo value={done} /> {remark}
        </span>
      </li>
    );
  return (
    <li className={styles.topic}>
      <Checkbox checked={done === 'Y'} onChange={({ target }) => onChange({ done: target.checked ? 'Y' : 'N' })}>
        {name}
        {mandatory === 'Y' && ` (${t('mandatory')})`}
      </Checkbox>
      <div>
        <Input
          value={remark ?? ''}
          status={wrong ? 'error' : ''}
          aria-invalid={wrong ? true : undefined}
          aria-label={`${name ?? ''} ${t('field.topics.remark')}`}
          aria-describedby={noteId}
          placeholder={t('field.topics.remark')}
          onChange={({ target }) => onChange({ remark: target.value || null })}
        />
        <div id={noteId} aria-live="polite" className={styles.error}>
          {wrong}
        </div>
      </div>
    </li>
  );
}

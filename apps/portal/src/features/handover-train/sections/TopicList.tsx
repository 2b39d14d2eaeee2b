import { DictText, YesNo } from '@harrow/ui';
import { Button, Checkbox, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { idOf, useHandoverEditing } from '../form/editing.ts';
import type { TopicRow } from '../form/handoverForm.ts';
import styles from './sections.module.css';

/** What was explained. The topics of the machine come with the first save. */
export function TopicList() {
  const { t } = useTranslation('handoverTrain');
  const { pageId, handover, form, edit, readOnly, errors } = useHandoverEditing();
  const { topics } = form;
  const mandatory = new Set(handover?.topics.flatMap((topic) => (topic.mandatory === 'Y' ? [topic.topicCode] : [])));
  const wrong = errors.find(({ list }) => list === 'topics');
  const change = (id: string, patch: Partial<TopicRow>): void =>
    edit({ type: 'topics', rows: topics.map((topic) => (topic.id === id ? { ...topic, ...patch } : topic)) });
  const isAllDone = topics.every(({ done }) => done === 'Y');
  return (
    <>
      <h3 id={idOf(pageId, 'topics')} tabIndex={-1} className={styles.subtitle}>
        {t('section.topics')}
        {!readOnly && topics.length > 0 && (
          <Button size="small" disabled={isAllDone} onClick={() => edit({ type: 'topics', rows: topics.map((topic) => ({ ...topic, done: 'Y' })) })}>
            {t('allDone')}
          </Button>
        )}
      </h3>
      {wrong && <p className={styles.error}>{wrong.text}</p>}
      {topics.length === 0 && <p className={styles.quiet}>{t('topicsLater')}</p>}
      <ul className={styles.topics}>
        {topics.map(({ id, done, remark }) => (
          <li key={id} className={styles.topic}>
            {readOnly ? (
              <>
                <DictText dict="handover_topic" value={id} />
                <span>
                  <YesNo value={done} /> {remark}
                </span>
              </>
            ) : (
              <>
                <Checkbox checked={done === 'Y'} onChange={(event) => change(id, { done: event.target.checked ? 'Y' : 'N' })}>
                  <DictText dict="handover_topic" value={id} />
                  {mandatory.has(id) && ` (${t('mandatory')})`}
                </Checkbox>
                <Input
                  value={remark ?? ''}
                  maxLength={200}
                  aria-label={t('field.topics.remark')}
                  placeholder={t('field.topics.remark')}
                  onChange={(event) => change(id, { remark: event.target.value || null })}
                />
              </>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

import { useTranslation } from '../../../HarrowProvider/language/useTranslation.ts';
import { useListTexts } from '../../hooks/useListTexts.ts';
import { Button } from 'antd';
import { type FormEvent, useState } from 'react';
import type { SavedView, ViewToSave } from '../../../sources/viewStore.ts';
import styles from './ViewsPanel.module.css';

export interface ViewFormProps {
  views: readonly SavedView[];
  roles: readonly { value: string; label: string }[];
  busy: boolean;
  /** Answers whether it was saved. */
  onSave: (view: Omit<ViewToSave, 'content'>) => Promise<boolean>;
}

/** Most characters of a name. */
const titleLimit = 60;

/** Keeps what is shown under a name; under the name of a view of one's own it asks before it replaces it. */
export function ViewForm({ views, roles, busy, onSave }: ViewFormProps) {
  const { t } = useListTexts();
  const { t: ui } = useTranslation('ui');
  const [title, setTitle] = useState('');
  const [role, setRole] = useState('');
  const [isDefault, setDefault] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [replaced, setReplaced] = useState<SavedView>();
  const name = title.trim();
  const length = [...title].length;
  const tooLong = length > titleLimit ? ui('text.tooLong', { limit: titleLimit, n: length }) : undefined;
  const shown = tooLong ?? problem;
  const save = async (id?: string): Promise<void> => {
    setReplaced(undefined);
    const isSaved = await onSave({ title: name, role: role === '' ? undefined : role, isDefault, ...(id !== undefined && { id }) });
    if (!isSaved) return;
    setTitle('');
    setRole('');
    setDefault(false);
  };
  const handleSubmit = (event: FormEvent): void => {
    event.preventDefault();
    setProblem(name === '' ? t('views.nameMissing') : undefined);
    if (name === '' || tooLong) return;
    const same = views.find((view) => view.mayEdit && view.title === name);
    if (same) setReplaced(same);
    else void save();
  };
  return (
    <form className={styles.form} onSubmit={handleSubmit}>
      <label>
        <span>{t('views.name')}</span>
        <input
          className={styles.input}
          value={title}
          aria-invalid={shown !== undefined}
          aria-describedby={shown && 'hw-views-problem'}
          onChange={(event) => {
            setTitle(event.target.value);
            setReplaced(undefined);
          }}
        />
      </label>
      {shown && (
        <p id="hw-views-problem" className={styles.problem} role="alert">
          {shown}
        </p>
      )}
      {roles.length > 0 && (
        <label>
          <span>{t('views.share')}</span>
          <select className={styles.input} value={role} onChange={(event) => setRole(event.target.value)}>
            <option value="">{t('views.private')}</option>
            {roles.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </label>
      )}
      <label className={styles.check}>
        <input type="checkbox" checked={isDefault} onChange={(event) => setDefault(event.target.checked)} />
        <span>{t('views.asDefault')}</span>
      </label>
      {replaced ? (
        <div className={styles.question} role="group" aria-label={t('views.replaceQuestion', { title: replaced.title })}>
          <span>{t('views.replaceQuestion', { title: replaced.title })}</span>
          <Button size="small" type="primary" loading={busy} onClick={() => void save(replaced.id)}>
            {t('views.replace')}
          </Button>
          <Button size="small" onClick={() => setReplaced(undefined)}>
            {t('batch.cancel')}
          </Button>
        </div>
      ) : (
        <Button htmlType="submit" loading={busy}>
          {t('views.save')}
        </Button>
      )}
    </form>
  );
}

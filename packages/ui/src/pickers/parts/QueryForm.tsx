import { Button } from 'antd';
import { type FormEvent, useId, useState } from 'react';
import { DateInput } from '../../DateInput/DateInput.tsx';
import { DictSelect } from '../../DictSelect/DictSelect.tsx';
import { usePickerTexts } from '../hooks/usePickerTexts.ts';
import type { PickerQuery } from '../pickers.types.ts';
import styles from './picker.module.css';

interface QueryFormProps {
  queries: readonly PickerQuery[];
  filters: Readonly<Record<string, string>>;
  onSearch: (filters: Record<string, string>) => void;
  onReset: () => void;
  autoFocus?: boolean;
  /** Fields that stand there before the form is expanded. Default 1. */
  shown?: number;
}

/** The search form of a picker. Enter searches; what is typed counts only then. */
export function QueryForm({ queries, filters, onSearch, onReset, autoFocus = false, shown: atFirst = 1 }: QueryFormProps) {
  const { t } = usePickerTexts();
  const [draft, setDraft] = useState<Record<string, string>>(filters);
  const [isOpen, setIsOpen] = useState(false);
  const [resets, setResets] = useState(0);
  const id = useId();
  const shown = isOpen ? queries : queries.slice(0, atFirst);
  const put = (key: string, text: string) => setDraft((before) => ({ ...before, [key]: text }));

  function submit(event: FormEvent) {
    // A form inside a form of the page must not send that one.
    event.preventDefault();
    event.stopPropagation();
    onSearch(withoutEmpty(draft));
  }

  return (
    <form className={styles.query} role="search" onSubmit={submit}>
      {shown.map((query, index) => (
        <div key={query.key} className={styles.queryField}>
          <label htmlFor={id + query.key}>{query.label}</label>
          {query.dict ? (
            <DictSelect
              id={id + query.key}
              dict={query.dict}
              value={draft[query.key]}
              placeholder={query.placeholder}
              onChange={(value) => put(query.key, value ?? '')}
            />
          ) : query.type === 'date' || query.type === 'datetime' ? (
            // A typed text that is no date goes with a reset, too.
            <DateInput
              key={resets}
              id={id + query.key}
              showTime={query.type === 'datetime'}
              value={draft[query.key]}
              onChange={(value) => put(query.key, value ?? '')}
            />
          ) : (
            <input
              type="search"
              className={styles.input}
              id={id + query.key}
              autoFocus={autoFocus && index === 0}
              value={draft[query.key] ?? ''}
              placeholder={query.placeholder}
              onChange={(event) => put(query.key, event.target.value)}
            />
          )}
        </div>
      ))}
      <div className={styles.queryButtons}>
        <Button htmlType="submit">{t('query')}</Button>
        <Button
          onClick={() => {
            setDraft({});
            setResets(resets + 1);
            onReset();
          }}
        >
          {t('reset')}
        </Button>
        {queries.length > atFirst && (
          <button type="button" className="hw-link" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
            {isOpen ? t('collapse') : t('expand')}
          </button>
        )}
      </div>
    </form>
  );
}

/** Filters without those that hold no text. */
function withoutEmpty(filters: Readonly<Record<string, string>>): Record<string, string> {
  const entries = Object.entries(filters).map(([key, text]) => [key, text.trim()] as const);
  return Object.fromEntries(entries.filter(([, text]) => text !== ''));
}

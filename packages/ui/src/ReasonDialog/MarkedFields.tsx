import { Checkbox } from 'antd';
import { useId } from 'react';
import { useTranslation } from '../HarrowProvider/language/useTranslation.ts';
import { LimitedInput } from '../inputs/LimitedInput.tsx';
import styles from './MarkedFields.module.css';

/** A field or slot that a reviewer marked, with their note. */
export interface MarkedField {
  value: string;
  /** Absent: nothing is said. */
  note?: string;
}

/** A place that can be marked. */
export interface MarkChoice {
  value: string;
  text: string;
  /** Heading of the part of the document that it stands in. Those of one part stand together, in the order of the choices. Default: none. */
  group?: string;
}

interface MarkedFieldsProps {
  /** Id of the group, from the form. */
  id?: string;
  choices: readonly MarkChoice[];
  value?: readonly MarkedField[];
  onChange?: (marked: MarkedField[]) => void;
}

/** As long as a note may be (contract `Mark`). */
export const noteLimit = 300;

/** Fields to mark, in columns and by the parts of their document; each marked one takes a note. */
export function MarkedFields({ id, choices, value = [], onChange }: MarkedFieldsProps) {
  const { t } = useTranslation('ui');
  const titleId = useId();
  const groups = new Map<string, MarkChoice[]>();
  for (const choice of choices) groups.set(choice.group ?? '', [...(groups.get(choice.group ?? '') ?? []), choice]);
  const toggle = (field: string, isMarked: boolean): void =>
    onChange?.(isMarked ? [...value, { value: field }] : value.filter((marked) => marked.value !== field));
  const say = (field: string, note: string): void =>
    onChange?.(value.map((marked) => (marked.value !== field ? marked : note === '' ? { value: field } : { value: field, note })));
  return (
    <div id={id} className={styles.groups}>
      {[...groups].map(([group, own], index) => (
        <section key={group} role="group" aria-labelledby={group ? `${titleId}-${index}` : undefined}>
          {group && (
            <h3 id={`${titleId}-${index}`} className={styles.group}>
              {group}
            </h3>
          )}
          <ul className={styles.fields}>
            {own.map((choice) => {
              const marked = value.find((one) => one.value === choice.value);
              return (
                <li key={choice.value}>
                  <Checkbox checked={marked !== undefined} onChange={(event) => toggle(choice.value, event.target.checked)}>
                    {choice.text}
                  </Checkbox>
                  {marked && (
                    <LimitedInput
                      value={marked.note ?? ''}
                      limit={noteLimit}
                      placeholder={t('reason.note')}
                      aria-label={t('reason.noteOf', { field: choice.text })}
                      onChange={(event) => say(choice.value, event.target.value)}
                    />
                  )}
                </li>
              );
            })}
          </ul>
        </section>
      ))}
    </div>
  );
}

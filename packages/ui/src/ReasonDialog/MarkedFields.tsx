import { Checkbox } from 'antd';
import { useTranslation } from '../HarrowProvider/language/useTranslation.ts';
import { LimitedInput } from '../inputs/LimitedInput.tsx';
import styles from './MarkedFields.module.css';

/** A field or slot that a reviewer marked, with their note. */
export interface MarkedField {
  value: string;
  /** Absent: nothing is said. */
  note?: string;
}

interface MarkedFieldsProps {
  /** Id of the group, from the form. */
  id?: string;
  choices: readonly { value: string; text: string }[];
  value?: readonly MarkedField[];
  onChange?: (marked: MarkedField[]) => void;
}

/** As long as a note may be (contract `Mark`). */
export const noteLimit = 300;

/** Fields to mark; each marked one takes a note. */
export function MarkedFields({ id, choices, value = [], onChange }: MarkedFieldsProps) {
  const { t } = useTranslation('ui');
  const toggle = (field: string, isMarked: boolean): void =>
    onChange?.(isMarked ? [...value, { value: field }] : value.filter((marked) => marked.value !== field));
  const say = (field: string, note: string): void =>
    onChange?.(value.map((marked) => (marked.value !== field ? marked : note === '' ? { value: field } : { value: field, note })));
  return (
    <ul id={id} className={styles.fields}>
      {choices.map((choice) => {
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
  );
}

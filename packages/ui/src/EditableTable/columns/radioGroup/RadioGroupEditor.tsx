import { useId, useSyncExternalStore } from 'react';
import type { Choices } from '../select/choices.ts';
import type { ValueEditorProps } from '../../columnModel/EditableColumn.types.ts';
import { noOptions } from '../select/options.ts';
import styles from '../editors.module.css';

interface RadioGroupEditorProps extends ValueEditorProps {
  choices: Choices;
  allowClear: boolean;
}

/** Plain radios, since they stand in every row in view. A stored value that is no option is shown behind them. */
export function RadioGroupEditor({ value, aria, onChange, onBlur, choices, allowClear }: RadioGroupEditorProps) {
  const name = useId();
  const { list, find } = useSyncExternalStore(choices.subscribe, choices.state, choices.state).options ?? noOptions;
  const isEmpty = value === null || value === undefined || value === '';
  const chosen = isEmpty ? undefined : find(value);
  const take = (option: (typeof list)[number]) => {
    if (option !== chosen) onChange(option.value);
    else if (allowClear) onChange(null);
  };
  return (
    <div {...aria} role="radiogroup" className={styles.radios} onBlur={onBlur}>
      {list.map((option) => (
        <label key={String(option.value)} className={styles.radio}>
          <input
            type="radio"
            name={name}
            disabled={option.disabled}
            checked={option === chosen}
            onChange={() => take(option)}
            // A radio that is checked does not change by a press, or by Space.
            onClick={() => option === chosen && take(option)}
          />
          {option.label}
        </label>
      ))}
      {!isEmpty && !chosen && <span className={styles.raw}>{String(value)}</span>}
    </div>
  );
}

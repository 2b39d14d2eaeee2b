import { Radio } from 'antd';
import type { KeyboardEvent } from 'react';
import styles from './checklist.module.css';
import { focusNextLine } from './focusLine.ts';

interface ResultControlProps {
  /** Target of a jump. */
  id: string;
  /** Id of the text that names the line. */
  labelledBy: string;
  value: string | null | undefined;
  /** In the order of the keys 1, 2, 3. */
  choices: readonly { value: string; text: string }[];
  onChoose: (value: string) => void;
  /** After a key has chosen. Answers true where something else of the line comes first; otherwise the next line has the focus. */
  onKeyed?: (value: string) => boolean;
  /** Enter leads to the details. */
  onEnter: () => void;
  error?: string | undefined;
}

/** The result of a line, chosen with a finger, the arrow keys, or the keys 1, 2, 3, which lead to the next line. */
export function ResultControl({ id, labelledBy, value, choices, onChoose, onKeyed, onEnter, error }: ResultControlProps) {
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      return onEnter();
    }
    const chosen = choices[Number(event.key) - 1];
    if (!chosen) return;
    event.preventDefault();
    onChoose(chosen.value);
    if (onKeyed?.(chosen.value) !== true) focusNextLine(event.currentTarget as Element);
  };
  return (
    <div id={id} className={styles.results} data-line-result>
      <Radio.Group
        aria-labelledby={labelledBy}
        aria-keyshortcuts="1 2 3 Enter"
        aria-describedby={error ? `${id}-note` : undefined}
        buttonStyle="solid"
        value={value ?? null}
        onChange={({ target }) => onChoose(target.value as string)}
      >
        {choices.map((choice) => (
          <Radio.Button key={choice.value} value={choice.value} onKeyDown={onKeyDown}>
            {choice.text}
          </Radio.Button>
        ))}
      </Radio.Group>
      <p id={`${id}-note`} aria-live="polite" className={styles.error} hidden={!error}>
        {error}
      </p>
    </div>
  );
}

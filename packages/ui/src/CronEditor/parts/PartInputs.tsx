import type { CronPartName } from '@harrow/validation/cron';
import { Input } from 'antd';
import { type KeyboardEvent, useId, useState } from 'react';
import { letterOf } from '../../keyboard/letterOf.ts';
import styles from '../CronEditor.module.css';
import { useCronTexts } from '../hooks/useCronTexts.ts';
import type { ExpressionState } from '../hooks/useExpression.ts';

interface PartInputsProps {
  names: readonly CronPartName[];
  state: ExpressionState;
  readOnly: boolean;
}

/** One input a part. */
export function PartInputs({ names, state, readOnly }: PartInputsProps) {
  const { t, partLabel } = useCronTexts();
  return (
    <div className={styles.parts} role="group" aria-label={t('parts')}>
      {names.map((name) => (
        <PartInput
          key={name}
          label={partLabel(name)}
          text={state.parts[name]}
          placeholder={name === 'year' ? '*' : undefined}
          isWrong={state.problem?.error.part === name && state.problem.error.code !== 'partCount'}
          readOnly={readOnly}
          onCommit={(text) => state.setPart(name, text)}
        />
      ))}
    </div>
  );
}

interface PartInputProps {
  label: string;
  text: string;
  placeholder: string | undefined;
  isWrong: boolean;
  readOnly: boolean;
  onCommit: (text: string) => void;
}

/** Applies on leaving and on Enter: half a range is not an expression. */
function PartInput({ label, text, placeholder, isWrong, readOnly, onCommit }: PartInputProps) {
  const id = useId();
  const [draft, setDraft] = useState<string>();
  const commit = (): void => {
    if (draft !== undefined && draft !== text) onCommit(draft);
    setDraft(undefined);
  };
  /** Undo and Escape first discard the text being typed, before a step of the editor and before the dialog closes. */
  const handleKey = (event: KeyboardEvent): void => {
    const isUndo = (event.ctrlKey || event.metaKey) && letterOf(event) === 'z' && !event.shiftKey;
    if (draft === undefined || !(isUndo || event.key === 'Escape')) return;
    event.preventDefault();
    event.stopPropagation();
    setDraft(undefined);
  };
  return (
    <div className={styles.part}>
      <label htmlFor={id}>{label}</label>
      <Input
        id={id}
        className={styles.code}
        size="small"
        value={draft ?? text}
        placeholder={placeholder}
        readOnly={readOnly}
        status={isWrong ? 'error' : undefined}
        aria-invalid={isWrong || undefined}
        spellCheck={false}
        onChange={(event) => setDraft(event.target.value)}
        onKeyDown={handleKey}
        onBlur={commit}
        onPressEnter={commit}
      />
    </div>
  );
}

import { type ChangeEvent, useRef, useState } from 'react';
import { selectAfterRender } from '../../../NumberInput/selectAfterRender.ts';
import type { ValueEditorProps } from '../../EditableTable.types.ts';
import { isNumberDraft, parseNumberDraft, toNumberDraft } from './numberText.ts';
import styles from '../../EditableTable.module.css';

interface NumberEditorProps extends ValueEditorProps {
  precision?: number | undefined;
  placeholder?: string | undefined;
}

/** Keeps what is being typed ("1.", "-") to itself and reports the number it stands for, so that sums follow every key. */
export function NumberEditor({ value, locale, aria, onChange, onBlur, precision, placeholder }: NumberEditorProps) {
  const [draft, setDraft] = useState<string>();
  const selection = useRef<[start: number, end: number]>([0, 0]);

  function handleChange({ target }: ChangeEvent<HTMLInputElement>) {
    if (!isNumberDraft(target.value, precision)) return selectAfterRender(target, ...selection.current);
    setDraft(target.value);
    const number = parseNumberDraft(target.value);
    if (number !== value) onChange(number, 'input');
  }

  function handleBlur() {
    setDraft(undefined);
    onBlur();
  }

  // A value that came from elsewhere while the cell had the focus wins over the text the user sees.
  const current = draft !== undefined && parseNumberDraft(draft) === (value ?? null);
  const shown = current ? draft : toNumberDraft(value, precision, locale.decimalMark);
  return (
    <input
      {...aria}
      className={styles.input}
      data-align="right"
      type="text"
      inputMode="decimal"
      autoComplete="off"
      placeholder={placeholder}
      value={shown}
      onChange={handleChange}
      onSelect={({ currentTarget: { selectionStart, selectionEnd } }) => {
        selection.current = [selectionStart ?? 0, selectionEnd ?? 0];
      }}
      onBlur={handleBlur}
    />
  );
}

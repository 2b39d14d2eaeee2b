import { useState } from 'react';
import type { ValueEditorProps } from '../../columnModel/EditableColumn.types.ts';
import { marksOf } from '../../numbers/cellText.ts';
import styles from '../../EditableTable.module.css';
import { editDecimal, readDecimal } from '../../numbers/decimalText.ts';

interface DecimalEditorProps extends ValueEditorProps {
  precision: number | undefined;
}

/** Not yet a number, but on the way to one. */
const isUnfinished = (text: string): boolean => /^\s*[-−]?[.,]?\s*$/.test(text);

/** Takes every key and reports the number that they stand for, or the text itself where they are none. */
export function DecimalEditor({ value, locale, aria, onChange, onBlur, precision, placeholder }: DecimalEditorProps) {
  const [draft, setDraft] = useState<string>();
  const marks = marksOf(locale);
  const read = (text: string): string | null => (isUnfinished(text) ? null : readDecimal(text, marks));

  function leave() {
    setDraft(undefined);
    // An unfinished number is marked as well.
    if (draft !== undefined && isUnfinished(draft) && draft.trim() !== '') onChange(draft.trim());
    onBlur();
  }

  // A value that came from elsewhere while the cell had the focus wins over the text the user sees.
  const isCurrent = draft !== undefined && read(draft) === (value ?? null);
  return (
    <input
      {...aria}
      className={styles.input}
      data-align="right"
      type="text"
      inputMode="decimal"
      autoComplete="off"
      placeholder={placeholder}
      value={isCurrent ? draft : editDecimal(value, precision, locale.decimalMark)}
      onChange={({ target }) => {
        setDraft(target.value);
        const next = read(target.value);
        if (next !== value) onChange(next, 'input');
      }}
      onBlur={leave}
    />
  );
}

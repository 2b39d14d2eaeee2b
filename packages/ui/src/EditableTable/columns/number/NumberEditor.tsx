import { type ChangeEvent, useId, useRef, useState } from 'react';
import { useTranslation } from '../../../HarrowProvider/language/useTranslation.ts';
import { selectAfterRender } from '../../../NumberInput/selectAfterRender.ts';
import type { ValueEditorProps } from '../../columnModel/EditableColumn.types.ts';
import { ErrorNote } from '../../errors/ErrorNote.tsx';
import { isNumberDraft, readNumberDraft, toNumberDraft } from '../../numbers/numberText.ts';
import styles from '../../EditableTable.module.css';

interface NumberEditorProps extends ValueEditorProps {
  precision?: number | undefined;
  placeholder?: string | undefined;
}

/**
 * Keeps what is being typed ("1.", "-") to itself and reports the number it stands for, so that sums follow every key. A key that no number
 * has is not taken. That is said until the cell is left, since the keys behind it are taken: 1e400 becomes 1400.
 */
export function NumberEditor({ value, locale, aria, onChange, onBlur, precision, placeholder }: NumberEditorProps) {
  const { t } = useTranslation('editableTable');
  const [draft, setDraft] = useState<string>();
  const [refused, setRefused] = useState<string>();
  const noteId = useId();
  const selection = useRef<[start: number, end: number]>([0, 0]);

  function handleChange({ target }: ChangeEvent<HTMLInputElement>) {
    if (!isNumberDraft(target.value)) {
      setRefused(target.value);
      return selectAfterRender(target, ...selection.current);
    }
    setDraft(target.value);
    const number = readNumberDraft(target.value);
    if (number !== value) onChange(number, 'input');
  }

  function handleBlur() {
    setDraft(undefined);
    setRefused(undefined);
    onBlur();
  }

  // A value that came from elsewhere while the cell had the focus wins over the text the user sees.
  const current = draft !== undefined && readNumberDraft(draft) === (value ?? null);
  const shown = current ? draft : toNumberDraft(value, precision, locale.decimalMark);
  const refusal = refused !== undefined && t('parse.number', { text: refused.trim() });
  return (
    <>
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
      <span role="status">{refusal && <ErrorNote id={noteId} text={refusal} open />}</span>
    </>
  );
}

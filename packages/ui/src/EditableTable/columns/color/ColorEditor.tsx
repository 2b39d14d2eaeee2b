import type { ValueEditorProps } from '../../columnModel/EditableColumn.types.ts';
import tableStyles from '../../EditableTable.module.css';
import { useTableTexts } from '../../context/useTableTexts.ts';
import { readColor } from './readColor.ts';
import styles from './ColorEditor.module.css';

/** The colour with its text. What is no colour is shown as the text alone. */
export function Swatch({ value }: { value: string }) {
  const color = readColor(value);
  return (
    <span className={styles.color}>
      {color !== undefined && (
        <svg aria-hidden className={styles.swatch} viewBox="0 0 1 1" preserveAspectRatio="none" fill={color}>
          <rect width={1} height={1} />
        </svg>
      )}
      {value}
    </span>
  );
}

/** A text, with the palette of the system beside it. The text is kept as typed until the cell is left, then written in full. */
export function ColorEditor({ value, aria, placeholder, onChange, onBlur }: ValueEditorProps) {
  const { t } = useTableTexts();
  const text = value === null || value === undefined ? '' : String(value);
  const color = readColor(text);
  function leave() {
    if (color !== undefined && color !== text) onChange(color);
    onBlur();
  }
  return (
    <span className={styles.editor}>
      <input
        {...aria}
        className={tableStyles.input}
        type="text"
        autoComplete="off"
        spellCheck={false}
        placeholder={placeholder}
        value={text}
        onChange={(event) => onChange(event.target.value === '' ? null : event.target.value, 'input')}
        onBlur={leave}
      />
      <input
        type="color"
        className={styles.palette}
        aria-label={t('color.palette', { name: aria['aria-label'] })}
        value={color ?? '#000000'}
        onChange={(event) => onChange(event.target.value)}
        onBlur={onBlur}
      />
    </span>
  );
}

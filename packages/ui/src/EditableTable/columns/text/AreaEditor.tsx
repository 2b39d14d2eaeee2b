import type { ValueEditorProps } from '../../EditableTable.types.ts';
import tableStyles from '../../EditableTable.module.css';
import styles from '../editors.module.css';

interface AreaEditorProps extends ValueEditorProps {
  maxLength?: number | undefined;
}

/** Several lines, as high as the row. */
export function AreaEditor({ value, aria, placeholder, onChange, onBlur, maxLength }: AreaEditorProps) {
  return (
    <textarea
      {...aria}
      className={`${tableStyles.input} ${styles.area}`}
      maxLength={maxLength}
      placeholder={placeholder}
      value={value === null || value === undefined ? '' : String(value)}
      onChange={(event) => onChange(event.target.value, 'input')}
      onBlur={onBlur}
    />
  );
}

import type { ValueEditorProps } from '../../columnModel/EditableColumn.types.ts';
import styles from '../../EditableTable.module.css';

interface TextEditorProps extends ValueEditorProps {
  placeholder?: string | undefined;
}

/** A plain input: a table may show hundreds, and antd's costs ten times as much to mount. */
export function TextEditor({ value, aria, onChange, onBlur, placeholder }: TextEditorProps) {
  return (
    <input
      {...aria}
      className={styles.input}
      type="text"
      autoComplete="off"
      placeholder={placeholder}
      value={value === null || value === undefined ? '' : String(value)}
      onChange={(event) => onChange(event.target.value, 'input')}
      onBlur={onBlur}
    />
  );
}

import type { ValueEditorProps } from '../../columnModel/EditableColumn.types.ts';
import tableStyles from '../../EditableTable.module.css';
import styles from '../editors.module.css';

/** Several lines, as high as the row. */
export function AreaEditor({ value, aria, placeholder, onChange, onBlur }: ValueEditorProps) {
  return (
    <textarea
      {...aria}
      className={`${tableStyles.input} ${styles.area}`}
      placeholder={placeholder}
      value={value === null || value === undefined ? '' : String(value)}
      onChange={(event) => onChange(event.target.value, 'input')}
      onBlur={onBlur}
    />
  );
}

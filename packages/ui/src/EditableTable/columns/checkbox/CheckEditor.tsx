import type { ValueEditorProps } from '../../columnModel/EditableColumn.types.ts';
import styles from '../../EditableTable.module.css';

interface CheckEditorProps extends ValueEditorProps {
  kind: 'checkbox' | 'radio';
  on: unknown;
  off: unknown;
}

/** A radio here is a group of its own: the model takes the choice from the other rows, also from those not rendered. */
export function CheckEditor({ value, aria, onChange, onBlur, kind, on, off }: CheckEditorProps) {
  return (
    <input
      {...aria}
      // aria-required is for a radio group, not for one radio.
      aria-required={kind === 'radio' ? undefined : aria['aria-required']}
      className={styles.check}
      type={kind}
      checked={value === on}
      onChange={(event) => onChange(event.target.checked ? on : off)}
      onBlur={onBlur}
    />
  );
}

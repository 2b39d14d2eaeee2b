import { useId } from 'react';
import styles from '../SettingsDrawer.module.css';

interface Option<Value extends string> {
  value: Value;
  label: string;
  picture: 'darkMenu' | 'lightMenu' | 'sideMenu' | 'topMenu';
}

interface Props<Value extends string> {
  label: string;
  value: Value;
  onChange: (value: Value) => void;
  options: readonly Option<Value>[];
}

/** A choice between small pictures of the window. */
export function PictureChoice<Value extends string>({ label, value, onChange, options }: Props<Value>) {
  const name = useId();
  return (
    <fieldset className={styles.pictures}>
      <legend className={styles.label}>{label}</legend>
      {options.map((option) => (
        <label key={option.value}>
          <input type="radio" name={name} className="hw-hidden" checked={value === option.value} onChange={() => onChange(option.value)} />
          <span className={styles.picture} data-picture={option.picture} aria-hidden="true" />
          {option.label}
        </label>
      ))}
    </fieldset>
  );
}

import { Checkbox } from 'antd';
import { usePickerTexts } from '../hooks/usePickerTexts.ts';
import type { UsualFilter } from '../pickers.types.ts';
import styles from './picker.module.css';

interface UsualSwitchesProps {
  usual: readonly UsualFilter[];
  /** Keys of those that are switched off. */
  off: readonly string[];
  /** Id of the switch with this key. */
  idOf: (key: string) => string;
  onChange: (off: string[]) => void;
}

/** The filters that hold until they are switched off. */
export function UsualSwitches({ usual, off, idOf, onChange }: UsualSwitchesProps) {
  const { t } = usePickerTexts();
  if (usual.length === 0) return null;
  return (
    <div role="group" aria-label={t('narrowed')} className={styles.usual}>
      {usual.map(({ key, label }) => (
        <Checkbox
          key={key}
          id={idOf(key)}
          checked={!off.includes(key)}
          onChange={({ target }) => onChange(target.checked ? off.filter((other) => other !== key) : [...off, key])}
        >
          {label}
        </Checkbox>
      ))}
    </div>
  );
}

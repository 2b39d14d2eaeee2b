import { CheckOutlined } from '@ant-design/icons';
import { useId } from 'react';
import { toReadable } from '../../HarrowProvider/look/contrast.ts';
import { type PrimaryColorName, primaryColors } from '../model/shellSettings.ts';
import styles from '../SettingsDrawer.module.css';
import { useSettingsTexts } from '../useSettingsTexts.ts';

interface Props {
  value: string;
  onChange: (color: string) => void;
}

/** The primary colour, chosen from a list. Each circle shows the shade that white text can be read on. */
export function ColorChoice({ value, onChange }: Props) {
  const { t } = useSettingsTexts();
  const name = useId();
  return (
    <fieldset className={styles.colors}>
      <legend className={styles.label}>{t('color.label')}</legend>
      {(Object.keys(primaryColors) as PrimaryColorName[]).map((color) => {
        const hex = primaryColors[color];
        return (
          <label key={color} title={t(`color.${color}`)} style={{ background: toReadable(hex, '#ffffff', 3) }}>
            <input
              type="radio"
              name={name}
              className="hw-hidden"
              aria-label={t(`color.${color}`)}
              checked={value.toUpperCase() === hex}
              onChange={() => onChange(hex)}
            />
            <CheckOutlined aria-hidden />
          </label>
        );
      })}
    </fieldset>
  );
}

import type { CronPartName } from '@harrow/validation/cron';
import { Radio } from 'antd';
import { useState } from 'react';
import styles from '../CronEditor.module.css';
import { useCronTexts } from '../hooks/useCronTexts.ts';
import { defaultNumbers, type ModeNumbers, modesOf, type PartMode, readMode, writeMode } from '../model/partMode.ts';
import { ModeFields } from './ModeFields.tsx';

interface PartTabProps {
  name: CronPartName;
  text: string;
  readOnly: boolean;
  onChange: (text: string) => void;
}

/** One part: the mode that its text is of, and the mode's numbers. What no mode expresses is shown as text and stays. */
export function PartTab({ name, text, readOnly, onChange }: PartTabProps) {
  const { t, partLabel } = useCronTexts();
  const { mode, numbers: read } = readMode(name, text);
  const [chosen, setChosen] = useState<ModeNumbers>(() => defaultNumbers(name, new Date().getFullYear()));
  const numbers: ModeNumbers = { ...chosen, ...read };
  const apply = (next: PartMode, changed: Partial<ModeNumbers> = {}): void => {
    if (next === 'text') return;
    const all = { ...numbers, ...changed };
    setChosen(all);
    onChange(writeMode(name, next, all));
  };
  const modes: readonly PartMode[] = mode === 'text' ? [...modesOf[name], 'text'] : modesOf[name];
  const isDay = name === 'dayOfMonth' || name === 'dayOfWeek';
  return (
    <>
      <Radio.Group
        className={styles.modes}
        value={mode}
        disabled={readOnly}
        aria-label={partLabel(name)}
        onChange={(event) => apply(event.target.value as PartMode)}
        options={modes.map((each) => ({ value: each, label: each === 'every' ? t(`every.${name}`) : t(`mode.${each}`) }))}
      />
      {mode === 'text' && <p className={styles.note}>{t('textNote', { text })}</p>}
      <ModeFields name={name} mode={mode} numbers={numbers} readOnly={readOnly} onChange={(changed) => apply(mode, changed)} />
      {isDay && <p className={styles.note}>{t('daysNote')}</p>}
    </>
  );
}

import { Button } from 'antd';
import { useState } from 'react';
import { defaultShellSettings, type ShellSettings, writeShellSettings } from '../model/shellSettings.ts';
import styles from '../SettingsDrawer.module.css';
import { useSettingsTexts } from '../useSettingsTexts.ts';

interface Props {
  settings: ShellSettings;
  onChange: (settings: ShellSettings) => void;
}

/** Copies all settings as text, or takes back every choice. */
export function SettingsFoot({ settings, onChange }: Props) {
  const { t } = useSettingsTexts();
  const [result, setResult] = useState<'copied' | 'copyFailed'>();
  const copy = (): void => {
    // Without a secure context there is no clipboard: say so instead of failing silently.
    const copying = navigator.clipboard?.writeText(writeShellSettings(settings)) ?? Promise.reject(new Error('no clipboard'));
    copying.then(
      () => setResult('copied'),
      () => setResult('copyFailed'),
    );
  };
  return (
    <div className={styles.foot}>
      <Button onClick={copy}>{t('copy')}</Button>
      <Button type="text" onClick={() => onChange(defaultShellSettings)}>
        {t('reset')}
      </Button>
      <div role="status" className={styles.hint}>
        {result && t(result)}
      </div>
    </div>
  );
}

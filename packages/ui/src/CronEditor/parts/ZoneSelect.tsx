import { Select } from 'antd';
import { useMemo } from 'react';
import styles from '../CronEditor.module.css';
import { useCronTexts } from '../hooks/useCronTexts.ts';

interface ZoneSelectProps {
  value: string;
  onChange: (timeZone: string) => void;
}

/** The zone of the preview, by its IANA name. */
export function ZoneSelect({ value, onChange }: ZoneSelectProps) {
  const { t } = useCronTexts();
  // The runtime leaves UTC out, and knows zones under other names than the one that is set.
  const options = useMemo(
    () => [...new Set(['UTC', value, ...Intl.supportedValuesOf('timeZone')])].sort().map((zone) => ({ value: zone, label: zone })),
    [value],
  );
  return <Select size="small" className={styles.zone} showSearch value={value} options={options} aria-label={t('preview.zone')} onChange={onChange} />;
}

import { type Coverage, resultOf, vehiclesWarrantyCheck } from '@harrow/api-client';
import { DateInput, NumberInput, type Tone, unitText, useSettings } from '@harrow/ui';
import { useMutation } from '@tanstack/react-query';
import { Alert, Button } from 'antd';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureText } from '../../../shared/calls/useFailureText.ts';
import styles from './passport.module.css';

const tones: Record<Coverage['coverageResult'], Tone> = { in: 'success', out: 'error', unknown: 'warning' };

/** Would a failure on some day at some hours be covered? */
export function WarrantyCheck({ vehicleId, hours }: { vehicleId: string; hours: number | null }) {
  const { t } = useTranslation('vehicle');
  const failureText = useFailureText();
  const { language } = useSettings();
  const id = useId();
  const [day, setDay] = useState<string>();
  const [operatingHours, setHours] = useState<number | undefined>(hours ?? undefined);
  const check = useMutation({
    mutationFn: (query: { failureDate: string; operatingHours: number }) => resultOf(vehiclesWarrantyCheck({ query: { id: vehicleId, ...query } })),
  });
  const isReady = day !== undefined && operatingHours !== undefined;
  return (
    <form
      className={styles.card}
      aria-label={t('check.title')}
      onSubmit={(event) => {
        event.preventDefault();
        if (isReady) check.mutate({ failureDate: day, operatingHours });
      }}
    >
      <h2 className={styles.cardTitle}>{t('check.title')}</h2>
      <p className={styles.quiet}>{t('check.text')}</p>
      <div className={styles.checkFields}>
        <label htmlFor={`${id}-day`}>{t('check.failureDate')}</label>
        <DateInput id={`${id}-day`} value={day} onChange={setDay} />
        <label htmlFor={`${id}-hours`}>{t('check.hours')}</label>
        <NumberInput id={`${id}-hours`} value={operatingHours} decimals={1} nonNegative suffix={unitText('hour', language)} onChange={setHours} />
      </div>
      <Button htmlType="submit" disabled={!isReady} loading={check.isPending}>
        {t('check.ask')}
      </Button>
      <div role="status">
        {check.data && (
          <p className={`${styles.answer} hw-tone-${tones[check.data.coverageResult]}`}>
            <strong>{t(`check.${check.data.coverageResult}`)}</strong> {check.data.coverageReason}
          </p>
        )}
        {check.error && <Alert type="error" showIcon title={failureText(check.error)} />}
      </div>
    </form>
  );
}

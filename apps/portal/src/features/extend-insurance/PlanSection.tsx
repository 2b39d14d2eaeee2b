import { extendInsurancesCostListOptions } from '@harrow/api-client/query';
import { DateText, formatNumber, Money, useSettings } from '@harrow/ui';
import { checkVin, readVin } from '@harrow/validation/vin';
import { useQuery } from '@tanstack/react-query';
import { Alert } from 'antd';
import { useTranslation } from 'react-i18next';
import { useRecordId } from '../../documents/page/DocumentRecord.tsx';
import { useFailureText } from '../../shared/calls/useFailureText.ts';
import styles from './extendInsurance.module.css';

/** The plans for a machine with what they cost today; asked once a whole VIN is there. */
export function useOffers(vin: string | null | undefined) {
  const id = useRecordId();
  const wanted = readVin(vin ?? '');
  return useQuery({
    ...extendInsurancesCostListOptions({ query: { vin: wanted, ...(id !== undefined && { id }) } }),
    select: ({ result }) => result,
    enabled: checkVin(wanted).ok,
    retry: false,
    staleTime: 0,
  });
}

interface PlanFieldProps {
  vin: string | null | undefined;
  id?: string;
  value?: string | null;
  onChange?: (planCode: string) => void;
}

/** The plans side by side, one of which is chosen. */
export function PlanField({ vin, id, value, onChange }: PlanFieldProps) {
  const { t } = useTranslation('extendInsurance');
  const { language } = useSettings();
  const failureText = useFailureText();
  const { data, error } = useOffers(vin);
  if (error) return <Alert type="error" showIcon title={failureText(error)} />;
  if (!data) return <p className={styles.quiet}>{t('plan.first')}</p>;
  if (data.length === 0) return <Alert type="warning" showIcon title={t('plan.none')} />;
  return (
    <div id={id} role="radiogroup" aria-label={t('section.plan')} className={styles.plans}>
      {data.map((offer) => (
        <label key={offer.planCode} className={styles.plan}>
          <input type="radio" name="planCode" value={offer.planCode} checked={value === offer.planCode} onChange={() => onChange?.(offer.planCode)} />
          <strong className={styles.planName}>{offer.coverageType_dictText}</strong>
          <span>
            {offer.hours === null
              ? t('plan.months', { n: offer.months })
              : t('plan.monthsAndHours', { n: offer.months, hours: formatNumber(offer.hours, language) })}
          </span>
          <span className={styles.price}>
            <Money amount={offer.total} currency={offer.currency} strong />
          </span>
          {offer.lateFee > 0 && (
            <span className={styles.quiet}>
              {t('plan.late')} <Money amount={offer.lateFee} currency={offer.currency} />
            </span>
          )}
          <span className={styles.quiet}>
            {t('plan.until')} <DateText value={offer.endDate} />
          </span>
        </label>
      ))}
    </div>
  );
}

import { handoverTrainsWarrantyOptions } from '@harrow/api-client/query';
import { formatDate, formatNumber, StatusTag, useSettings } from '@harrow/ui';
import { checkVin } from '@harrow/validation/vin';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useFailureText } from '../../../shared/calls/useFailureText.ts';
import { useSettled } from '../../../shared/useSettled.ts';
import { useFormPlace } from '../../../documents/form/document/fields/useFormPlace.ts';
import { useValue } from '../handoverKind.ts';
import styles from './sections.module.css';

/** Preview of the warranty that the handover will register, from the input. */
export function WarrantyPreview() {
  const { t } = useTranslation('handoverTrain');
  const { language } = useSettings();
  const failureText = useFailureText();
  const vin = useSettled(useValue('vin'));
  const deliveryDate = useSettled(useValue('deliveryDate'));
  const isKnown = vin !== null && checkVin(vin).ok && deliveryDate !== null;
  // The preview needs both fields.
  useFormPlace('warranty', { missing: isKnown ? [] : ['warranty'] });
  const { data, error } = useQuery({
    ...handoverTrainsWarrantyOptions({ query: { vin: vin ?? '', deliveryDate: deliveryDate ?? '' } }),
    select: ({ result }) => result,
    enabled: isKnown,
    placeholderData: keepPreviousData,
    retry: false,
  });
  const shown = isKnown ? data : undefined;
  // A late registration costs the allowance, not the cover.
  const isCovered = shown?.warrantyEndDate != null && shown.warnings.every(({ code }) => code === 'W-137');
  return (
    <div role="status" data-wide className={styles.list}>
      {!isKnown && <p className={styles.quiet}>{t('warranty.needed')}</p>}
      {isKnown && error && <p className={styles.error}>{failureText(error)}</p>}
      {shown && !error && (
        <>
          <div className={styles.warranty}>
            <StatusTag color={isCovered ? 'success' : 'warning'} text={t(isCovered ? 'warranty.covered' : 'warranty.uncertain')} />
            {shown.warrantyStartDate && shown.warrantyEndDate && (
              <span className="hw-number">{t('warranty.period', { from: formatDate(shown.warrantyStartDate), to: formatDate(shown.warrantyEndDate) })}</span>
            )}
            {shown.policyCode && <span className={styles.quiet}>{shown.policyCode}</span>}
          </div>
          <ul className={styles.components}>
            {shown.components.map(({ name, months, hours }) => (
              <li key={name}>
                {name}: {hours === null ? t('warranty.months', { months }) : t('warranty.limit', { months, hours: formatNumber(hours, language) })}
              </li>
            ))}
            {shown.warnings.map(({ code, text }) => (
              <li key={code}>{text}</li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

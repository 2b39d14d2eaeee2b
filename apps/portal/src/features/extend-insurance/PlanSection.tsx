import { DateText, formatNumber, Money, useSettings } from '@harrow/ui';
import { Alert } from 'antd';
import { useTranslation } from 'react-i18next';
import { type ControlProps, groupOf } from '../../shared/fields/control/controlProps.ts';
import { useFailureText } from '../../shared/calls/useFailureText.ts';
import { Field, Section, useMachine } from './extensionKind.ts';
import styles from './extendInsurance.module.css';
import { useChosenOffer, useOffers } from './offers.ts';
import { PriceSplit } from './PriceSplit.tsx';

/** Choice of the plan, with today's price. */
export function PlanSection() {
  const { t } = useTranslation('extendInsurance');
  const chosen = useChosenOffer();
  return (
    <Section name="plan">
      <Field name="planCode" label={t('section.plan')} wide>
        {(control, value, change) => <Plans control={control} value={value} onChange={change} />}
      </Field>
      {chosen && (
        <div data-wide className={styles.chosen}>
          <PriceSplit fee={chosen.fee} lateFee={chosen.lateFee} total={chosen.total} currency={chosen.currency} />
        </div>
      )}
    </Section>
  );
}

interface PlansProps {
  control: ControlProps;
  value: unknown;
  onChange: (planCode: string) => void;
}

/** The plans for the machine side by side, one of which is chosen. */
function Plans({ control, value, onChange }: PlansProps) {
  const { t } = useTranslation('extendInsurance');
  const { language } = useSettings();
  const failureText = useFailureText();
  const isRefused = (useMachine()?.reasons.length ?? 0) > 0;
  const { data, error } = useOffers();
  if (error) return <Alert type="error" showIcon title={failureText(error)} />;
  if (data?.length === 0) return <Alert type="warning" showIcon title={t('plan.none')} />;
  // Plans there may be, but the machine cannot be extended, for the reason that stands beside it.
  if (!data) return <p className={styles.quiet}>{t(isRefused ? 'plan.refused' : 'plan.first')}</p>;
  return (
    <div {...groupOf(control)} role="radiogroup" className={styles.plans}>
      {data.map((offer) => (
        <label key={offer.planCode} className={styles.plan}>
          <input
            type="radio"
            // By the page: the documents of other tabs stay beside this one.
            name={control.id}
            value={offer.planCode}
            checked={value === offer.planCode}
            onChange={() => onChange(offer.planCode)}
          />
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

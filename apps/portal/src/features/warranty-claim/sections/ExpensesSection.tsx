import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { clientConfig } from '../../../shared/clientConfig.ts';
import { useLanguage } from '../../../shared/useLanguage.ts';
import { useClaimFacts } from '../claimFacts.ts';
import { Field, Section, useValue } from '../claimKind.ts';

/** Travel and other expenses. */
export function ExpensesSection() {
  const { currency } = useClaimFacts();
  const { t } = useTranslation('warrantyClaim');
  const otherFee = useValue('otherFee');
  const mileage = useValue('mileage');
  const { data: config } = useQuery(clientConfig(useLanguage()));
  const isTooFar = mileage !== null && config !== undefined && mileage > config.mileageMax;
  return (
    <Section name="expenses">
      <Field name="mileage" problem={isTooFar ? t('expenses.tooFar', { n: config.mileageMax }) : undefined} />
      <Field name="otherFee" suffix={currency} />
      <Field name="otherFeeDesc" rows={2} wide needed={Boolean(otherFee)} />
    </Section>
  );
}

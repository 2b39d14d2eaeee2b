/** Terms and bank account of a dealer: read-only here, each changed in its own way. */
import type { Dealer } from '@harrow/api-client';
import { formatNumber, Money, ReadOnlyField } from '@harrow/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { listLink } from '../../shared/list/listLink.ts';
import { useLanguage } from '../../shared/useLanguage.ts';
import { useGrant } from '../../shared/usePermission.ts';

/** Terms of today, which follow from rates and factors. */
export function TermsCard({ dealer }: { dealer: Dealer }) {
  const { t } = useTranslation('dealer');
  const language = useLanguage();
  const { settlementCurrency: currency } = dealer;
  const maySee = useGrant('coefficient:query');
  const factor = (type: string, shown: ReactNode) =>
    maySee ? <Link to={listLink('/finance/coefficient', { type, dealerCode: dealer.dealerCode })}>{shown}</Link> : shown;
  return (
    <>
      <ReadOnlyField label={t('field.settlementCurrency')}>{dealer.settlementCurrency_dictText}</ReadOnlyField>
      <ReadOnlyField label={t('field.priceFactor')}>{factor('price_factor', formatNumber(dealer.priceFactor, language))}</ReadOnlyField>
      <ReadOnlyField label={t('field.labourRate')}>
        <Money amount={dealer.labourRate} currency={currency} />
      </ReadOnlyField>
      <ReadOnlyField label={t('field.labourFactor')}>{factor('labour_rate_factor', formatNumber(dealer.labourFactor, language))}</ReadOnlyField>
      <ReadOnlyField label={t('field.travelRate')}>
        <Money amount={dealer.travelRate} currency={currency} />
      </ReadOnlyField>
    </>
  );
}

/** Bank account of the dealer. */
export function BankCard({ dealer }: { dealer: Dealer }) {
  const { t } = useTranslation('dealer');
  const { bankName, bankTagNumber, accountNumber, pendingBank } = dealer;
  return (
    <>
      <ReadOnlyField label={t('field.bankName')}>{bankName ?? '–'}</ReadOnlyField>
      <ReadOnlyField label={t('field.bankTagNumber')}>{bankTagNumber ?? '–'}</ReadOnlyField>
      <ReadOnlyField label={t('field.accountNumber')}>{accountNumber ?? '–'}</ReadOnlyField>
      {pendingBank && <ReadOnlyField label={t('bank.pending')}>{[pendingBank.bankName, pendingBank.accountNumber, pendingBank.by].join(' · ')}</ReadOnlyField>}
    </>
  );
}

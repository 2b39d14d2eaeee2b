/** What a dealer is paid by and to: read-only, each changed in its own way. */
import type { Dealer } from '@harrow/api-client';
import { FieldGrid, formatNumber, Money, ReadOnlyField } from '@harrow/ui';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { listLink } from '../../shared/list/listLink.ts';
import { useLanguage } from '../../shared/useLanguage.ts';
import { useGrant } from '../../shared/usePermission.ts';

interface TermsCardProps {
  dealer: Dealer;
  /** Undefined: the user may not. */
  onChangeCurrency: (() => void) | undefined;
}

/** Terms of today, which follow from rates and factors. */
export function TermsCard({ dealer, onChangeCurrency }: TermsCardProps) {
  const { t } = useTranslation('dealer');
  const language = useLanguage();
  const { settlementCurrency: currency } = dealer;
  const maySee = useGrant('coefficient:query');
  const factor = (type: string, shown: ReactNode) =>
    maySee ? <Link to={listLink('/finance/coefficient', { type, dealerCode: dealer.dealerCode })}>{shown}</Link> : shown;
  return (
    <FieldGrid>
      <ReadOnlyField label={t('field.settlementCurrency')}>{dealer.settlementCurrency_dictText}</ReadOnlyField>
      <ReadOnlyField label={t('field.priceFactor')}>{factor('price_factor', formatNumber(dealer.priceFactor, language))}</ReadOnlyField>
      <ReadOnlyField label={t('field.labourRate')}>
        <Money amount={dealer.labourRate} currency={currency} />
      </ReadOnlyField>
      <ReadOnlyField label={t('field.labourFactor')}>{factor('labour_rate_factor', formatNumber(dealer.labourFactor, language))}</ReadOnlyField>
      <ReadOnlyField label={t('field.travelRate')}>
        <Money amount={dealer.travelRate} currency={currency} />
      </ReadOnlyField>
      {onChangeCurrency && (
        <ReadOnlyField label="">
          <Button onClick={onChangeCurrency}>{t('currency.change')}</Button>
        </ReadOnlyField>
      )}
    </FieldGrid>
  );
}

interface BankCardProps {
  dealer: Dealer;
  /** Undefined: the user may not. */
  onChange: (() => void) | undefined;
}

export function BankCard({ dealer, onChange }: BankCardProps) {
  const { t } = useTranslation('dealer');
  const { bankName, bankTagNumber, accountNumber, pendingBank } = dealer;
  return (
    <FieldGrid>
      <ReadOnlyField label={t('field.bankName')}>{bankName ?? '–'}</ReadOnlyField>
      <ReadOnlyField label={t('field.bankTagNumber')}>{bankTagNumber ?? '–'}</ReadOnlyField>
      <ReadOnlyField label={t('field.accountNumber')}>{accountNumber ?? '–'}</ReadOnlyField>
      {pendingBank && <ReadOnlyField label={t('bank.pending')}>{[pendingBank.bankName, pendingBank.accountNumber, pendingBank.by].join(' · ')}</ReadOnlyField>}
      {onChange && (
        <ReadOnlyField label="">
          <Button onClick={onChange}>{t('bank.change')}</Button>
        </ReadOnlyField>
      )}
    </FieldGrid>
  );
}

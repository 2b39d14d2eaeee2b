/** What a dealer is paid by and to: read-only, each changed in its own way. */
import type { Dealer } from '@harrow/api-client';
import { FieldGrid, formatNumber, Money, ReadOnlyField } from '@harrow/ui';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../shared/useLanguage.ts';

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
  const factor = (value: number) => formatNumber(value, language);
  return (
    <FieldGrid>
      <ReadOnlyField label={t('field.settlementCurrency')}>{dealer.settlementCurrency_dictText}</ReadOnlyField>
      <ReadOnlyField label={t('field.priceFactor')}>{factor(dealer.priceFactor)}</ReadOnlyField>
      <ReadOnlyField label={t('field.labourRate')}>
        <Money amount={dealer.labourRate} currency={currency} />
      </ReadOnlyField>
      <ReadOnlyField label={t('field.labourFactor')}>{factor(dealer.labourFactor)}</ReadOnlyField>
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

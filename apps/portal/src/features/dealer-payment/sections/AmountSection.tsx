import type { AccountType, PaymentKind } from '@harrow/api-client';
import { Money, ReadOnlyField } from '@harrow/ui';
import { Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { isMakerUser, userStore } from '../../../platform/session/session.ts';
import { useStore } from '../../../platform/store.ts';
import { Field, Section, useDocument, useValue } from '../paymentKind.ts';

const madeByFinance: readonly string[] = ['entry', 'transfer', 'opening'] satisfies PaymentKind[];

/** Fee types of an entry on each account; the server refuses others. */
const feeTypes: Readonly<Record<AccountType, readonly string[]>> = {
  vehicle: ['vehicle_payment', 'freight', 'refund', 'adjustment'],
  parts: ['parts_payment', 'freight', 'refund', 'adjustment'],
  deposit: ['deposit', 'refund', 'adjustment'],
};

/** Those that go in either direction. */
const bothWays: readonly (string | null)[] = ['freight', 'adjustment'];

/** Account and amount: a dealer says what it has paid for, finance also which way it goes. */
export function AmountSection() {
  const { t } = useTranslation('dealerPayment');
  const payment = useDocument();
  const isMaker = isMakerUser(useStore(userStore));
  const kind = useValue('kind') ?? 'remittance';
  const [accountType, feeType] = [useValue('accountType'), useValue('feeType')];
  return (
    <Section name="amount">
      {(isMaker || kind !== 'remittance') && <Field name="kind" choices={(value) => kind === 'remittance' || madeByFinance.includes(value)} />}
      {isMaker && (payment ? <ReadOnlyField label={t('field.dealerName')}>{payment.dealerName}</ReadOnlyField> : <Field name="dealerCode" needed />)}
      <Field name="accountType" />
      {kind === 'transfer' && <Field name="toAccountType" needed choices={(value) => value !== accountType} />}
      {kind === 'entry' && <Field name="feeType" needed choices={(value) => accountType !== null && feeTypes[accountType].includes(value)} />}
      {(kind === 'opening' || (kind === 'entry' && bothWays.includes(feeType))) && <Field name="direction" needed radio />}
      <Field name="currency" />
      <Field name="paymentAmount" />
      <Field name="feeDate" hint={kind === 'opening' && t('openingHint')} />
      {kind === 'remittance' && <Field name="transferDate" needed />}
      {payment && payment.paidAmount !== null && (
        <>
          <ReadOnlyField label={t('field.paidAmount')}>
            <Money amount={payment.paidAmount} currency={payment.currency ?? ''} strong />
          </ReadOnlyField>
          <ReadOnlyField label={t('field.bankCharges')}>
            <Money amount={payment.bankCharges ?? 0} currency={payment.currency ?? ''} />
          </ReadOnlyField>
        </>
      )}
      {kind === 'remittance' && (
        <Field name="orderNos" wide hint={t('ordersHint')} text={(value) => (value as string[] | null)?.join(', ') ?? ''}>
          {(control, value, change) => (
            <Select {...control} mode="tags" open={false} tokenSeparators={[',', ' ', ';']} value={(value as string[] | null) ?? []} onChange={change} />
          )}
        </Field>
      )}
      <Field name="remark" rows={2} wide />
    </Section>
  );
}

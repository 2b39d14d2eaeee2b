import type { ExtendInsurance } from '@harrow/api-client';
import { DateText, ReadOnlyField, StatusTag } from '@harrow/ui';
import type { useTranslation } from 'react-i18next';
import { MasterHistory } from '../../shared/changes/MasterHistory.tsx';
import { DaysLeft } from './extensionColumns.tsx';
import { PriceSplit } from './PriceSplit.tsx';

const dictionaries = { coverageType: 'coverage_type', payMethod: 'pay_method', payStatus: 'pay_status', status: 'bill_status' };
const words = { docType: 'extendInsurance', namespace: 'extendInsurance', dictionaries };

/** Panels beside an extension: deadline for the application, price, payment, and change history. */
export function railOf(extension: ExtendInsurance, t: ReturnType<typeof useTranslation<'extendInsurance'>>['t']) {
  const { applyDate, applyUntil, daysLeft, extensionFee, lateFee, lateFeeWaived, totalFee, currency, payStatus, payUntil, paidDate, bankRef } = extension;
  return {
    changes: <MasterHistory id={extension.id} words={words} />,
    first: [
      {
        key: 'window',
        title: t('rail.window'),
        open: true,
        content: (
          <>
            <ReadOnlyField label={t('field.applyUntil')}>
              <DateText value={applyUntil} /> {daysLeft !== null && <DaysLeft days={daysLeft} />}
            </ReadOnlyField>
            <ReadOnlyField label={t('field.applyDate')}>
              <DateText value={applyDate} />
            </ReadOnlyField>
          </>
        ),
      },
      {
        key: 'price',
        title: t('rail.price'),
        open: true,
        content: <PriceSplit fee={extensionFee} lateFee={lateFee} total={totalFee} currency={currency} isWaived={lateFeeWaived === 'Y'} />,
      },
      {
        key: 'payment',
        title: t('section.payment'),
        open: true,
        content: (
          <>
            <ReadOnlyField label={t('field.payMethod')}>{extension.payMethod_dictText}</ReadOnlyField>
            <ReadOnlyField label={t('field.payStatus')}>
              <StatusTag color={payStatus === 'paid' ? 'success' : 'default'} text={extension.payStatus_dictText} />
            </ReadOnlyField>
            <ReadOnlyField label={t(payStatus === 'paid' ? 'field.paidDate' : 'field.payUntil')}>
              <DateText value={payStatus === 'paid' ? paidDate : payUntil} />
            </ReadOnlyField>
            {bankRef && <ReadOnlyField label={t('field.bankRef')}>{bankRef}</ReadOnlyField>}
          </>
        ),
      },
    ],
  };
}

import type { ExtendInsurance } from '@harrow/api-client';
import { DateText, type RailPanel, ReadOnlyField, StatusTag } from '@harrow/ui';
import { useTranslation } from 'react-i18next';
import { useDocumentRail } from '../../documents/page/useDocumentRail.tsx';
import { MasterHistory } from '../../shared/changes/MasterHistory.tsx';
import { extensionFiles } from './extensions.ts';
import { DaysLeft } from './extensionColumns.tsx';
import { PriceSplit } from './PriceSplit.tsx';

const dictionaries = { coverageType: 'coverage_type', payMethod: 'pay_method', payStatus: 'pay_status', status: 'bill_status' };

/** What stands beside an extension: until when it can be applied for, its price, its payment, log, files and changes. */
export function useExtensionRail(extension: ExtendInsurance): RailPanel[] {
  const { t } = useTranslation('extendInsurance');
  const { applyDate, applyUntil, daysLeft, extensionFee, lateFee, lateFeeWaived, totalFee, currency, payStatus, payUntil, paidDate, bankRef } = extension;
  return useDocumentRail({
    docType: 'extendInsurance',
    document: extension,
    filesTable: extensionFiles,
    changes: <MasterHistory id={extension.id} words={{ docType: 'extendInsurance', namespace: 'extendInsurance', dictionaries }} />,
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
  });
}

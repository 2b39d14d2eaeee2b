import { useTranslation } from 'react-i18next';
import type { ShownFilter } from '../../shared/filters/activeFilters.tsx';
import { DealerName } from '../../shared/pickers/dealers.tsx';

/** The conditions in words, to be seen and taken away one by one. */
export function useShownFilters(): Readonly<Record<string, ShownFilter>> {
  const { t } = useTranslation('warrantyClaim');
  return {
    keyword: { label: t('list.keyword') },
    claimType: { label: t('field.claimType'), dict: 'claim_type' },
    dealerCode: { label: t('field.dealerName'), render: (code) => <DealerName code={code} /> },
    settlementStatus: { label: t('field.settlementStatus'), dict: 'settlement_status' },
    currency: { label: t('field.currency'), dict: 'currency' },
    failureDate_begin: { label: t('list.failedFrom') },
    failureDate_end: { label: t('list.failedTo') },
  };
}

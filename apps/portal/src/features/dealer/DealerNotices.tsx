import type { Dealer } from '@harrow/api-client';
import { Alert } from 'antd';
import { useTranslation } from 'react-i18next';

/** Notices above a dealer: reason of its suspension or termination, planned changes, and missing data. */
export function DealerNotices({ document: dealer }: { document: Dealer }) {
  const { t } = useTranslation('dealer');
  const { dealerStatus, dealerStatus_dictText, statusDate, statusReason_dictText, statusOpinion, terminateDate, nextCurrency, missing } = dealer;
  return (
    <>
      {dealerStatus !== 'active' && (
        <Alert
          type="warning"
          showIcon
          title={t('notice.status', { status: dealerStatus_dictText, date: statusDate })}
          description={[statusReason_dictText, statusOpinion].filter(Boolean).join(' · ')}
        />
      )}
      {dealerStatus === 'suspended' && terminateDate !== null && <Alert type="error" showIcon title={t('notice.ends', { date: terminateDate })} />}
      {nextCurrency !== null && (
        <Alert type="info" showIcon title={t('notice.currency', { currency: dealer.nextCurrency_dictText, date: dealer.nextCurrencyFrom })} />
      )}
      {missing.length > 0 && dealerStatus === 'active' && (
        <Alert type="info" showIcon title={t('notice.missing', { list: missing.map((what) => t(`missing.${what}`)).join(', ') })} />
      )}
    </>
  );
}

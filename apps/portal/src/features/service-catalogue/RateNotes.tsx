import type { LabourRateInput } from '@harrow/api-client';
import { useQuery } from '@tanstack/react-query';
import { Form } from 'antd';
import { useTranslation } from 'react-i18next';
import { usePermission } from '../../shared/usePermission.ts';
import { dealersWithoutRate, labourRates } from './catalogue.ts';

/** Dealers without a rate in force today, for users who maintain the rates. */
export function DealersWithoutRate() {
  const { t } = useTranslation('serviceCatalogue');
  const { data } = useQuery({ ...dealersWithoutRate, enabled: usePermission('serviceCatalogue:edit') });
  if (!data || data.length === 0) return null;
  return <>{t('rates.missing', { dealers: data.map(({ dealerCode, dealerName, currency }) => `${dealerCode} ${dealerName} (${currency})`).join(', ') })}</>;
}

/** Names the open rate that a new one ends, while it is typed. */
export function EndedRate() {
  const { t } = useTranslation('serviceCatalogue');
  const form = Form.useFormInstance<LabourRateInput>();
  const owner = {
    dealerCode: Form.useWatch('dealerCode', form) ?? '',
    marketGroup: Form.useWatch('marketGroup', form) ?? '',
    currency: Form.useWatch('currency', form) ?? '',
  };
  const isKnown = owner.currency !== '' && (owner.dealerCode !== '' || owner.marketGroup !== '');
  const filters = Object.fromEntries(Object.entries(owner).filter(([, value]) => value !== ''));
  const { data } = useQuery({ ...labourRates.list({ pageNo: 1, pageSize: 1, column: 'validFrom', order: 'desc' }, filters), enabled: isKnown });
  const last = isKnown ? data?.records[0] : undefined;
  if (!last || last.validTo !== null) return null;
  return <p style={{ gridColumn: '1 / -1', margin: 0 }}>{t('rates.ends', { rate: last.ratePerHour, currency: last.currency, from: last.validFrom })}</p>;
}

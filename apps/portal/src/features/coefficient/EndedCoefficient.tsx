import type { CoefficientInput } from '@harrow/api-client';
import { formatDate, formatNumber } from '@harrow/ui';
import { useQuery } from '@tanstack/react-query';
import { Form } from 'antd';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../shared/useLanguage.ts';
import { coefficients } from './coefficients.ts';

/** Names the open coefficient that a new one ends, while it is typed. */
export function EndedCoefficient() {
  const { t } = useTranslation('coefficient');
  const language = useLanguage();
  const form = Form.useFormInstance<CoefficientInput>();
  const type = Form.useWatch('type', form);
  const dealerCode = Form.useWatch('dealerCode', form) ?? '';
  const currency = Form.useWatch('currency', form) ?? '';
  const owner = { ...(dealerCode === '' ? { general: 'Y' } : { dealerCode }), ...(currency !== '' && { currency }) };
  const { data } = useQuery({
    ...coefficients.list({ pageNo: 1, pageSize: 100, column: 'validFrom', order: 'desc' }, { type: type ?? '', ...owner }),
    enabled: type !== undefined,
  });
  // Without a currency the list answers those of every currency.
  const last = type === undefined ? undefined : data?.records.find((record) => (record.currency ?? '') === currency);
  if (!last || last.validTo !== null) return null;
  return <p style={{ gridColumn: '1 / -1', margin: 0 }}>{t('ends', { value: formatNumber(last.value, language), from: formatDate(last.validFrom) })}</p>;
}

import type { ClaimStatistics } from '@harrow/api-client';
import { formatMoney, formatNumber, localeTag, useSettings } from '@harrow/ui';
import { Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { MonthChart, type MonthSeries } from '../../../shared/chart/MonthChart.tsx';
import styles from '../dashboard.module.css';
import type { Links } from '../links.ts';

/** Claims and their money, month by month. */
export function ClaimCharts({ statistics: { months, money }, links }: { statistics: ClaimStatistics; links: Links }) {
  const { t } = useTranslation('dashboard');
  const { language } = useSettings();
  const navigate = useNavigate();
  const weightOf = (code: string): number => money.filter((entry) => entry.currency === code).length;
  const currencies = [...new Set(money.map((entry) => entry.currency))].sort((a, b) => weightOf(b) - weightOf(a) || a.localeCompare(b));
  const [chosen, setChosen] = useState<string>();
  const currency = chosen !== undefined && currencies.includes(chosen) ? chosen : currencies[0];
  const number = (value: number): string => formatNumber(value, language);
  const compact = new Intl.NumberFormat(localeTag(language), { notation: 'compact' });
  const claimSeries: MonthSeries[] = [
    { key: 'submitted', label: t('series.submitted'), color: 'var(--hw-brand)' },
    { key: 'approved', label: t('series.approved'), color: 'var(--hw-tone-cyan-text)' },
    { key: 'returned', label: t('series.returned'), color: 'var(--hw-tone-gold-text)' },
  ];
  const moneySeries: MonthSeries[] = [
    { key: 'claimed', label: t('series.claimed'), color: 'var(--hw-brand)' },
    { key: 'approved', label: t('series.approvedAmount'), color: 'var(--hw-tone-cyan-text)' },
    { key: 'settled', label: t('series.settled'), color: 'var(--hw-text-tertiary)' },
    // The maker's own.
    ...(money.some(({ supplierRecoveryAmount = 0 }) => supplierRecoveryAmount > 0)
      ? [{ key: 'supplierRecoveryAmount', label: t('series.supplierRecovery'), color: 'var(--hw-tone-gold-text)' }]
      : []),
  ];
  const sums = months.map(({ month }) => {
    const {
      claimed = 0,
      approved = 0,
      settled = 0,
      supplierRecoveryAmount = 0,
    } = money.find((entry) => entry.month === month && entry.currency === currency) ?? {};
    return { month, claimed, approved, settled, supplierRecoveryAmount };
  });
  return (
    <>
      <section className={styles.wideCard} aria-label={t('claimsByMonth')}>
        <h2>{t('claimsByMonth')}</h2>
        <MonthChart
          months={months}
          series={claimSeries}
          format={number}
          formatAxis={number}
          onOpen={(month, key) => void navigate(key === 'approved' ? links.claimsApproved({ month }) : links.claimsSubmitted({ month }))}
        />
      </section>
      <section className={styles.wideCard} aria-label={t('moneyByMonth')}>
        <div className={styles.cardHead}>
          <h2>{t('moneyByMonth')}</h2>
          {currencies.length > 1 && (
            <Select
              size="small"
              aria-label={t('currency')}
              value={currency}
              options={currencies.map((value) => ({ value, label: value }))}
              onChange={setChosen}
            />
          )}
        </div>
        {currency === undefined ? (
          <p className={styles.none}>{t('none')}</p>
        ) : (
          <MonthChart
            months={sums}
            series={moneySeries}
            axis={t('amount', { currency })}
            format={(value) => formatMoney(value, currency, language)}
            formatAxis={(value) => compact.format(value)}
            onOpen={(month) => void navigate(links.claimsApproved({ month }))}
          />
        )}
      </section>
    </>
  );
}

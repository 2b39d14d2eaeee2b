import { formatNumber, Progress, useSettings } from '@harrow/ui';
import { useTranslation } from 'react-i18next';
import styles from './campaign.module.css';
import { Section, useDocument } from './campaignKind.ts';

const counts = ['total', 'open', 'claimed', 'done', 'excluded'] as const;

/** Progress by dealer. */
export function ProgressSection() {
  const { t } = useTranslation('campaign');
  const { language } = useSettings();
  const { progress = [] } = useDocument() ?? {};
  if (progress.length === 0) return null;
  return (
    <Section name="progress">
      {/* Wider than the page, it is scrolled by keys as well. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div role="group" aria-label={t('section.progress')} tabIndex={0} data-wide className={`${styles.scroll} hw-focusable`}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t('field.dealerName')}</th>
              {counts.map((count) => (
                <th key={count} scope="col" className={styles.right}>
                  {t(`field.${count}`)}
                </th>
              ))}
              <th scope="col">{t('field.completionRate')}</th>
            </tr>
          </thead>
          <tbody>
            {progress.map((dealer) => (
              <tr key={dealer.dealerCode}>
                <td>
                  {dealer.dealerCode} · {dealer.dealerName}
                </td>
                {counts.map((count) => (
                  <td key={count} className={styles.right}>
                    {formatNumber(dealer[count], language)}
                  </td>
                ))}
                <td>{dealer.completionRate === null ? '–' : <Progress value={dealer.completionRate} aria-label={dealer.dealerName} />}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Section>
  );
}

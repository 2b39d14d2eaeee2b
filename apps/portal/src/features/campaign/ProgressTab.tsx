import type { CampaignProgress } from '@harrow/api-client';
import { formatNumber, Progress, useSettings } from '@harrow/ui';
import { useTranslation } from 'react-i18next';
import styles from './campaign.module.css';
import { WideTable } from './Panel.tsx';

const counts = ['total', 'open', 'claimed', 'done', 'excluded'] as const;

/** How far each dealer is. */
export function ProgressTab({ progress }: { progress: readonly CampaignProgress[] }) {
  const { t } = useTranslation('campaign');
  const { language } = useSettings();
  return (
    <div className={styles.panel}>
      <WideTable label={t('tab.progress')}>
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
      </WideTable>
    </div>
  );
}

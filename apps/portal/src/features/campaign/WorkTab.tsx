import type { Campaign } from '@harrow/api-client';
import { formatNumber, useSettings, YesNo } from '@harrow/ui';
import { useTranslation } from 'react-i18next';
import styles from './campaign.module.css';
import { Panel, WideTable } from './Panel.tsx';

/** What a claim may hold: the fault, most hours and most parts of one machine. */
export function WorkTab({ campaign }: { campaign: Campaign }) {
  const { t } = useTranslation('campaign');
  const { language } = useSettings();
  const { bugCode, bugName, hourCodes, parts } = campaign;
  return (
    <div className={styles.sections}>
      <Panel title={t('field.bugCode')}>
        <p className={styles.text}>{bugCode ? `${bugCode} · ${bugName ?? ''}` : '–'}</p>
      </Panel>
      <Panel title={t('section.hours')}>
        {hourCodes.length === 0 ? (
          <p className={styles.quiet}>{t('noHours')}</p>
        ) : (
          <WideTable label={t('section.hours')}>
            <thead>
              <tr>
                <th scope="col">{t('field.hourCodes.hourCode')}</th>
                <th scope="col">{t('field.hourCodes.hourName')}</th>
                <th scope="col" className={styles.right}>
                  {t('field.hourCodes.maxHours')}
                </th>
              </tr>
            </thead>
            <tbody>
              {hourCodes.map(({ hourCode, hourName, maxHours }) => (
                <tr key={hourCode}>
                  <td>{hourCode}</td>
                  <td>{hourName}</td>
                  <td className={styles.right}>{formatNumber(maxHours, language)}</td>
                </tr>
              ))}
            </tbody>
          </WideTable>
        )}
      </Panel>
      <Panel title={t('section.parts')}>
        {parts.length === 0 ? (
          <p className={styles.quiet}>{t('noParts')}</p>
        ) : (
          <WideTable label={t('section.parts')}>
            <thead>
              <tr>
                <th scope="col">{t('field.parts.partsCode')}</th>
                <th scope="col">{t('field.parts.partsName')}</th>
                <th scope="col" className={styles.right}>
                  {t('field.parts.qty')}
                </th>
                <th scope="col">{t('field.parts.returnRequired')}</th>
              </tr>
            </thead>
            <tbody>
              {parts.map(({ partsCode, partsName, qty, returnRequired }) => (
                <tr key={partsCode}>
                  <td>{partsCode}</td>
                  <td>{partsName}</td>
                  <td className={styles.right}>{formatNumber(qty, language)}</td>
                  <td>
                    <YesNo value={returnRequired} />
                  </td>
                </tr>
              ))}
            </tbody>
          </WideTable>
        )}
      </Panel>
    </div>
  );
}

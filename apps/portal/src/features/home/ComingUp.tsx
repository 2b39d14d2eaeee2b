import type { Today } from '@harrow/api-client';
import { mobileQuery, useMediaQuery } from '@harrow/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { shortDay } from '../../shared/shortDay.ts';
import { useLanguage } from '../../shared/useLanguage.ts';
import { Block } from './Block.tsx';
import styles from './HomePage.module.css';

/** On a phone the notices are to begin within two screens. */
const mostOnPhone = 5;

/** Due dates and arrivals of the coming days; nothing if there are none. */
export function ComingUp({ today, waiting }: { today: Today | undefined; waiting: number }) {
  const { t } = useTranslation('home');
  const language = useLanguage();
  const limit = useMediaQuery(mobileQuery) ? mostOnPhone : undefined;
  if (today ? today.coming.length === 0 : waiting === 0) return null;
  return (
    <Block title={t('coming.title')} waiting={today ? undefined : Math.min(waiting, limit ?? waiting)}>
      <ul className={styles.lines}>
        {today?.coming.slice(0, limit).map(({ key, text, day, isLastDay, link }) => (
          <li key={key}>
            <Link className={styles.line} to={link}>
              <span className={styles.text} title={text}>
                {text}
              </span>
              {day !== null && <span className={styles.meta}>{t(isLastDay ? 'due.until' : 'coming.from', { date: shortDay(day, language) })}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </Block>
  );
}

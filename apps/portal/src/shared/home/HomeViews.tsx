import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router-dom';
import styles from './HomeViews.module.css';

/** The two views of home. */
export function HomeViews() {
  const { t } = useTranslation('shared');
  return (
    <nav className={styles.views} aria-label={t('home.views')}>
      <NavLink to="/workbench/notice" end>
        {t('home.today')}
      </NavLink>
      <NavLink to="/dashboard/analysis" end>
        {t('home.figures')}
      </NavLink>
    </nav>
  );
}

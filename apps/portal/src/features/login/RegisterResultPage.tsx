import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import styles from './form.module.css';
import { PageHeading } from './frame/PageHeading.tsx';

/** Next steps after a request for access. */
export function RegisterResultPage() {
  const { t } = useTranslation('login');
  return (
    <div className={styles.text}>
      <PageHeading>{t('registerResult.title')}</PageHeading>
      <p>{t('registerResult.text')}</p>
      <ol>
        <li>{t('registerResult.first')}</li>
        <li>{t('registerResult.second')}</li>
        <li>{t('registerResult.third')}</li>
      </ol>
      <p className={styles.links}>
        <Link to="/user/login">{t('backToLogin')}</Link>
      </p>
    </div>
  );
}

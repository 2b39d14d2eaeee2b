import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import styles from './form.module.css';
import { WelcomeFrame } from './frame/WelcomeFrame.tsx';
import { PageHeading } from './frame/PageHeading.tsx';

/** "Page not found" for users who are not signed in; inside the portal it keeps menu and header. */
export function NotFoundPage() {
  const { t } = useTranslation('login');
  return (
    <WelcomeFrame>
      <div className={styles.text}>
        <PageHeading>{t('notFound.title')}</PageHeading>
        <p>{t('notFound.text')}</p>
        <p className={styles.links}>
          <Link to="/user/login">{t('backToLogin')}</Link>
        </p>
      </div>
    </WelcomeFrame>
  );
}

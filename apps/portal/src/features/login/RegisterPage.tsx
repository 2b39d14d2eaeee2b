import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import styles from './form.module.css';
import { WelcomeTitle } from './WelcomeFrame.tsx';

/** How one gets access: accounts are made by the administrator of the dealer, not by a form. */
export function RegisterPage({ page }: { page: 'register' | 'registerResult' }) {
  const { t } = useTranslation('login');
  return (
    <div className={styles.text}>
      <WelcomeTitle>{t(`${page}.title`)}</WelcomeTitle>
      <p>{t(`${page}.text`)}</p>
      <ol>
        <li>{t(`${page}.first`)}</li>
        <li>{t(`${page}.second`)}</li>
        <li>{t(`${page}.third`)}</li>
      </ol>
      <p className={styles.links}>
        <Link to="/user/login">{t('backToLogin')}</Link>
      </p>
    </div>
  );
}

import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { lazyPage } from '../../platform/routing/lazyPage.tsx';
import styles from './form.module.css';
import { WelcomeFrame } from './frame/WelcomeFrame.tsx';
import { PageHeading } from './frame/PageHeading.tsx';

const AddressCode = lazyPage(async () => (await import('./human/AddressCode.tsx')).AddressCode);

/** Instructions for adding the portal to the home screen of a phone. There is no app to download: the portal is one. */
export function DownloadPage() {
  const { t } = useTranslation('login');
  return (
    <WelcomeFrame>
      <div className={styles.text}>
        <PageHeading>{t('download.title')}</PageHeading>
        <p>{t('download.text')}</p>
        <div className={styles.address}>
          <Suspense fallback={<span className={styles.codeDue} />}>
            <AddressCode address={location.origin} title={t('download.code')} />
          </Suspense>
          <a href={location.origin}>{location.origin}</a>
        </div>
        <ol>
          <li>{t('download.android')}</li>
          <li>{t('download.iphone')}</li>
        </ol>
        <p className={styles.links}>
          <Link to="/user/login">{t('backToLogin')}</Link>
        </p>
      </div>
    </WelcomeFrame>
  );
}

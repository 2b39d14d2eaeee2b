import { WrapperLayout } from '@harrow/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { config } from '../../../platform/config.ts';
import { CompanyLogo } from '../../../shared/company/CompanyLogo.tsx';
import { FieldsPicture } from './FieldsPicture.tsx';
import { LanguageChoice } from './LanguageChoice.tsx';
import styles from './WelcomeFrame.module.css';

/** Frame of the pages before sign-in: picture, product name and languages. */
export function WelcomeFrame({ children }: { children: ReactNode }) {
  const { t } = useTranslation('login');
  return (
    <div className={styles.colors}>
      <WrapperLayout
        productName={config.productName}
        claim={t('claim')}
        logo={
          <CompanyLogo height={40} maxWidth={160}>
            <img src="/favicon.svg" alt="" width="40" height="40" />
          </CompanyLogo>
        }
        picture={<FieldsPicture />}
        foot={<LanguageChoice />}
      >
        {children}
      </WrapperLayout>
    </div>
  );
}

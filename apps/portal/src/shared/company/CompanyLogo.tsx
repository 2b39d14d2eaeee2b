import { type ReactNode, useState } from 'react';
import { config } from '../../platform/config.ts';
import { companyStore } from '../../platform/installation.ts';
import { useStore } from '../../platform/store.ts';
import styles from './CompanyLogo.module.css';

interface CompanyLogoProps {
  /** Px. */
  height: number;
  /** Px; a wider logo becomes lower. */
  maxWidth: number;
  /** Shown in place of a missing logo. */
  children?: ReactNode;
}

/** The company's logo, with its name as alternative text; on dark ground it has a white plate. */
export function CompanyLogo({ height, maxWidth, children }: CompanyLogoProps) {
  const { logo = null, name = null } = useStore(companyStore) ?? {};
  // The logo may have been replaced while this page was open.
  const [missing, setMissing] = useState<string>();
  if (logo === null || logo === missing) return children;
  return (
    <img
      className={styles.logo}
      src={config.baseUrl + logo}
      alt={name ?? ''}
      title={name ?? undefined}
      style={{ maxHeight: height, maxWidth }}
      onError={() => setMissing(logo)}
    />
  );
}

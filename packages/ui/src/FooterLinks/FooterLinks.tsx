import { useTranslation } from '../HarrowProvider/language/useTranslation.ts';
import styles from './FooterLinks.module.css';

export interface FooterLink {
  title: string;
  href: string;
}

export interface FooterLinksProps {
  /** The links, in order. */
  links: readonly FooterLink[];
  /** Stands after the links: who owns the page. */
  note?: string;
}

/** Links to other sites, each in a new window, for the foot of a page. */
export function FooterLinks({ links, note }: FooterLinksProps) {
  const { t } = useTranslation('ui');
  return (
    <div className={styles.foot}>
      {links.map(({ title, href }) => (
        <a key={href} href={href} target="_blank" rel="noopener noreferrer">
          {title}
          <span className="hw-hidden"> {t('layout.newWindow')}</span>
        </a>
      ))}
      {note && <span>{note}</span>}
    </div>
  );
}

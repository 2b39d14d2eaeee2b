import { StarFilled } from '@ant-design/icons';
import { useTranslation } from '../../../HarrowProvider/language/useTranslation.ts';
import styles from './Stars.module.css';

/** A rating as it is read. */
export function Stars({ value, count }: { value: number; count: number }) {
  const { t } = useTranslation('ui');
  if (value === 0) return null;
  return (
    <span role="img" aria-label={t('rating.stars', { n: value, count })} className={styles.stars}>
      {Array.from({ length: count }, (_, index) => (
        <StarFilled key={index} aria-hidden data-on={index < value || undefined} />
      ))}
    </span>
  );
}

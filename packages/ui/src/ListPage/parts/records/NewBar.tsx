import { useTranslation } from '../../../HarrowProvider/language/useTranslation.ts';
import styles from '../../ListPage.module.css';

/** Says that records have come since the page was loaded; the page moves only when the user asks for it. */
export function NewBar({ count, onShow }: { count: number; onShow: (() => void) | undefined }) {
  const { t } = useTranslation('ui');
  return (
    <div className={styles.new} role="status">
      <button type="button" className="hw-link" onClick={onShow}>
        {t('list.showNew', { count })}
      </button>
    </div>
  );
}

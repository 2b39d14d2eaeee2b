import { Money } from '@harrow/ui';
import { useTranslation } from 'react-i18next';
import { mayEdit } from '../../../documents/form/document/formKind.ts';
import { useDocument } from '../partsOrderKind.ts';
import styles from './order.module.css';
import { useCurrency, useMissing, useSums } from './useTerms.ts';

/** Total of the order, always in sight, with what the account lacks or what is not charged yet. */
export function FootTotal() {
  const { t } = useTranslation('partsOrder');
  const order = useDocument();
  const { total, isFree } = useSums();
  const currency = useCurrency();
  const missing = useMissing();
  const isStored = order !== undefined && !mayEdit(order);
  const lacking = isStored ? order.openAmount : missing;
  return (
    <span className={styles.footTotal}>
      <span className={styles.label}>{t('field.totalAmount')}</span>
      {isFree ? t('totals.free') : <Money amount={isStored ? order.totalAmount : total} currency={currency} strong />}
      {lacking > 0 && (
        <>
          <span className={styles.label}>{t(isStored ? 'field.openAmount' : 'totals.missing')}</span>
          <Money amount={lacking} currency={currency} />
        </>
      )}
    </span>
  );
}

import { FieldGrid, formatNumber, useSettings } from '@harrow/ui';
import { useTranslation } from 'react-i18next';
import { LineField } from '../arrivalKind.ts';
import styles from './count.module.css';
import type { Counting } from './useCounting.ts';

/** The part that was scanned last, with what is wrong with it. */
export function LastScanned({ counting: { last, lines } }: { counting: Counting }) {
  const { t } = useTranslation('partsArrival');
  const { language } = useSettings();
  const row = last?.list === 'lines' ? lines.find(({ id }) => id === last.rowId) : undefined;
  if (!row) return null;
  return (
    <section data-wide className={styles.last} aria-label={t('scan.last')}>
      <p className={styles.part}>
        <strong>{row.partsCode}</strong> <span>{row.partsName}</span>
        <span className={styles.qty}>
          {`${formatNumber(row.receivedQty ?? 0, language)} / ${formatNumber(row.packedQty ?? 0, language)} ${row.unit_dictText ?? ''}`}
        </span>
      </p>
      <FieldGrid>
        <LineField list="lines" rowId={row.id} name="receivedQty" />
        <LineField list="lines" rowId={row.id} name="damagedQty" />
        <LineField list="lines" rowId={row.id} name="wrongQty" />
        {(row.wrongQty ?? 0) > 0 && <LineField list="lines" rowId={row.id} name="wrongPartsCode" needed />}
        <LineField list="lines" rowId={row.id} name="binLocation" />
      </FieldGrid>
    </section>
  );
}

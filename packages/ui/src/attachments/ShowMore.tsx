import { useState } from 'react';
import { useTranslation } from '../HarrowProvider/language/useTranslation.ts';

/** Number of files rendered at first: there may be ten thousand, and the others are rendered on request. */
const rowsAtOnce = 100;

/** The first of many rows, and a button for the next hundred. */
export function useFirstRows<Row>(rows: readonly Row[]) {
  const [most, setMost] = useState(rowsAtOnce);
  const hidden = Math.max(0, rows.length - most);
  return { shown: hidden === 0 ? rows : rows.slice(0, most), hidden, showMore: () => setMost(most + rowsAtOnce) };
}

/** "and 200 more", which shows some of them. Nothing where none is hidden. */
export function ShowMore({ hidden, onClick }: { hidden: number; onClick: () => void }) {
  const { t } = useTranslation('ui');
  return hidden === 0 ? null : (
    <button type="button" className="hw-link" onClick={onClick}>
      {t('files.more', { count: hidden })}
    </button>
  );
}

import { LeftOutlined } from '@ant-design/icons';
import { useTranslation } from '../../../HarrowProvider/language/useTranslation.ts';
import type { Column } from '../../model/columns.ts';

interface FoldedColumnsProps<T> {
  /** Those that are left out; none: all are shown, and may be left out again. */
  columns: readonly Column<T>[];
  onToggle: () => void;
}

/** Says how many columns a narrow table leaves out, and shows them. */
export function FoldedColumns<T>({ columns, onToggle }: FoldedColumnsProps<T>) {
  const { t } = useTranslation('ui');
  const { length } = columns;
  const names = columns.map(({ title }) => (typeof title === 'string' ? title : '')).filter(Boolean);
  const label = length > 0 ? t('list.moreColumns', { n: length, names: names.join(', ') }) : t('list.fewerColumns');
  return (
    <button type="button" className="hw-icon-button" aria-label={label} title={label} aria-expanded={length === 0} onClick={onToggle}>
      {length > 0 ? `+${length}` : <LeftOutlined />}
    </button>
  );
}

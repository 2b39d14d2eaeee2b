import type { Column } from '@harrow/ui';
import { type Selected, TreeTable, type TreeTableProps } from '@harrow/ui/trees';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './ProductPage.module.css';
import type { ProductPlace } from './products.ts';

interface ProductTreeProps extends Pick<TreeTableProps, 'rowHeight'> {
  /** The roots; what was looked for stands side by side. */
  places: readonly ProductPlace[];
  /** Another one brings the rows up to date. */
  version: number;
  /** Of the product that is shown. */
  current: string | undefined;
  hasCodes: boolean;
  selection: { rows: Selected<ProductPlace>; onChange: (rows: Selected<ProductPlace>) => void } | undefined;
  onOpen: (id: string) => void;
}

/** Leaves room for the head of portal and page, and for the search. */
const height = 'max(320px, calc(100dvh - 280px))';

/** Products below each other. */
export function ProductTree({ places, version, current, hasCodes, selection, onOpen, rowHeight }: ProductTreeProps) {
  const { t } = useTranslation('product');
  const columns = useMemo<Column<ProductPlace>[]>(
    () => [
      {
        key: 'title',
        title: t('title'),
        text: ({ title, code }) => `${title} ${code}`,
        render: ({ title, code, isOff }) => (
          <>
            <span className={isOff ? styles.off : undefined}>{title}</span>
            {hasCodes && code !== title && (
              <span className={styles.code} title={code}>
                {code}
              </span>
            )}
          </>
        ),
      },
    ],
    [t, hasCodes],
  );
  const under = useMemo(() => {
    const all = new Map<string, readonly ProductPlace[]>();
    const add = (place: ProductPlace): void => {
      all.set(place.key, place.children);
      place.children.forEach(add);
    };
    places.forEach(add);
    return all;
  }, [places]);
  return (
    <TreeTable<ProductPlace>
      label={t('title')}
      columns={columns}
      load={({ parent }) => Promise.resolve(parent === undefined ? places : (under.get(parent) ?? []))}
      queryKey="parent"
      rowKey="key"
      hasChildren={({ children }) => children.length > 0}
      openRoots
      height={height}
      version={version}
      current={current}
      onRowOpen={({ key }) => onOpen(key)}
      {...(rowHeight !== undefined && { rowHeight })}
      {...(selection && { selection })}
    />
  );
}

import { Empty } from 'antd';
import type { ReactNode } from 'react';
import styles from '../EditableTable.module.css';
import { useTableContext } from '../hooks/tableContext.ts';
import { AddButton } from './Toolbar.tsx';

/** In place of rows: what is missing, and the next step. */
export function EmptyRows({ text }: { text: ReactNode }) {
  const { model, commands, t } = useTableContext();
  const isFiltered = model.store.ids().length > 0;
  return (
    <div className={styles.empty}>
      <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={isFiltered ? t('filter.none') : (text ?? t('empty'))}>
        {commands.addable && !isFiltered && <AddButton />}
      </Empty>
    </div>
  );
}

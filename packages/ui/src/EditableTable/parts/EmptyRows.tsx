import { Empty } from 'antd';
import type { ReactNode } from 'react';
import styles from '../EditableTable.module.css';
import { useTableContext } from '../hooks/tableContext.ts';
import { AddButton } from './Toolbar.tsx';

/** In place of rows: what is missing, and the next step. */
export function EmptyRows({ text }: { text: ReactNode }) {
  const { commands, t } = useTableContext();
  return (
    <div className={styles.empty}>
      <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={text ?? t('empty')}>
        {commands.addable && <AddButton />}
      </Empty>
    </div>
  );
}

import { Empty } from 'antd';
import type { ReactNode } from 'react';
import styles from '../EditableTable.module.css';
import { useTableContext } from '../context/tableContext.ts';
import { AddButton } from '../toolbar/Toolbar.tsx';

/** In place of rows: what is missing, and the next step. */
export function EmptyRows({ text, addable }: { text: ReactNode; addable: boolean }) {
  const { model, blockParts, commands, focus, t } = useTableContext();
  const isFiltered = model.store.ids().length > 0 || (blockParts !== undefined && model.view.filters().size > 0);
  return (
    // A press brings the keyboard to the grid, as Tab does, so that rows can be pasted.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div className={styles.empty} onClick={({ target }) => (target as Element).closest('button') === null && focus.leave()}>
      <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={isFiltered ? t('filter.none') : (text ?? t('empty'))}>
        {addable && commands.addable && !isFiltered && <AddButton />}
      </Empty>
    </div>
  );
}

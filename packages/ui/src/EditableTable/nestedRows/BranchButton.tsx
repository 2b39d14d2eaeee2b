import { RightOutlined } from '@ant-design/icons';
import { useTableContext } from '../context/tableContext.ts';
import styles from './nesting.module.css';
import { toggleLine } from './toggleLine.ts';

/** Opens and closes what stands below a row of a tree. The keys for that are the cell's. */
export function BranchButton({ rowId, open }: { rowId: string; open: boolean }) {
  const { model, focus, t } = useTableContext();
  return (
    <button
      type="button"
      tabIndex={-1}
      className={styles.branch}
      data-branch
      aria-label={t('nesting.below', { row: model.view.position(rowId) + 1 })}
      aria-expanded={open}
      onClick={() => toggleLine({ model, focus }, rowId)}
    >
      <RightOutlined aria-hidden />
    </button>
  );
}

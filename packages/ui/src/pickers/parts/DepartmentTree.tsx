import { Tree } from 'antd';
import { ErrorState } from '../../states/ErrorState.tsx';
import { ListSkeleton } from '../../states/Skeletons.tsx';
import { useDepartments } from '../hooks/useDepartments.ts';
import { usePickerTexts } from '../hooks/usePickerTexts.ts';
import type { DepartmentNode } from '../model/departmentTree.ts';
import styles from './picker.module.css';

/** Higher trees are scrolled, and only rows in view are drawn. */
const treeHeight = 420;

/** The departments; a press on one narrows what stands beside the tree, a second press takes that back. */
export function DepartmentTree({ selected, onSelect }: { selected: string | undefined; onSelect: (id: string | undefined) => void }) {
  const { t } = usePickerTexts();
  const { nodes, error, retry, load } = useDepartments();
  if (error) return <ErrorState reason={error.message} onRetry={retry} />;
  if (!nodes) return <ListSkeleton rows={5} />;
  return (
    <Tree<DepartmentNode>
      aria-label={t('department.tree')}
      className={styles.tree}
      blockNode
      height={treeHeight}
      treeData={nodes as DepartmentNode[]}
      selectedKeys={selected === undefined ? [] : [selected]}
      // A branch that fails stays closed and can be opened again.
      loadData={(node) => load(node.key).catch(() => undefined)}
      onSelect={([key]) => onSelect(key === undefined ? undefined : String(key))}
    />
  );
}

import type { Deletion } from '../../ListPage/batch.types.ts';
import { useBatch } from '../../ListPage/hooks/useBatch.ts';
import { Batch } from '../../ListPage/parts/selection/Batch.tsx';
import { SelectionBar } from '../../ListPage/parts/selection/SelectionBar.tsx';
import { valueOf } from '../../recordCache/recordCache.ts';
import type { TreeRecord } from '../model/treeRows.ts';
import type { Selected, TreeColumn, TreeTableProps } from '../TreeTable.types.ts';

interface TreeDeletionProps {
  deletion: Deletion<TreeRecord>;
  columns: readonly TreeColumn[];
  rowKey: string;
  selected: Selected;
  setSelected: (selected: Selected) => void;
  onDeleted: TreeTableProps['onDeleted'];
}

/** Number of selected rows of a tree, and their deletion: confirmed first, answered row by row. */
export function TreeDeletion({ deletion, columns, rowKey, selected, setSelected, onDeleted }: TreeDeletionProps) {
  const batches = useBatch<TreeRecord>({ deletion });
  const onChanged = (ids: string[]): void => {
    setSelected(new Map([...selected].filter(([id]) => !ids.includes(id))));
    onDeleted?.(ids);
  };
  return (
    <>
      {selected.size > 0 && (
        <SelectionBar
          count={selected.size}
          actions={null}
          batchActions={batches.actions}
          onBatch={(action) => batches.start(action, [...selected.values()])}
          onClear={() => setSelected(new Map())}
        />
      )}
      <Batch batches={batches} rowKey={(row) => valueOf(row, rowKey)} columns={columns.map(({ key, title }) => ({ key, title }))} onChanged={onChanged} />
    </>
  );
}

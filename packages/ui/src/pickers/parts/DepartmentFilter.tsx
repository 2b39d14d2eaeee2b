import { ErrorState } from '../../states/ErrorState.tsx';
import { useDepartments } from '../hooks/useDepartments.ts';
import { DepartmentTree } from './DepartmentTree.tsx';
import { Waiting } from './Waiting.tsx';

interface DepartmentFilterProps {
  selected: string | undefined;
  onSelect: (id: string | undefined) => void;
}

/** Px. */
const treeHeight = 420;

/** The departments; a press on one narrows what stands beside the tree, a second press takes that back. */
export function DepartmentFilter({ selected, onSelect }: DepartmentFilterProps) {
  const { nodes, error, retry, load } = useDepartments();
  if (error) return <ErrorState reason={error.message} onRetry={retry} />;
  if (!nodes) return <Waiting rows={5} />;
  return (
    <DepartmentTree
      nodes={nodes}
      load={load}
      height={treeHeight}
      isChosen={({ key }) => key === selected}
      onPress={({ key }) => onSelect(key === selected ? undefined : key)}
    />
  );
}

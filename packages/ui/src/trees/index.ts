export { CategorySelect, type CategorySelectProps } from './CategorySelect.tsx';
export { DictTreeSelect, type DictTreeSelectProps } from './DictTreeSelect.tsx';
export type { TreeRecord } from './model/treeRows.ts';
export type { CategoryQuery, CategorySource, TreeNodeAnswer, TreeQuery, TreeSource } from '../sources/treeSources.ts';
export { TreeTable } from './TreeTable.tsx';
export type { Selected, TreeColumn, TreeSelection, TreeTableProps } from './TreeTable.types.ts';

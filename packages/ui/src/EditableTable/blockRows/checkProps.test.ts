import { expect, test } from 'vitest';
import type { EditableTableProps } from '../props/EditableTable.types.ts';
import { checkProps } from './checkProps.ts';

const given: EditableTableProps<object> = { label: 'Stock', columns: [], rowSource: { load: async () => ({ rows: [], total: 0 }) } };

test.each<[what: string, props: Partial<EditableTableProps<object>>, refused: string | undefined]>([
  ['nothing else', {}, undefined],
  ['what is switched off', { pages: false, dragSort: false }, undefined],
  ['sorting, filters and choosing', { sortable: true, filterable: true, rowSelection: true }, undefined],
  ['rows', { rows: [] }, 'rows'],
  ['groups', { rowGroups: { by: ['part'] } }, 'rowGroups'],
  ['pages and files', { pages: {}, output: {} }, 'pages, output'],
  ['cells of several rows', { columns: [{ key: 'part', span: true } as never] }, 'span'],
])('a source with %s', (_what, props, refused) => {
  const check = () => checkProps({ ...given, ...props });
  if (refused === undefined) expect(check).not.toThrow();
  else expect(check).toThrow(new TypeError(`EditableTable: not with a rowSource: ${refused}`));
});

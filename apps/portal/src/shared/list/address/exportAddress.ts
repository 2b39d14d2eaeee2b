import type { ExportRequest } from '@harrow/ui';
import type { ListState } from './listAddress.ts';

/** Address of an export. With selected rows, or for everything, the filters are left out. */
export function exportAddress(path: string, { rows, ids, columns, format }: ExportRequest, { sort, filters }: Pick<ListState, 'sort' | 'filters'>): string {
  const query = new URLSearchParams({
    ...(rows === 'filtered' ? filters : {}),
    ...(rows === 'selected' && { selections: ids.join(',') }),
    column: sort.column,
    order: sort.order,
    exportFields: columns.join(','),
    format,
  });
  return `${path}${path.includes('?') ? '&' : '?'}${query}`;
}

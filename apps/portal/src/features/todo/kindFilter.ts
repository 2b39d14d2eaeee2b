import type { ListFiltering } from '@harrow/ui';
import type { Filters } from '../../shared/calls/resource.ts';

/** A kind of document and its task as one value of a field. */
export const kindOf = ({ docType, task }: { docType: string; task: string }): string => `${docType}.${task}`;

/** Kind of task in the address; undefined unless it names document and task. */
export const askedKind = ({ docType, task }: Filters): string | undefined => (docType && task ? kindOf({ docType, task }) : undefined);

function partsOf(kind: unknown): { docType: string | undefined; task: string | undefined } {
  const [docType, task] = typeof kind === 'string' ? kind.split('.') : [];
  return { docType, task };
}

/** The filters with one field `kind` in place of document and task, two parameters of the address. */
export const kindFiltering = ({ onFilter, onRemove, ...filtering }: Required<ListFiltering>, filters: Filters): Required<ListFiltering> => ({
  ...filtering,
  values: { ...filtering.values, kind: askedKind(filters) },
  onFilter: ({ kind, ...values }) => onFilter({ ...values, ...partsOf(kind) }),
  onRemove: (key) => (key === 'kind' ? onFilter(partsOf(undefined)) : onRemove(key)),
});

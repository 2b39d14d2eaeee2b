import { Suspense } from 'react';
import { useRecords } from './hooks/useRecords.ts';
import { lazyDialog } from '../HarrowProvider/parts/lazyPart.ts';
import { Picker } from './parts/Picker.tsx';
import type { SelectDialog as SelectDialogType } from './parts/SelectDialog.tsx';
import { WaitingField } from './parts/WaitingField.tsx';
import type { PickerControlProps, SelectListOptions } from './pickers.types.ts';

const { Dialog, prepare } = lazyDialog(async () => ({ default: (await import('./parts/SelectDialog.tsx')).SelectDialog }));
// The lazy component keeps its type parameter.
const SelectDialog = Dialog as unknown as typeof SelectDialogType;

export interface SelectFromListProps<T> extends SelectListOptions<T>, PickerControlProps<T> {
  /** Characters of a name before it is cut; -1: never. Default 12. */
  ellipsisLength?: number;
}

/** Chooses records of a long list in a dialog with search, pages and what is chosen. A control for `Form.Item`. */
export function SelectFromList<T>(props: SelectFromListProps<T>) {
  return (
    <Suspense fallback={<WaitingField id={props.id} />}>
      <Field {...props} />
    </Suspense>
  );
}

function Field<T>(props: SelectFromListProps<T>) {
  const {
    name,
    source,
    columns,
    queries,
    filters,
    usual,
    valueKey = 'id' as keyof T & string,
    labelKey = valueKey,
    width,
    pageSize,
    pageSizes,
    sort,
    ellipsisLength = 12,
    ...control
  } = props;
  const cache = useRecords(source, valueKey);
  const options: SelectListOptions<T> = { name, source, columns, queries, filters, usual, valueKey, labelKey, width, pageSize, pageSizes, sort };
  return (
    <Picker
      {...control}
      cache={cache}
      labelKey={labelKey}
      ellipsisLength={ellipsisLength}
      prepare={prepare}
      dialog={(dialog) => <SelectDialog {...options} {...dialog} />}
    />
  );
}

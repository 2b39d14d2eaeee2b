import { Suspense } from 'react';
import { lazyPart } from '../HarrowProvider/parts/lazyPart.ts';
import { useRecords } from './hooks/useRecords.ts';
import { knownRecords } from './model/recordNames.ts';
import type { SelectDialog as SelectDialogType } from './parts/SelectDialog.tsx';
import type { PickerOptions, SelectListOptions } from './pickers.types.ts';

const SelectDialog = lazyPart(async () => ({ default: (await import('./parts/SelectDialog.tsx')).SelectDialog })) as unknown as typeof SelectDialogType;

export interface SelectListDialogProps<T> extends SelectListOptions<T>, PickerOptions {
  /** Stored values that are chosen when it opens. Default: none. */
  values?: readonly string[];
  /** Heading of the dialog. Default: "Choose: {name}". */
  title?: string;
  /** `records` are those of the values that are known. */
  onOk: (values: string[], records: T[]) => void;
  /** The user gave up: the dialog is to be closed. */
  onCancel: () => void;
}

const none: readonly string[] = [];

/** The dialog of `SelectFromList` by itself, behind a button or field of your own. It is open as long as it is there. */
export function SelectListDialog<T>({ values = none, onOk, ...options }: SelectListDialogProps<T>) {
  const cache = useRecords(options.source, options.valueKey ?? 'id');
  return (
    <Suspense>
      <SelectDialog<T> {...options} values={values} onOk={(next) => onOk(next, knownRecords(cache, next))} />
    </Suspense>
  );
}

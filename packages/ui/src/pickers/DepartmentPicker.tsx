import { Suspense } from 'react';
import { useSource } from '../HarrowProvider/index.ts';
import { useRecords } from './hooks/useRecords.ts';
import { lazyDialog } from '../HarrowProvider/parts/lazyPart.ts';
import { Picker } from './parts/Picker.tsx';
import { WaitingField } from './parts/WaitingField.tsx';
import type { PickerControlProps } from './pickers.types.ts';
import type { Department } from '../sources/recordSources.ts';

const { Dialog: DepartmentDialog, prepare } = lazyDialog(() => import('./parts/DepartmentDialog.tsx'));

/** @typeParam T what the source `departments` of the provider gives, where a record has more than a `Department` */
export interface DepartmentPickerProps<T extends Department = Department> extends PickerControlProps<T> {
  /** Several departments. Default false. */
  multiple?: boolean;
  /** Field that is stored. Default `id`. */
  store?: keyof T & string;
  /** As `store`, under the name that advanced queries use for it; wins. */
  customReturnField?: keyof T & string;
  /** Field that is shown. Default `departName`. */
  text?: keyof T & string;
  /** Px. Default 500. */
  modalWidth?: number;
  /** Opens the first level. Default true. */
  rootOpened?: boolean;
  /** Whether a department may be chosen. Default: every one. */
  choosable?: (department: T) => boolean;
}

/** Chooses departments in a tree, from the source `departments` of the provider. A control for `Form.Item`. */
export function DepartmentPicker<T extends Department = Department>(props: DepartmentPickerProps<T>) {
  return (
    <Suspense fallback={<WaitingField id={props.id} />}>
      {/* What the host's source gives is of the host's type. */}
      <Field {...(props as unknown as DepartmentPickerProps)} />
    </Suspense>
  );
}

function Field({
  store = 'id',
  customReturnField,
  text = 'departName',
  multiple = false,
  modalWidth,
  rootOpened,
  choosable,
  ...control
}: DepartmentPickerProps) {
  const field = customReturnField ?? store;
  const cache = useRecords(useSource('departments'), field);
  return (
    <Picker
      {...control}
      multiple={multiple}
      cache={cache}
      labelKey={text}
      ellipsisLength={25}
      prepare={prepare}
      dialog={(dialog) => <DepartmentDialog {...dialog} store={field} {...{ text, modalWidth, rootOpened, choosable }} />}
    />
  );
}

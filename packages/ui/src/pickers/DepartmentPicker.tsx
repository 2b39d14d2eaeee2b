import { Suspense } from 'react';
import { useSource } from '../HarrowProvider/index.ts';
import { useRecords } from './hooks/useRecords.ts';
import { lazyDialog } from '../HarrowProvider/lazyPart.ts';
import { Picker } from './parts/Picker.tsx';
import { WaitingField } from './parts/WaitingField.tsx';
import type { PickerControlProps } from './pickers.types.ts';
import type { Department } from '../sources/recordSources.ts';

const { Dialog: DepartmentDialog, prepare } = lazyDialog(() => import('./parts/DepartmentDialog.tsx'));

export interface DepartmentPickerProps extends PickerControlProps<Department> {
  /** Several departments. Default false. */
  multiple?: boolean;
  /** Field that is stored. Default `id`. */
  store?: keyof Department;
  /** As `store`, under the name that advanced queries use for it; wins. */
  customReturnField?: keyof Department;
  /** Field that is shown. Default `departName`. */
  text?: keyof Department;
  /** Px. Default 500. */
  modalWidth?: number;
  /** Opens the first level. Default true. */
  rootOpened?: boolean;
  /** Whether a department may be chosen. Default: every one. */
  choosable?: (department: Department) => boolean;
}

/** Chooses departments in a tree, from the source `departments` of the provider. A control for `Form.Item`. */
export function DepartmentPicker(props: DepartmentPickerProps) {
  return (
    <Suspense fallback={<WaitingField id={props.id} />}>
      <Field {...props} />
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

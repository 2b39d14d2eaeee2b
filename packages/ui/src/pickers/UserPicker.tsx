import { Suspense } from 'react';
import { useSource } from '../HarrowProvider/index.ts';
import { useRecords } from './hooks/useRecords.ts';
import { lazyDialog } from '../HarrowProvider/parts/lazyPart.ts';
import { Picker } from './parts/Picker.tsx';
import { WaitingField } from './parts/WaitingField.tsx';
import type { PickerControlProps } from './pickers.types.ts';
import type { User } from '../sources/recordSources.ts';

const { Dialog: UserDialog, prepare } = lazyDialog(() => import('./parts/UserDialog.tsx'));

/** @typeParam T what the source `users` of the provider gives, where a record has more than a `User` */
export interface UserPickerProps<T extends User = User> extends PickerControlProps<T> {
  /** Field that is stored. Default `username`. */
  store?: 'id' | 'username';
  /** Field that is shown. Default `realname`. */
  text?: 'realname' | 'username';
  /** Px. Default 1250. */
  modalWidth?: number;
}

/**
 * Chooses users by department and account, from the sources `users` and `departments` of the provider.
 * The selection is kept across departments. A control for `Form.Item`.
 */
export function UserPicker<T extends User = User>(props: UserPickerProps<T>) {
  return (
    <Suspense fallback={<WaitingField id={props.id} />}>
      {/* What the host's source gives is of the host's type. */}
      <Field {...(props as unknown as UserPickerProps)} />
    </Suspense>
  );
}

function Field({ store = 'username', text = 'realname', modalWidth, ...control }: UserPickerProps) {
  const cache = useRecords(useSource('users'), store);
  return (
    <Picker
      {...control}
      cache={cache}
      labelKey={text}
      ellipsisLength={25}
      prepare={prepare}
      dialog={(dialog) => <UserDialog {...dialog} store={store} text={text} modalWidth={modalWidth} />}
    />
  );
}

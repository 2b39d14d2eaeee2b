import { Suspense } from 'react';
import { useSource } from '../HarrowProvider/index.ts';
import { useRecords } from './hooks/useRecords.ts';
import { lazyDialog } from '../HarrowProvider/lazyPart.ts';
import { Picker } from './parts/Picker.tsx';
import { WaitingField } from './parts/WaitingField.tsx';
import type { PickerControlProps } from './pickers.types.ts';
import type { User } from '../sources/recordSources.ts';

const { Dialog: UserDialog, prepare } = lazyDialog(() => import('./parts/UserDialog.tsx'));

export interface UserPickerProps extends PickerControlProps<User> {
  /** Field that is stored. Default `username`. */
  store?: 'id' | 'username';
  /** Field that is shown. Default `realname`. */
  text?: 'realname' | 'username';
  /** Px. Default 1250. */
  modalWidth?: number;
}

/**
 * Chooses users by department and account, from the sources `users` and `departments` of the provider.
 * What was chosen in one department stays chosen in the next. A control for `Form.Item`.
 */
export function UserPicker(props: UserPickerProps) {
  return (
    <Suspense fallback={<WaitingField id={props.id} />}>
      <Field {...props} />
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

import { lazyPart } from '@harrow/ui';
import { Input } from 'antd';
import { type ComponentProps, Suspense } from 'react';

const UserPicker = lazyPart(async () => ({ default: (await import('@harrow/ui/pickers')).UserPicker }));

/** Chooses users by login name, in filters and dialogs of lists. */
export function LazyUserPicker(props: ComponentProps<typeof UserPicker>) {
  return (
    <Suspense fallback={<Input id={props.id} disabled aria-busy />}>
      <UserPicker {...props} />
    </Suspense>
  );
}

import { lazyPart } from '@harrow/ui';
import { Input } from 'antd';
import { type ComponentProps, Suspense } from 'react';

// Loaded apart, so that a list does not wait for its filter.
const DealerPicker = lazyPart(async () => ({ default: (await import('./DealerPicker.tsx')).DealerPicker }));

/** Chooses dealers, in filters and dialogs of lists. */
export function LazyDealerPicker(props: ComponentProps<typeof DealerPicker>) {
  return (
    <Suspense fallback={<Input id={props.id} disabled aria-busy />}>
      <DealerPicker {...props} />
    </Suspense>
  );
}

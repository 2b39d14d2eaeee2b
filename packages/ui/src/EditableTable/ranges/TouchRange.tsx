import { Suspense } from 'react';
import { lazyPart } from '../../HarrowProvider/parts/lazyPart.ts';
import { useTouchRange } from './useTouchRange.ts';
import type { RangeBarProps } from './RangeBar.tsx';

const RangeBar = lazyPart(() => import('./RangeBar.tsx'));

/** Ranges by touch, and what can be done with them. */
export default function TouchRange(props: RangeBarProps) {
  const isChosen = useTouchRange(props.scroller);
  if (!isChosen) return null;
  return (
    <Suspense>
      <RangeBar {...props} />
    </Suspense>
  );
}

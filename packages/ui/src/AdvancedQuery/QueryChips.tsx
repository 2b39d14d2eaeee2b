import { askingLines } from '@harrow/validation/query';
import { Suspense } from 'react';
import { lazyPart } from '../HarrowProvider/parts/lazyPart.ts';
import type { QueryChipsProps } from './AdvancedQuery.types.ts';

const ChipList = lazyPart(() => import('./parts/ChipList.tsx'));

/** The conditions in force, above a list; each can be removed. Nothing where no query is in force. */
export function QueryChips({ value, ...props }: QueryChipsProps) {
  if (!value || askingLines(value).length === 0) return null;
  return (
    <Suspense>
      <ChipList {...props} value={value} />
    </Suspense>
  );
}

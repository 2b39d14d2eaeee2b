import { askingLines } from '@harrow/validation/query';
import { lazy, Suspense } from 'react';
import type { QueryChipsProps } from './AdvancedQuery.types.ts';

const ChipList = lazy(() => import('./parts/ChipList.tsx'));

/** The conditions in force, above a list; each can be removed. Nothing where no query is in force. */
export function QueryChips({ value, ...props }: QueryChipsProps) {
  if (!value || askingLines(value).length === 0) return null;
  return (
    <Suspense>
      <ChipList {...props} value={value} />
    </Suspense>
  );
}

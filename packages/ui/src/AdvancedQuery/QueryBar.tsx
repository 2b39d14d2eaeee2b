import { Suspense } from 'react';
import { lazyPart } from '../HarrowProvider/parts/lazyPart.ts';
import type { QueryBarProps } from './AdvancedQuery.types.ts';

const BarContent = /* @__PURE__ */ lazyPart(() => import('./parts/bar/BarContent.tsx'));
const ReadOnlyBar = /* @__PURE__ */ lazyPart(() => import('./parts/bar/ReadOnlyBar.tsx'));

/** Height of a bar with one row of chips, px: what is below does not move when it arrives. */
const rowHeight = 32;

/** The conditions of a list as chips that are built in place: field, rule and value have a menu each, groups open the builder. */
export function QueryBar({ readOnly = false, ...props }: QueryBarProps) {
  return <Suspense fallback={<div style={{ minHeight: rowHeight }} />}>{readOnly ? <ReadOnlyBar {...props} /> : <BarContent {...props} />}</Suspense>;
}

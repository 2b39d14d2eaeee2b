import { Suspense, useSyncExternalStore } from 'react';
import { lazyPart } from '../HarrowProvider/parts/lazyPart.ts';
import type { QueryBarProps } from './AdvancedQuery.types.ts';

const BarContent = /* @__PURE__ */ lazyPart(() => import('./parts/bar/BarContent.tsx'));
const ReadOnlyBar = /* @__PURE__ */ lazyPart(() => import('./parts/bar/ReadOnlyBar.tsx'));

/** Height of a bar with one row of chips, px: what is below does not move when it arrives. */
const row = <div style={{ minHeight: 32 }} />;

const neverChanges = () => () => undefined;

/** The conditions of a list as chips that are built in place: field, rule and value have a menu each, groups open the builder. */
export function QueryBar({ readOnly = false, ...props }: QueryBarProps) {
  // A server's page is to be read until the browser has taken it over: what is built there has ids of its own.
  const isBuilt = useSyncExternalStore(
    neverChanges,
    () => !readOnly,
    () => false,
  );
  return <Suspense fallback={readOnly ? null : row}>{isBuilt ? <BarContent {...props} /> : <ReadOnlyBar {...props} />}</Suspense>;
}

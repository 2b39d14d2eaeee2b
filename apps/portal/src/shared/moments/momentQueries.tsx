import { lazyPart, useSettings } from '@harrow/ui';
import type { QueryControls, QueryValueProps } from '@harrow/ui/advanced-query';
import { isMoment } from '@harrow/validation/query';
import { Suspense, useCallback } from 'react';
import { shownMoment } from './typedMoment.ts';

const LateMomentValue = lazyPart(async () => ({ default: (await import('./MomentValue.tsx')).MomentValue }));

const MomentValue = (props: QueryValueProps) => (
  <Suspense>
    <LateMomentValue {...props} />
  </Suspense>
);

/** Editors of fields of moments, for `AdvancedQuery`. */
export const momentControls: QueryControls = { byType: { datetime: MomentValue } };

/** Words for the moments of a query, by the user's clock. */
export function useMomentText(): (field: { type?: string | undefined }, value: string) => string | undefined {
  const { timeZone } = useSettings();
  return useCallback(({ type }, value) => (type === 'datetime' && isMoment(value) ? shownMoment(value, timeZone) : undefined), [timeZone]);
}

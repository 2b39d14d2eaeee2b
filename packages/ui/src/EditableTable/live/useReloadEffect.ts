import { type RefObject, useEffect } from 'react';
import { useMediaQuery } from '../../HarrowProvider/index.ts';
import type { OldValuesOptions } from './oldValues.ts';
import { oldValuesOnDemand } from './oldValuesOnDemand.ts';

interface ReloadEffectOptions<Row extends object> extends OldValuesOptions<Row> {
  /** Never where the system asks for less motion. */
  enabled: boolean;
}

/** Where a value changed from outside, the old one slides away from over the new one. */
export function useReloadEffect<Row extends object>(scroller: RefObject<HTMLElement | null>, options: ReloadEffectOptions<Row>): void {
  const { model, viewport, columns, locale } = options;
  const calm = useMediaQuery('(prefers-reduced-motion: reduce)');
  const parts = oldValuesOnDemand.read(options.enabled);
  const shown = calm ? undefined : parts;

  useEffect(() => shown?.showOldValues(scroller, { model, viewport, columns, locale }), [shown, model, viewport, columns, locale, scroller]);
}

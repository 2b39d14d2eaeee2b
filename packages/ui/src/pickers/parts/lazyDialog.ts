import type { ComponentType } from 'react';
import { lazyPart } from '../../HarrowProvider/lazyPart.ts';

/** A dialog whose code is fetched when it is first shown, or by `prepare`: when somebody points at what opens it. */
export function lazyDialog<Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) {
  const prepare = (): void => void load().catch(() => undefined);
  return { Dialog: lazyPart(load), prepare };
}

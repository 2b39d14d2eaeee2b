import type { NestingParts } from '../context/rowParts.types.ts';
import { untilThere } from '../../HarrowProvider/parts/lazyPart.ts';

let parts: NestingParts | undefined;
let loading: Promise<void> | undefined;

/** The code for rows below others, where there are any: it is fetched when the first table wants it. Suspends until it is there. */
export function useNestingParts(isNested: boolean): NestingParts | undefined {
  if (!isNested) return undefined;
  loading ??= untilThere(() => import('./nestingParts.ts')).then((loaded) => void (parts = loaded));
  // React's way to wait in every version, as for the texts.
  // oxlint-disable-next-line typescript/only-throw-error
  if (!parts) throw loading;
  return parts;
}

import { untilThere } from '../../HarrowProvider/parts/lazyPart.ts';

/** A hook for code that only some tables need: it is fetched when the first of them wants it. Suspends until it is there. */
export function partsOnDemand<Parts>(load: () => Promise<Parts>): (isWanted: boolean) => Parts | undefined {
  let parts: Parts | undefined;
  let loading: Promise<void> | undefined;
  return (isWanted) => {
    if (!isWanted) return undefined;
    loading ??= untilThere(load).then((loaded) => void (parts = loaded));
    // React's way to wait in every version, as for the texts.
    // oxlint-disable-next-line typescript/only-throw-error
    if (!parts) throw loading;
    return parts;
  };
}

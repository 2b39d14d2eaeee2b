import { untilThere } from '../../HarrowProvider/parts/lazyPart.ts';

/** Code that only some tables need. */
export interface PartsOnDemand<Parts> {
  /** Begins to fetch it. */
  ask: (isWanted: boolean) => void;
  /** Suspends until it is there. Undefined where it is not wanted. */
  read: (isWanted: boolean) => Parts | undefined;
}

export function partsOnDemand<Parts>(load: () => Promise<Parts>): PartsOnDemand<Parts> {
  let parts: Parts | undefined;
  let loading: Promise<void> | undefined;
  function ask(isWanted: boolean) {
    if (isWanted) loading ??= untilThere(load).then((loaded) => void (parts = loaded));
  }
  return {
    ask,
    read(isWanted) {
      if (!isWanted) return undefined;
      ask(true);
      // React's way to wait in every version, as for the texts.
      // oxlint-disable-next-line typescript/only-throw-error
      if (!parts) throw loading;
      return parts;
    },
  };
}

import { type ComponentType, useEffect, useState } from 'react';
import { untilThere } from '../parts/lazyPart.ts';
import type { MessageHolderProps } from './MessageHolder.tsx';

/** Delay after the start, ms, before the code is loaded ahead of need: the first message may be that the network is gone. */
const quietMs = 5_000;
const tryAgainMs = 3_000;

const load = async (): Promise<ComponentType<MessageHolderProps>> => (await import('./MessageHolder.tsx')).default;

/** The place of messages, once one is wanted and its code is there. Where that cannot be fetched, it is asked for until it can. */
export function useMessageHolder(isWanted: boolean): ComponentType<MessageHolderProps> | undefined {
  const [holder, setHolder] = useState<ComponentType<MessageHolderProps>>();
  useEffect(() => {
    if (isWanted) return undefined;
    const timer = setTimeout(() => void load().catch(() => undefined), quietMs);
    return () => clearTimeout(timer);
  }, [isWanted]);
  useEffect(() => {
    if (!isWanted) return undefined;
    let isGone = false;
    // Nothing could show it without the holder.
    void untilThere(load, { missed: () => undefined, pauses: [tryAgainMs] }).then((loaded) => isGone || setHolder(() => loaded));
    return () => {
      isGone = true;
    };
  }, [isWanted]);
  return holder;
}

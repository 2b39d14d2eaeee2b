import { useRef, useState } from 'react';

type Handlers = Record<string, (...args: never[]) => void>;

/**
 * The same functions on every render, which do what those of the last render do: what shows the same need not be drawn again.
 * Which handlers there are does not change.
 */
export function useSteady<H extends Handlers>(handlers: H): H {
  const newest = useRef(handlers);
  newest.current = handlers;
  const [steady] = useState(() => Object.fromEntries(Object.keys(handlers).map((name) => [name, (...args: never[]) => newest.current[name]!(...args)])) as H);
  return steady;
}

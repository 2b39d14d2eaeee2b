import { useEffect, useState } from 'react';

/** Grows whenever a source reports a change. */
export function useVersion(subscribe: ((listener: () => void) => () => void) | undefined): number {
  const [version, setVersion] = useState(0);
  useEffect(() => subscribe?.(() => setVersion((count) => count + 1)), [subscribe]);
  return version;
}

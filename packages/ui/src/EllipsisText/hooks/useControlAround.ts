import { type RefObject, useEffect, useState } from 'react';

/** The link or button a text stands in, which has the focus and the click; undefined where there is none. */
export function useControlAround(text: RefObject<HTMLElement | null>): HTMLElement | undefined {
  const [control, setControl] = useState<HTMLElement>();
  useEffect(() => setControl(text.current?.closest<HTMLElement>('a[href], button') ?? undefined), [text]);
  return control;
}

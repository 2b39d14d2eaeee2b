import { type RefObject, useEffect, useState } from 'react';

/** Focusable ancestor of a text. */
interface FocusAround {
  /** The link or button, which has the click as well. */
  control?: HTMLElement;
  /** A row of a list, which shows the whole of its texts while the keyboard stands on it. */
  isInRow: boolean;
}

/** The link, button or row that a text stands in; undefined where there is none. */
export function useFocusAround(text: RefObject<HTMLElement | null>): FocusAround | undefined {
  const [around, setAround] = useState<FocusAround>();
  useEffect(() => {
    const control = text.current?.closest<HTMLElement>('a[href], button');
    const isInRow = text.current?.closest('tr[tabindex]') != null;
    if (control || isInRow) setAround({ isInRow, ...(control && { control }) });
  }, [text]);
  return around;
}

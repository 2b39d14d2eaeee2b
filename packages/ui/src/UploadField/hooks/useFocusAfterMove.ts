import { type MouseEvent, useLayoutEffect, useRef } from 'react';

/** A file that one of its arrows has moved keeps the focus on that arrow: an element that changes its place in the page loses it. */
export function useFocusAfterMove(): (event: MouseEvent<HTMLElement>) => void {
  const pressed = useRef<HTMLElement>(undefined);
  useLayoutEffect(() => {
    if (document.activeElement === document.body) pressed.current?.focus();
    pressed.current = undefined;
  });
  return (event) => {
    pressed.current = event.currentTarget;
  };
}

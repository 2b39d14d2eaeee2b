import { type RefObject, useEffect, useState } from 'react';

type Tell = () => void;

/** A list has hundreds of texts: one observer for all of them. It speaks after layout, when measuring costs nothing. */
const tells = new Map<Element, Set<Tell>>();
let observer: ResizeObserver | undefined;

function watch(place: Element, tell: Tell): () => void {
  observer ??= new ResizeObserver((entries) => {
    for (const { target } of entries) for (const one of tells.get(target) ?? []) one();
  });
  const all = tells.get(place) ?? new Set();
  tells.set(place, all.add(tell));
  // Observing a place anew makes the observer speak again.
  observer.unobserve(place);
  observer.observe(place);
  return () => {
    all.delete(tell);
    if (all.size > 0) return;
    tells.delete(place);
    observer?.unobserve(place);
  };
}

/** Measurements queued for the next frame. The browser computes styles there in any case; measuring in between would do so twice. */
const waiting = new Set<Tell>();

function beforeNextFrame(task: Tell): () => void {
  if (waiting.size === 0)
    requestAnimationFrame(() => {
      const tasks = [...waiting];
      waiting.clear();
      for (const one of tasks) one();
    });
  waiting.add(task);
  return () => waiting.delete(task);
}

/** The nearest box that cuts what is too long for it, as a cell does. */
function placeOf(element: HTMLElement): HTMLElement | undefined {
  for (let place: HTMLElement | null = element; place && place !== document.body; place = place.parentElement)
    if (getComputedStyle(place).overflowX !== 'visible') return place;
  return undefined;
}

/** Whether a text is cut by its place; undefined before the first measuring, and where nothing cuts. */
export function useIsCut(text: RefObject<HTMLElement | null>, content: string | null | undefined): boolean | undefined {
  const [isCut, setIsCut] = useState<boolean>();
  useEffect(() => {
    let stopWatching: Tell | undefined;
    const stopWaiting = beforeNextFrame(() => {
      const element = text.current;
      const place = element && placeOf(element);
      if (place) stopWatching = watch(place, () => setIsCut(element.getBoundingClientRect().width > 0 && place.scrollWidth > place.clientWidth));
    });
    return () => {
      stopWaiting();
      stopWatching?.();
    };
  }, [text, content]);
  return isCut;
}

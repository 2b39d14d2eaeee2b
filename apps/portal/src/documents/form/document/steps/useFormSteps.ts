import { sectionId } from '@harrow/ui';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';

/** The sections of a form that is filled in step by step; one of them is shown. */
export interface OpenSteps {
  /** Names of their sections, in order. */
  names: readonly string[];
  current: string;
  /** Shows a step. @param lead takes the focus to a place in it, once it is shown. Default: to its head */
  open: (name: string, lead?: () => void) => void;
}

/** Id of the list of steps. */
export const stepsId = (pageId: string): string => `${pageId}-steps`;

/** The steps of a form, with the current one. @param names undefined: the form has no steps, or is read-only */
export function useFormSteps(pageId: string, names: readonly string[] | undefined): OpenSteps | undefined {
  const [place, setPlace] = useState<{ name?: string; lead?: () => void }>({});
  // A tab that is shown again runs its effects again; the focus must not move then.
  const led = useRef(place);
  useEffect(() => {
    if (led.current === place) return;
    led.current = place;
    place.lead?.();
  }, [place]);
  const open = useCallback(
    (name: string, lead?: () => void) => {
      const toHead = (): void => {
        document.getElementById(stepsId(pageId))?.scrollIntoView({ block: 'start' });
        document.getElementById(sectionId(pageId, name))?.focus({ preventScroll: true });
      };
      setPlace({ name, lead: lead ?? toHead });
    },
    [pageId],
  );
  const current = place.name ?? names?.[0];
  return useMemo(() => (names && current !== undefined ? { names, current, open } : undefined), [names, current, open]);
}

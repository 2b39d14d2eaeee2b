import { focusField } from '@harrow/ui';
import { useEffect, useRef, useState } from 'react';

/** A place in a form of steps. */
export interface StepPlace<Step extends string> {
  step: Step;
  /** Id of the element that takes the focus once its step is shown. */
  fieldId: string;
}

interface StepsOptions<Step extends string, Problem> {
  first: Step;
  /** Id of a step's section. */
  idOf: (step: Step) => string;
  /** What the server has found; a problem stays the same object until it is solved. */
  problems: readonly Problem[];
  /** The first of them on the page. */
  firstPlace: (problems: readonly Problem[]) => StepPlace<Step> | undefined;
  /** The page takes no focus now. */
  busy: boolean;
}

/** The step of a form that is shown. A refusal opens the step of its first field, and focuses that. */
export function useSteps<Step extends string, Problem>({ first, idOf, problems, firstPlace, busy }: StepsOptions<Step, Problem>) {
  const [place, setPlace] = useState<{ step: Step; fieldId?: string }>({ step: first });
  const seen = useRef(problems);
  // A tab that is shown again runs its effects again: what had the focus then is of no concern now.
  const focused = useRef(place);
  useEffect(() => {
    if (focused.current === place) return;
    focused.current = place;
    if (place.fieldId) focusField(place.fieldId);
  }, [place]);
  useEffect(() => {
    if (busy) return;
    const isRefusal = problems.some((problem) => !seen.current.includes(problem));
    seen.current = problems;
    const refused = isRefusal ? firstPlace(problems) : undefined;
    if (refused) setPlace(refused);
  }, [problems, busy, firstPlace]);
  return {
    step: place.step,
    /** Shows a step, and focuses a place in it. Default: its heading. */
    open: (step: Step, fieldId = idOf(step)) => setPlace({ step, fieldId }),
  };
}

import type { FormProblem } from '../../engine/toInput.ts';
import type { FormPlaces } from '../openForm.ts';
import type { OpenSteps } from './useFormSteps.ts';

/** Errors in the order of the steps in which they can be solved; those without a place on the page come last. */
export function inStepOrder<Problem extends Pick<FormProblem, 'list' | 'field'>>(
  problems: readonly Problem[],
  places: FormPlaces,
  steps: Pick<OpenSteps, 'names'> | undefined,
): readonly Problem[] {
  if (!steps) return problems;
  const { names } = steps;
  const position = ({ list, field }: Problem): number => {
    const index = names.indexOf(places[list ?? field]?.section ?? '');
    return index < 0 ? names.length : index;
  };
  return problems.toSorted((a, b) => position(a) - position(b));
}

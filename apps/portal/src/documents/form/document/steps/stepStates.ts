import type { FormProblem } from '../../engine/toInput.ts';
import type { FormPlaces } from '../openForm.ts';

export interface StepState {
  name: string;
  /** Nothing in it that is needed to submit is missing. */
  isDone: boolean;
  errorCount: number;
}

type Place = Pick<FormProblem, 'list' | 'field'>;

/** State of each step. */
export function stepStates(names: readonly string[], places: FormPlaces, errors: readonly Place[]): StepState[] {
  return names.map((name) => {
    const own = Object.values(places).filter(({ section }) => section === name);
    return {
      name,
      isDone: own.length > 0 && !own.some(({ isMissing }) => isMissing),
      errorCount: errors.filter(({ list, field }) => places[list ?? field]?.section === name).length,
    };
  });
}

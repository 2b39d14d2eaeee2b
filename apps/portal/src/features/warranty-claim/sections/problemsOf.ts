import type { FormProblem } from '../../../documents/form/engine/toInput.ts';
import type { Fault } from '../form/claimForm.ts';

/** Errors of a fault and of the lines below it. */
export function problemsOf({ id, labour, parts }: Pick<Fault, 'id' | 'labour' | 'parts'>, errors: readonly FormProblem[]): readonly FormProblem[] {
  const own = new Set<string | undefined>([id, ...labour.map((row) => row.id), ...parts.map((row) => row.id)]);
  return errors.filter(({ rowId }) => own.has(rowId));
}

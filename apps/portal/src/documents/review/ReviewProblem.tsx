import { Alert } from 'antd';
import type { useFormActions } from '../form/document/saving/useFormActions.ts';

/** Reason why a decision was refused, in its dialog, including errors at its fields. */
export function ReviewProblem({ state }: { state: ReturnType<typeof useFormActions>['state'] }) {
  const problem = state.problem ?? state.edits.errors[0]?.text;
  return problem === undefined ? null : <Alert type="error" showIcon title={problem} />;
}

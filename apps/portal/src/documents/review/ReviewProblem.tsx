import { Alert } from 'antd';
import type { useFormActions } from '../form/document/useFormActions.ts';

/** Why a decision was refused, in the dialog that asked for it. What is wrong at one of its fields stands there, too. */
export function ReviewProblem({ state }: { state: ReturnType<typeof useFormActions>['state'] }) {
  const problem = state.problem ?? state.edits.errors[0]?.text;
  return problem === undefined ? null : <Alert type="error" showIcon title={problem} />;
}

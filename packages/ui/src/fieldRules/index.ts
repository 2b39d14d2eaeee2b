export { type AskServer, createRemoteCheck } from './createRemoteCheck.ts';
export type { FormRule, RemoteCheck } from './formRule.ts';
export { useFieldProblem } from './useFieldProblem.ts';
export { type FieldRules, useFieldRules } from './useFieldRules.ts';

import type { Operations } from '../../generated/operations.gen.ts';
import { type Operation, readOperations, readSpec } from '../contract/contract.ts';
import { checkModel, requestCheck } from '../contract/validators.ts';
import { type InvalidField, Refusal } from '../refusal/refusal.ts';
import type { FormCheck } from './importDefinition.ts';

let operations: ReadonlyMap<keyof Operations, Operation> | undefined;

/** Validates the body of an operation against the contract. @returns findings; none when it is valid */
export function formCheck(form: keyof Operations): FormCheck {
  operations ??= new Map(readOperations(readSpec()).map((operation) => [operation.id, operation]));
  const check = requestCheck(operations.get(form)!);
  return (body) => findingsOf(() => check({ query: {}, params: {}, body }));
}

/** Validates a row that has a model of its own, such as `PositionRow`. */
export const modelCheck =
  (model: string): FormCheck =>
  (row) =>
    findingsOf(() => checkModel(model, 'row', row)).map((finding) => ({ ...finding, field: finding.field.replace(/^row\.?/, '') }));

/** Findings of a check that refuses by throwing; none when it passes. */
export function findingsOf(check: () => void): readonly InvalidField[] {
  try {
    check();
    return [];
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return error.errors ?? [{ field: '', ...error.text }];
  }
}

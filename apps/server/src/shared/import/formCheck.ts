import type { Operations } from '../../generated/operations.gen.ts';
import { type Operation, readOperations, readSpec } from '../contract/contract.ts';
import { requestCheck } from '../contract/validators.ts';
import { type InvalidField, Refusal } from '../refusal/refusal.ts';

let operations: ReadonlyMap<keyof Operations, Operation> | undefined;

/** What the contract says about the body of an operation: the findings, none when it is right. */
export function formCheck(form: keyof Operations): (body: unknown) => readonly InvalidField[] {
  operations ??= new Map(readOperations(readSpec()).map((operation) => [operation.id, operation]));
  const check = requestCheck(operations.get(form)!);
  return (body) => {
    try {
      check({ query: {}, params: {}, body });
      return [];
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return error.errors ?? [{ field: '', ...error.text }];
    }
  };
}

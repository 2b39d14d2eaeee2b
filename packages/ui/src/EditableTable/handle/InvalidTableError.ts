import type { CellErrorText } from '../props/DataHandle.types.ts';

/** A table whose values were asked for has cells that failed. */
export class InvalidTableError extends Error {
  override name = 'InvalidTableError';
  readonly errors: readonly CellErrorText[];

  constructor(errors: readonly CellErrorText[]) {
    super(errors[0]?.text ?? 'InvalidTableError');
    this.errors = errors;
  }
}

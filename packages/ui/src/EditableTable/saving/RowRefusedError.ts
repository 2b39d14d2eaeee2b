/** Thrown, or rejected with, by `onRowSave`: which cells the server refuses, and why. */
export class RowRefusedError extends Error {
  override name = 'RowRefusedError';
  readonly errors: readonly { column: string; text: string }[];

  constructor(errors: readonly { column: string; text: string }[]) {
    super(errors[0]?.text ?? 'RowRefusedError');
    this.errors = errors;
  }
}

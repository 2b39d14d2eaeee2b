import type { CellErrorText } from '../EditableTable.types.ts';

interface FailedPart {
  /** Position among the tables; undefined for the form. */
  index: number | undefined;
  /** Key of the tab that was opened. */
  pane: string | undefined;
  /** Of the table; those of a form are at its fields, and in `cause`. */
  errors: readonly CellErrorText[];
  cause?: unknown;
}

/** A form or a table is not as it should be. `message` is the first error where it is a table's. */
export class FormAndTablesError extends Error {
  override name = 'FormAndTablesError';
  readonly index: number | undefined;
  readonly pane: string | undefined;
  readonly errors: readonly CellErrorText[];

  constructor({ index, pane, errors, cause }: FailedPart) {
    super(errors[0]?.text ?? 'FormAndTablesError', { cause });
    this.index = index;
    this.pane = pane;
    this.errors = errors;
  }
}

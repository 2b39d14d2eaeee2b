import type { CellErrorText } from '../props/EditableTable.types.ts';

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
  /** Tells it from other errors. */
  override name = 'FormAndTablesError';
  /** Position among the tables; undefined for the form. */
  readonly index: number | undefined;
  /** Key of the tab that was opened to show what is wrong. */
  readonly pane: string | undefined;
  /** Of the table; those of a form are at its fields, and in `cause`. */
  readonly errors: readonly CellErrorText[];

  constructor({ index, pane, errors, cause }: FailedPart) {
    super(errors[0]?.text ?? 'FormAndTablesError', { cause });
    this.index = index;
    this.pane = pane;
    this.errors = errors;
  }
}

import type { FormRow } from '../../engine/values.ts';
import type { FormDocument } from '../formKind.ts';

/** State of the table that a column depends on. */
export interface TableState<Doc = FormDocument> {
  document: Doc | undefined;
  /** No line is added or removed. */
  isFixed: boolean;
}

/** Settings of a column beside those of the contract. */
export interface LineColumn<Row = FormRow, Doc = FormDocument> {
  /** In the user's language. Default: the name of the field. */
  title?: string;
  /** Stays in sight at this side. */
  frozen?: 'left' | 'right';
  /** Values to choose from, of a text that is a code. */
  options?: readonly { value: string; label: string }[];
  /** Its sum is shown below. */
  total?: boolean;
  /** Content of its cells, which are then read-only. Default: the field of its name. */
  value?: (row: Row) => string | number | null | undefined;
  /** Text in place of a control. */
  isText?: (table: TableState<Doc>) => boolean;
  /** Text in place of a control in some rows. */
  isTextIn?: (row: Row) => boolean;
  /** Default: always. */
  isShown?: (table: TableState<Doc>) => boolean;
}

/** The columns of a list by their fields, in order. */
export type LineColumns = Readonly<Record<string, LineColumn>>;

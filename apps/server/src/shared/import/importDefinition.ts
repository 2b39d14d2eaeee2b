import type { Operations } from '../../generated/operations.gen.ts';
import type { Context, TrxContext } from '../context.ts';
import type { InvalidField } from '../refusal/refusal.ts';

/** Findings of the contract for the input of one row; none when it is valid. */
export type FormCheck = (input: unknown) => readonly InvalidField[];

/**
 * How the cells of a column are read. `moment`: a day with a time, `YYYY-MM-DD HH:mm:ss`, in the zone of whoever wrote it; `choice`: a code or a
 * text of the dictionary in any language; `list`: several texts, separated by commas, with a dictionary several choices.
 */
export type FieldKind = 'text' | 'code' | 'number' | 'date' | 'moment' | 'yesNo' | 'choice' | 'list';

export interface ImportField {
  /** Name in the input of the form. */
  name: string;
  kind: FieldKind;
  /** Names its title: a field of the noun. A file may use the title of any language, or the name. Default the name; another one says that codes are asked for. */
  header?: string;
  /** Further titles that a file may use. */
  titles?: readonly string[];
  /** With `choice` and `list`. */
  dictionary?: string;
  /** A file without this column cannot be imported. */
  required?: boolean;
  /** Shown in the template. */
  example?: string;
}

/** A table that can be imported. `Input` is what its form sends. */
export interface ImportDefinition<Input> {
  /** `export.{name}` is its title. */
  name: string;
  /** Folder of the names of its fields in the contract: `vehicle`. */
  noun: string;
  fields: readonly ImportField[];
  /** The operation whose body each row must be: limits and types are the form's. Where a row says it otherwise, what checks it. */
  form: keyof Operations | FormCheck;
  /** A file with a column that is no field is refused by its title; by default such columns are left out. */
  noOtherColumns?: boolean;
  /** Two rows of a file must not have the same, unless a row may stand there twice. */
  keyOf: (input: Input) => string;
  /** Field that is marked when they do. */
  keyField: string;
  mayRepeat?: boolean;
  /** Rows that are stored together or not at all: what they have in common, and what is said of one whose like cannot be read. */
  whole?: { of: (input: Partial<Input>) => string; field: string; code: string };
  /** CSV files are read as well as workbooks. */
  csv?: boolean;
  /** Rules beyond the contract, as the form has them; per input, in the same order. */
  check: (context: Context, inputs: readonly Input[]) => Promise<InvalidField[][]>;
  /** Stores what has passed, in one transaction per file. */
  store: (context: TrxContext, inputs: readonly Input[], fileName: string) => Promise<void>;
}

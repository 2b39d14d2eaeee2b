import type { FormField } from '../../../shared/fields/sheet.ts';
import type { FormRow } from './values.ts';

/** Reference from the lines of a list to their parent lines in another list. */
export interface ParentLine {
  /** The other list. */
  list: string;
  /** Field with the id of its line. */
  field: string;
  /** Field of both that names a line in a save that gives it its id. */
  number: string;
}

/** A list of lines. */
export interface FormList {
  maxItems?: number;
  /** Field by which its lines are known, of a list that a catalogue makes: they have no ids before the document is saved. Default: their ids. */
  key?: string;
  /** Default: its lines belong to the document itself. */
  parent?: ParentLine;
  /** Editable fields of a line. */
  fields: Readonly<Record<string, FormField>>;
  /** Read-only fields of a line. */
  shown: Readonly<Record<string, FormField>>;
}

/** The part of a shared save call that one kind uses. */
export const partOfSheet = <Sheet extends FormSheet, Field extends keyof Sheet['fields'] & string, List extends keyof Sheet['lists'] & string = never>(
  { fields, lists }: Sheet,
  taken: { fields: readonly Field[]; lists?: readonly List[] },
): { fields: Pick<Sheet['fields'], Field>; lists: Pick<Sheet['lists'], List> } => ({
  fields: Object.fromEntries(taken.fields.map((field) => [field, fields[field]])) as Pick<Sheet['fields'], Field>,
  lists: Object.fromEntries((taken.lists ?? []).map((list) => [list, lists[list]])) as Pick<Sheet['lists'], List>,
});

/** Input of a save call; see `@harrow/api-client/forms`. */
export interface FormSheet {
  fields: Readonly<Record<string, FormField>>;
  lists: Readonly<Record<string, FormList>>;
}

/** The form of a kind of document, as the engine needs it. */
export interface FormShape {
  sheet: FormSheet;
  /** Name of a line in messages, by list. */
  rowNames: Readonly<Record<string, (row: FormRow) => string>>;
  /** The field that determines the read-only fields of a line, by list: a name and a price go with the code that they belong to. */
  rowCodes?: Readonly<Record<string, string>>;
  /** Names that the lines of a review have for the lists. */
  reviewLists?: Readonly<Record<string, string>>;
}

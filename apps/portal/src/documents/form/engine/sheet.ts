import type { FormField } from '../../../shared/fields/sheet.ts';
import type { FormRow } from './values.ts';

/** How the lines of a list say below which line of another list they stand. */
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
  /** Default: its lines stand below the document itself. */
  parent?: ParentLine;
  /** What is typed in a line. */
  fields: Readonly<Record<string, FormField>>;
  /** What a line shows besides. */
  shown: Readonly<Record<string, FormField>>;
}

/** What one kind takes of a save call that several kinds share. */
export const partOfSheet = <Sheet extends FormSheet, Field extends keyof Sheet['fields'] & string, List extends keyof Sheet['lists'] & string = never>(
  { fields, lists }: Sheet,
  taken: { fields: readonly Field[]; lists?: readonly List[] },
): { fields: Pick<Sheet['fields'], Field>; lists: Pick<Sheet['lists'], List> } => ({
  fields: Object.fromEntries(taken.fields.map((field) => [field, fields[field]])) as Pick<Sheet['fields'], Field>,
  lists: Object.fromEntries((taken.lists ?? []).map((list) => [list, lists[list]])) as Pick<Sheet['lists'], List>,
});

/** What a save call takes; see `@harrow/api-client/forms`. */
export interface FormSheet {
  fields: Readonly<Record<string, FormField>>;
  lists: Readonly<Record<string, FormList>>;
}

/** What a kind of document says of its form. */
export interface FormShape {
  sheet: FormSheet;
  /** What a reader calls a line, by list. */
  rowNames: Readonly<Record<string, (row: FormRow) => string>>;
  /** The field of a line that brings what the line shows besides, by list: a name and a price go with the code that they belong to. */
  rowCodes?: Readonly<Record<string, string>>;
  /** Names that the lines of a review have for the lists. */
  reviewLists?: Readonly<Record<string, string>>;
}

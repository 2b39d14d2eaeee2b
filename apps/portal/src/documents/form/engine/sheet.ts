import type { SheetField } from '../../../shared/fields/sheet.ts';

/** A field of a form, as the contract has it. */
export interface FormField extends Omit<SheetField, 'kind'> {
  /** `texts`: one text in several languages. */
  kind: SheetField['kind'] | 'texts';
  /** It cannot be saved without. */
  required?: boolean;
  /** It cannot be handed in without. */
  needed?: boolean;
  /** Never null on the wire: emptied it is an empty text, or left out. */
  filled?: boolean;
  /** Of a number that is none of whole ones. Default 2. */
  decimals?: number;
  maxLength?: number;
  minLength?: number;
  minimum?: number;
  maximum?: number;
  maxItems?: number;
  minItems?: number;
  pattern?: string;
}

/** A list of lines. */
export interface FormList {
  maxItems?: number;
  /** Field by which its lines are known, of a list that a catalogue makes: they have no ids before the document is saved. Default: their ids. */
  key?: string;
  /** What is typed in a line. */
  fields: Readonly<Record<string, FormField>>;
  /** What a line shows besides. */
  shown: Readonly<Record<string, FormField>>;
}

/** What a save call takes; see `@harrow/api-client/forms`. */
export interface FormSheet {
  fields: Readonly<Record<string, FormField>>;
  lists: Readonly<Record<string, FormList>>;
}

/** Kind of a field; decides how it is shown, searched and edited. */
export type FieldKind = 'text' | 'number' | 'money' | 'date' | 'datetime' | 'switch' | 'dict' | 'list' | 'user' | 'dealer' | 'product';

/** A field as the contract describes it; see `@harrow/api-client/fields`. */
export interface SheetField {
  kind: FieldKind;
  /** Dictionary of its values. */
  dict?: string;
  /** Field that names the currency of an amount. */
  currency?: string;
  /** A whole number. */
  integer?: boolean;
  /** As in the contract: `h`, `km`, `d`. */
  unit?: string;
  /** Some users see it masked. */
  masked?: boolean;
  /** Dealers do not see it. */
  makerOnly?: boolean;
  /** False: no list can be sorted by it or asked about it. */
  asked?: boolean;
}

/** A field of a form, as the contract has it. */
export interface FormField extends Omit<SheetField, 'kind'> {
  /** `texts`: one text in several languages; `flag`: said with a save, and kept nowhere. */
  kind: SheetField['kind'] | 'texts' | 'flag';
  /** A text with formats. */
  rich?: boolean;
  /** Languages that it cannot be saved without. */
  languages?: readonly string[];
  /** It cannot be saved without. */
  required?: boolean;
  /** It cannot be handed in without. */
  needed?: boolean;
  /** Never null on the wire: emptied it is an empty text, or left out. */
  filled?: boolean;
  /** Most decimals of a number. Default 2. */
  decimals?: number;
  maxLength?: number;
  minLength?: number;
  minimum?: number;
  maximum?: number;
  maxItems?: number;
  minItems?: number;
  pattern?: string;
}

/** Who sees something of a list: by default everybody, of a field that is the maker's own only the maker. */
export type Audience = 'maker' | 'dealer';

/** Whether a part of a list is for the user: fields of the maker alone are hidden from dealers. */
export const isFor = (isMaker: boolean, field: SheetField | undefined, audience: Audience | undefined): boolean =>
  isMaker ? audience !== 'dealer' : audience !== 'maker' && !field?.makerOnly;

/** The fields of a noun by name. */
export type FieldSheet = Readonly<Record<string, SheetField>>;

/** Finds a text of the noun's own namespace. */
export type Words = (key: string, values?: Readonly<Record<string, string | number>>) => string;

/** The message that names a field. */
export const fieldKey = (name: string): string => `field.${name}`;

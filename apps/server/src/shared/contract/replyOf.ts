import { type maskedFields, modelFields, type Models } from '../../generated/models.gen.ts';
import type { Context } from '../context.ts';

type Fields = typeof modelFields;
type MaskedFields = typeof maskedFields;
/** Fields of a model whose texts come from a dictionary. */
type Coded<Name extends keyof Models> = { [Field in keyof Fields[Name]]: Fields[Name][Field] extends string ? Field : never }[keyof Fields[Name]] & string;
type Masked<Name extends keyof Models> = Name extends keyof MaskedFields ? MaskedFields[Name][number] : never;

/** Row of a model: every field except the texts of its codes and those that some readers see masked. */
export type RowOf<Name extends keyof Models> = Omit<Models[Name], Masked<Name> | `${Coded<Name>}_dictText`>;
/** Masked fields of a model as a reader may see them. */
type ShownOf<Name extends keyof MaskedFields> = Pick<Models[Name], Masked<Name> & keyof Models[Name]>;
/** Models of which every reader sees the same. */
export type OpenModel = Exclude<keyof Models, keyof MaskedFields>;

type Reader = Pick<Context, 'services' | 'user'>;

/**
 * A reply made from a row: the fields of the model, with the texts of their codes in the user's language. What else the
 * row has stays behind. A row that lacks a required field does not compile.
 * @param name model of the contract, e.g. `FeedbackItem`
 * @param shown of a model with fields that are masked for some: what this reader sees of them. The row's own values are never answered.
 */
export function replyOf<Name extends OpenModel>(context: Reader, name: Name, row: RowOf<Name>): Models[Name];
export function replyOf<Name extends keyof MaskedFields>(context: Reader, name: Name, row: RowOf<Name>, shown: ShownOf<Name>): Models[Name];
export function replyOf({ services, user }: Reader, name: keyof Models, row: object, shown: object = {}): object {
  const reply: Record<string, unknown> = { ...shown };
  const fields: Readonly<Record<string, string | null>> = modelFields[name];
  for (const [field, value] of Object.entries(row)) {
    const dictionary = fields[field];
    if (dictionary === undefined) continue;
    reply[field] = value;
    if (dictionary !== null) reply[`${field}_dictText`] = services.dictionaries.text(dictionary, value as string | null, user.language);
  }
  return reply;
}

import { modelFields, type Models } from '../../generated/models.gen.ts';
import type { Context } from '../context.ts';

type Fields = typeof modelFields;
/** Fields of a model whose texts come from a dictionary. */
type Coded<Name extends keyof Models> = { [Field in keyof Fields[Name]]: Fields[Name][Field] extends string ? Field : never }[keyof Fields[Name]];

/** What a row says of a model: the fields that both have, and the texts of their codes. */
export type ReplyOf<Name extends keyof Models, Row> = {
  [
    Field in keyof Models[Name] as Field extends keyof Row & keyof Fields[Name]
      ? Field
      : Field extends `${infer Code}_dictText`
        ? Code extends keyof Row & Coded<Name>
          ? Field
          : never
        : never
  ]: Models[Name][Field];
};

/**
 * The part of a reply that follows from a row: every field of the model that the row has, with the texts of its codes in the
 * user's language. Fields that are shown masked are never among them; whoever fills them says what is shown.
 * @param name model of the contract, e.g. `FeedbackItem`
 */
export function replyOf<Name extends keyof Models, Row extends Partial<Models[Name]>>(
  { services, user }: Pick<Context, 'services' | 'user'>,
  name: Name,
  row: Row,
): ReplyOf<Name, Row> {
  const reply: Record<string, unknown> = {};
  const fields: Readonly<Record<string, string | null>> = modelFields[name];
  for (const [field, value] of Object.entries(row)) {
    const dictionary = fields[field];
    if (dictionary === undefined) continue;
    reply[field] = value;
    if (dictionary !== null) reply[`${field}_dictText`] = services.dictionaries.text(dictionary, value as string | null, user.language);
  }
  return reply as ReplyOf<Name, Row>;
}

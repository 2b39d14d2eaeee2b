import { collectChanges, type Merge, mergeFields, type Side, type Three } from './merge.ts';

type Values = Record<string, unknown>;

/**
 * Lays together what two people made of the same form: what only one of them changed goes on, and where both changed the same field, the
 * user chooses. A list of lines counts as one field.
 * @param fields those of the form; whatever else the record has comes from the server
 * @param chosen by key of a change that both made; default: mine
 */
export function mergeValues<Form extends object>(
  fields: readonly string[],
  { base, mine, theirs }: Three<Form>,
  chosen: Readonly<Record<string, Side>>,
): Merge<Form> {
  const { changes, record } = collectChanges(chosen);
  const three = { base: base as Values, mine: mine as Values, theirs: theirs as Values };
  const merged = mergeFields('header', { kind: 'header', name: '' }, fields, three, record);
  return { form: { ...theirs, ...merged }, changes };
}

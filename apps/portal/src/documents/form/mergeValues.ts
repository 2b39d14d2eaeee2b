import { collectChanges, type Merge, type MergePlace, type RecordChange, type Side, type Three } from './merge.ts';

type Values = Record<string, unknown>;

/** An empty field is nothing, whether nobody touched it or somebody emptied it. */
const isBlank = (value: unknown): boolean => value === undefined || value === null || value === '';
/** Lists are compared by what is in them. */
const isSame = (a: unknown, b: unknown): boolean => (isBlank(a) && isBlank(b)) || JSON.stringify(a) === JSON.stringify(b);
/** A text in several languages; each of them is a field of its own. */
const isTexts = (value: unknown): value is Values => typeof value === 'object' && value !== null && !Array.isArray(value);

function mergeField(name: string, place: MergePlace, { base, mine, theirs }: Three<unknown>, record: RecordChange): unknown {
  if (isTexts(mine) && isTexts(theirs))
    return mergeFields(Object.keys({ ...theirs, ...mine }), place, { base: isTexts(base) ? base : {}, mine, theirs }, record, name);
  if (isSame(mine, theirs)) return theirs;
  const by = isSame(theirs, base) ? 'me' : isSame(mine, base) ? 'them' : 'both';
  return record({ key: `${place.kind}/${name}`, place, field: name, mine, theirs, by }) === 'mine' ? mine : theirs;
}

/** @param of the field whose languages these are */
function mergeFields(names: readonly string[], place: MergePlace, { base, mine, theirs }: Three<Values>, record: RecordChange, of?: string): Values {
  const merged = names.map((name) => {
    const three = { base: base[name], mine: mine[name], theirs: theirs[name] };
    return [name, mergeField(of === undefined ? name : `${of}.${name}`, place, three, record)];
  });
  return { ...theirs, ...(Object.fromEntries(merged) as Values) };
}

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
  const form = mergeFields(fields, { kind: 'header', name: '' }, { base: base as Values, mine: mine as Values, theirs: theirs as Values }, record);
  return { form: form as Form, changes };
}

/** Fields of a save that its user may see masked. */
import { maskedFields, maskedLines } from '../../generated/models.gen.ts';
import type { InvalidField } from '../refusal/refusal.ts';
import { masked } from './hideFields.ts';

type Row = Readonly<Record<string, unknown>>;

/** Stands in every mask, and in no number or address. */
const asterisks = '****';
const isMask = (value: unknown): value is string => typeof value === 'string' && value.includes(asterisks);

/** Leaves out what is the mask of the stored value: it says nothing. Any other mask is no value, either, and is refused. */
function rowWithoutMasks(fields: readonly string[], stored: Row | undefined, given: Row, line?: string): { row: Row; errors: InvalidField[] } {
  const marked = fields.filter((field) => isMask(given[field]));
  const wrong = marked.filter((field) => given[field] !== masked((stored?.[field] as string | null | undefined) ?? null));
  return {
    row: marked.length === 0 ? given : Object.fromEntries(Object.entries(given).filter(([field]) => !marked.includes(field))),
    errors: wrong.map((field) => ({ field, code: 'field.masked', ...(line !== undefined && { line }) })),
  };
}

/**
 * A save as its rules may read it: a masked field that carries its mask is left out, in the header and in lines, so that the stored
 * value stays. Any other value with asterisks is not real: an error at its field.
 * @param docType kind of document, e.g. `handoverTrain`, whose model is called alike
 * @param stored header and lists of lines as they are; undefined for a new document
 */
export function withoutMasks<Input extends object>(
  docType: string,
  stored: ({ readonly header: object } & Readonly<Record<string, unknown>>) | undefined,
  input: Input,
): { input: Input; errors: InvalidField[] } {
  const model = docType.charAt(0).toUpperCase() + docType.slice(1);
  const fields = (maskedFields as Readonly<Record<string, readonly string[]>>)[model] ?? [];
  const lists = (maskedLines as Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>)[model] ?? {};
  const { row, errors } = rowWithoutMasks(fields, stored?.header as Row | undefined, input as Row);
  const lines = Object.entries(lists).flatMap(([list, names]) => {
    const given = row[list];
    if (!Array.isArray(given)) return [];
    const known = new Map(((stored?.[list] as readonly Row[] | undefined) ?? []).map((line) => [line['id'], line]));
    const merged = (given as readonly Row[]).map((line, index) => rowWithoutMasks(names, known.get(line['id']), line, `${list}[${index}]`));
    errors.push(...merged.flatMap((one) => one.errors));
    return [[list, merged.map((one) => one.row)] as const];
  });
  return { input: { ...row, ...Object.fromEntries(lines) } as Input, errors };
}

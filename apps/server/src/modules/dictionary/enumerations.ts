/**
 * Dictionaries that are enumerations of the contract: calls know their codes, and only those. Their items are worded (text, colour,
 * order), never added, removed, hidden or given another code; items stored before this rule stay hidden until they are removed.
 */
import { enumerations } from '../../generated/enumerations.gen.ts';
import type { InvalidField } from '../../shared/refusal/refusal.ts';
import { baseItems } from './baseDictionaries.ts';

const codes: ReadonlyMap<string, ReadonlySet<string>> = new Map(enumerations.map((code) => [code, new Set(baseItems(code).map(([value]) => value))]));

/** The codes of a dictionary that is an enumeration of the contract; undefined for any other. */
export const enumeratedCodes = (dictCode: string): ReadonlySet<string> | undefined => codes.get(dictCode);

/** Finding for an item of such a dictionary, at its field: a code that is not one of its own, unless it stays hidden, or one of its own that is hidden. */
export function enumerationFinding(dictCode: string, { value, status }: { value: string; status: number }): Omit<InvalidField, 'line'> | undefined {
  const own = enumeratedCodes(dictCode);
  if (!own) return undefined;
  if (own.has(value)) return status === 1 ? undefined : { field: 'status', code: 'dictionary.fixedShown', params: { value } };
  return status === 0 ? undefined : { field: 'value', code: 'dictionary.fixed', params: { value, list: [...own].join(', ') } };
}

import type { OptionInput, OptionValue } from '../../../sources/optionInput.ts';
import type { ParsedText } from '../../numbers/cellText.ts';

export type { OptionInput, OptionValue };

export interface CellOption {
  value: OptionValue;
  label: string;
  disabled: boolean;
}

/** Choices by value and by label. Values match by their text: a row may hold 1 where a dictionary says '1'. */
export interface OptionSet {
  list: readonly CellOption[];
  find(value: unknown): CellOption | undefined;
  findLabel(text: string): CellOption | undefined;
}

/** Several lists make one; of two options with the same value the first stays. */
export function createOptionSet(...lists: readonly (readonly OptionInput[])[]): OptionSet {
  const byValue = new Map<string, CellOption>();
  for (const input of lists.flat()) {
    const key = String(input.value);
    if (!byValue.has(key)) byValue.set(key, { value: input.value, label: labelOf(input), disabled: input.disabled ?? false });
  }
  const list = [...byValue.values()];
  const byLabel = new Map(list.toReversed().map((option) => [option.label.trim().toLowerCase(), option]));
  return {
    list,
    find: (value) => byValue.get(String(value)),
    findLabel: (text) => byLabel.get(text.trim().toLowerCase()),
  };
}

export const noOptions = createOptionSet();

function labelOf(input: OptionInput): string {
  const name = 'label' in input ? input.label : 'text' in input ? input.text : input.title;
  return name || String(input.value);
}

/** Several values in one cell are joined by commas, as on the wire. */
export const valueSeparator = ',';

/** The single values of a cell: of `a,b`, of a list, or of one value. */
export function splitValues(value: unknown): string[] {
  if (value === null || value === undefined || value === '') return [];
  const parts = Array.isArray(value) ? value.map(String) : String(value).split(valueSeparator);
  return [...new Set(parts.map((part) => part.trim()).filter((part) => part !== ''))];
}

/** Stored value of a cell with several choices; null for none. */
export const joinValues = (values: readonly unknown[]): string | null => (values.length === 0 ? null : values.map(String).join(valueSeparator));

/** The label of a value or of several; what is not among the options stays raw. */
export function labelText(value: unknown, find: (value: unknown) => { label: string } | undefined, multiple: boolean): string {
  if (value === null || value === undefined || value === '') return '';
  if (!multiple) return find(value)?.label ?? String(value);
  return splitValues(value)
    .map((part) => find(part)?.label ?? part)
    .join(', ');
}

/**
 * A text from outside as a choice: a label or a value, several separated by commas.
 * @param free whether a text that is no option is a value of its own
 */
export function readOption(text: string, options: OptionSet, { multiple = false, free = false }: { multiple?: boolean; free?: boolean }): ParsedText {
  const trimmed = text.trim();
  if (trimmed === '') return { value: null };
  // A label may itself have a comma.
  const whole = choose(trimmed, options);
  if (whole) return { value: multiple ? String(whole.value) : whole.value };
  const parts = multiple ? splitValues(trimmed.replaceAll('、', valueSeparator)) : [trimmed];
  const chosen = parts.map((part) => choose(part, options)?.value ?? (free ? part : undefined));
  const unknown = parts.find((_part, index) => chosen[index] === undefined);
  if (unknown !== undefined) return { error: 'parse.option', values: { text: unknown } };
  return { value: multiple ? joinValues([...new Set(chosen)]) : chosen[0] };
}

function choose(text: string, options: OptionSet): CellOption | undefined {
  const option = options.findLabel(text) ?? options.find(text);
  return option?.disabled ? undefined : option;
}

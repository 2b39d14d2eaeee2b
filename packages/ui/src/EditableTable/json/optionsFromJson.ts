import type { OptionInput } from '../columns/select/options.ts';
import { createReader } from './readJson.ts';

const isValue = (value: unknown): value is string | number | boolean => ['string', 'number', 'boolean'].includes(typeof value);

/** Options as a server sends them: `{ value, text | title | label, disabled }`, or bare values. What has no value is no option. */
export function optionsFromJson(list: readonly unknown[]): OptionInput[] {
  return list.flatMap((entry): OptionInput[] => {
    if (isValue(entry)) return [{ value: entry, label: String(entry) }];
    const { value, text, flag } = createReader(entry);
    const stored = value('value');
    if (!isValue(stored)) return [];
    const label = text('text') ?? text('title') ?? text('label') ?? String(stored);
    return [{ value: stored, label, disabled: flag('disabled') ?? false }];
  });
}

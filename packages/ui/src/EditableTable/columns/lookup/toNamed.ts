import type { OptionInput } from '../select/options.ts';

/** Label of an option, whichever property holds it. */
export function toNamed(option: OptionInput): { value: unknown; label: string } {
  const label = 'label' in option ? option.label : 'text' in option ? option.text : option.title;
  return { value: option.value, label: label || String(option.value) };
}

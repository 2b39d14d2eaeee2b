export type OptionValue = string | number | boolean;

/** One choice as it is written down: named by `label`, or by `text` or `title` as dictionaries and older screens do. */
export type OptionInput<Value extends OptionValue = OptionValue> = { value: Value; disabled?: boolean } & (
  | { label: string }
  | { text: string }
  | { title: string }
);

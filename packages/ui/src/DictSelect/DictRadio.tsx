import { Radio } from 'antd';
import { DictFailed } from './DictFailed.tsx';
import { useDictionary } from './useDictionary.ts';

export interface DictRadioProps {
  /** Code of the dictionary. */
  dict: string;
  /** The chosen item; null and undefined: none. */
  value?: string | number | null;
  /** The value of the item that was chosen. */
  onChange?: (value: string) => void;
  /** Buttons side by side. Default: round marks. */
  buttons?: boolean;
  /** The value can neither be changed nor focused. Default false. */
  disabled?: boolean;
  /** Leaves out values that cannot be chosen here. */
  filter?: (value: string) => boolean;
  /** Set by `Form.Item`. */
  id?: string;
  /** Name of the group for screen readers, where no label belongs to it. */
  'aria-label'?: string;
  /** Id of the text that names the group. */
  'aria-labelledby'?: string;
  /** Id of a text that says more; set by `Form.Item`. */
  'aria-describedby'?: string | undefined;
  /** Something is wrong with it; set by `Form.Item`. */
  'aria-invalid'?: boolean | undefined;
  /** It has to be chosen; set by `Form.Item`. */
  'aria-required'?: boolean | undefined;
}

/** One item of a short dictionary, all of them in sight. A value that the dictionary does not know is shown as it is, beside the others. */
export function DictRadio({ dict, value: given, onChange, buttons = false, disabled, filter, id, ...aria }: DictRadioProps) {
  const { items, error, retry } = useDictionary(dict);
  const value = given === null || given === undefined || given === '' ? undefined : String(given);
  const known = (items ?? []).filter((item) => filter?.(item.value) ?? true).map((item) => ({ value: item.value, label: item.text, disabled: false }));
  const isUnknown = value !== undefined && !known.some((item) => item.value === value);
  return (
    <>
      <Radio.Group
        {...aria}
        id={id}
        value={value}
        disabled={disabled}
        {...(buttons && { optionType: 'button' as const })}
        options={isUnknown ? [...known, { value, label: items?.find((item) => item.value === value)?.text ?? value, disabled: true }] : known}
        onChange={(event) => onChange?.(String(event.target.value))}
      />
      {error && <DictFailed dict={dict} onRetry={retry} />}
    </>
  );
}

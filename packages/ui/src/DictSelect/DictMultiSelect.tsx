import { Checkbox, Select } from 'antd';
import { describedByValue } from '../inputs/describedByValue.ts';
import { useDescribingNames } from '../inputs/useDescribingNames.tsx';
import { useWaitsForBrowser } from '../serverStyles/useWaitsForBrowser.ts';
import { useTranslation } from '../HarrowProvider/language/useTranslation.ts';
import { DictFailed } from './DictFailed.tsx';
import type { DictionaryItem } from '../sources/dictionarySource.ts';
import { useDictionary } from './useDictionary.ts';

export interface DictMultiSelectProps {
  /** Code of the dictionary; or `options`. */
  dict?: string;
  /** The choices themselves, in place of a dictionary. */
  options?: readonly DictionaryItem[];
  /** Values joined by `separator`, in the order in which they were chosen. */
  value?: string | null;
  /** `''` for none. */
  onChange?: (value: string) => void;
  /** Check boxes in sight, or a list that drops down. Default `select`. */
  type?: 'select' | 'checkbox';
  /** Stands between the values. Default `,`. */
  separator?: string;
  /** Most values at once. Default: no limit. */
  maxCount?: number;
  /** The value can neither be changed nor focused. Default false. */
  disabled?: boolean;
  /** Shown while nothing is chosen, where `type` is `select`. */
  placeholder?: string;
  /** Set by `Form.Item`. */
  id?: string;
  /** Name for screen readers, where no label belongs to the field. */
  'aria-label'?: string;
  /** Id of a text that says more; set by `Form.Item`. */
  'aria-describedby'?: string;
}

/** Names written out; the others are counted. */
const mostTags = 20;
const noItems: readonly DictionaryItem[] = [];

/** Several items of a dictionary as one text. Thousands of options cost no more than those in view. */
export function DictMultiSelect({ dict, options, ...rest }: DictMultiSelectProps) {
  return options ? <Choices {...rest} items={options} /> : <OfDictionary {...rest} dict={dict ?? ''} />;
}

function OfDictionary({ dict, ...rest }: Omit<DictMultiSelectProps, 'options'> & { dict: string }) {
  const { items, error, retry } = useDictionary(dict);
  return (
    <>
      <Choices {...rest} items={items ?? noItems} loading={!items && !error} failed={error !== undefined} />
      {error && <DictFailed dict={dict} onRetry={retry} />}
    </>
  );
}

interface ChoicesProps extends Omit<DictMultiSelectProps, 'dict' | 'options'> {
  items: readonly DictionaryItem[];
  loading?: boolean;
  failed?: boolean;
}

function Choices({ items, value, onChange, type = 'select', separator = ',', maxCount, disabled, placeholder, loading, failed, id, ...aria }: ChoicesProps) {
  const { t } = useTranslation('ui');
  const waits = useWaitsForBrowser();
  const chosen = (value ?? '').split(separator).filter((part) => part !== '');
  const names = useDescribingNames(chosen, mostTags);
  const change = (next: readonly string[]) => onChange?.(next.join(separator));
  if (type === 'checkbox') {
    const unknown = chosen.filter((one) => !items.some((item) => item.value === one)).map((one) => ({ value: one, text: one }));
    const isFull = maxCount !== undefined && chosen.length >= maxCount;
    return (
      <Checkbox.Group
        {...aria}
        {...(id !== undefined && { id })}
        disabled={disabled}
        value={chosen}
        // An option that says anything of its own, `false` included, would take no part in a disabled group or form.
        options={[...items, ...unknown].map(({ value: one, text }) => ({
          value: one,
          label: text,
          ...(isFull && !chosen.includes(one) && { disabled: true }),
        }))}
        // antd answers in the order of the options; what counts is the order of the presses.
        onChange={(next) => change([...chosen.filter((one) => next.includes(one)), ...next.filter((one) => !chosen.includes(one))])}
      />
    );
  }
  return (
    <Select<string[]>
      {...aria}
      aria-describedby={describedByValue(names.ids, aria['aria-describedby'])}
      id={id}
      mode={waits ? undefined : 'multiple'}
      allowClear
      showSearch={{ optionFilterProp: 'label' }}
      className="hw-wide"
      maxTagCount={mostTags}
      maxTagPlaceholder={(rest) => names.markRest(rest.length)}
      labelRender={({ label, value: code }) => names.mark(String(code), String(label ?? code))}
      maxCount={maxCount}
      disabled={disabled}
      loading={loading}
      status={failed ? 'error' : ''}
      placeholder={placeholder ?? t('select')}
      value={waits ? undefined : chosen}
      options={items.map((item) => ({ value: item.value, label: item.text }))}
      onChange={change}
    />
  );
}

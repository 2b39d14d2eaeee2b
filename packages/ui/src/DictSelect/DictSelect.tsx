import { Select, type SelectProps } from 'antd';
import { useId } from 'react';
import { describedByValue } from '../inputs/describedByValue.ts';
import { useWaitsForBrowser } from '../serverStyles/useWaitsForBrowser.ts';
import { useTranslation } from '../HarrowProvider/language/useTranslation.ts';
import { DictFailed } from './DictFailed.tsx';
import { useDictionary } from './useDictionary.ts';
import styles from './DictSelect.module.css';

export interface DictSelectProps extends Omit<SelectProps<string | string[]>, 'options' | 'loading' | 'onChange' | 'value'> {
  /** Code of the dictionary. */
  dict: string;
  /** One value; with `mode="multiple"` several joined by commas, as on the wire. */
  value?: string;
  /** Undefined when the field was emptied. */
  onChange?: (value: string | undefined) => void;
  /** Leaves out values that cannot be chosen here. */
  filter?: (value: string) => boolean;
}

/** Chooses from a dictionary. Its value is wire text, so it can sit in a `Form.Item` as it is. */
export function DictSelect({ dict, value, onChange, filter, mode, ...rest }: DictSelectProps) {
  const { t } = useTranslation('ui');
  const { items, error, retry } = useDictionary(dict);
  const several = mode === 'multiple';
  const valueId = useId();
  const waits = useWaitsForBrowser();
  return (
    <>
      <Select<string | string[]>
        allowClear
        showSearch={{ optionFilterProp: 'label' }}
        placeholder={t('select')}
        // Several choices stand as one line of words: tags of a narrow field would be counted, not read.
        maxTagCount={0}
        maxTagPlaceholder={(chosen) => <ChosenWords id={valueId} words={chosen.map(({ label }) => label).join(', ')} />}
        {...(!several && { labelRender: ({ label, value: code }) => <span id={valueId}>{label ?? code}</span> })}
        {...rest}
        aria-describedby={describedByValue(value ? [valueId] : [], rest['aria-describedby'])}
        mode={waits ? undefined : mode}
        loading={!items && !error}
        status={error ? 'error' : rest.status}
        // Without the dictionary a value shows as itself, never as nothing.
        value={several ? (value && !waits ? value.split(',') : undefined) : value || undefined}
        options={items?.filter((item) => filter?.(item.value) ?? true).map((item) => ({ value: item.value, label: item.text }))}
        onChange={(next) => onChange?.((Array.isArray(next) ? next.join(',') : next) || undefined)}
      />
      {error && <DictFailed dict={dict} onRetry={retry} />}
    </>
  );
}

const ChosenWords = ({ id, words }: { id: string; words: string }) => (
  <span id={id} className={styles.chosen} title={words}>
    {words}
  </span>
);

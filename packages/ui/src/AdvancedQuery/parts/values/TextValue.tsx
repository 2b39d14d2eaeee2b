import { AutoComplete, Input } from 'antd';
import { useEffect, useRef, useState } from 'react';
import type { AdvancedQueryProps, QueryValueProps } from '../../AdvancedQuery.types.ts';
import { clearable } from '../../../inputs/index.ts';
import { useQueryTexts } from '../../hooks/useQueryTexts.ts';

/** From the last key to the question. */
const debounceMs = 300;

/** A text, with suggestions where the application has some. */
export function TextValue({ suggest, ...props }: QueryValueProps & { suggest: AdvancedQueryProps['suggest'] }) {
  const { t } = useQueryTexts();
  const { id, value, onChange, status = '', 'aria-label': label } = props;
  if (suggest) return <SuggestedText {...props} suggest={suggest} />;
  return (
    <Input
      id={id}
      allowClear={clearable}
      aria-label={label}
      value={value}
      status={status}
      placeholder={t('valuePlaceholder')}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

function SuggestedText({
  id,
  field,
  value,
  onChange,
  status = '',
  suggest,
  'aria-label': label,
}: QueryValueProps & { suggest: NonNullable<AdvancedQueryProps['suggest']> }) {
  const { t } = useQueryTexts();
  const [values, setValues] = useState<readonly string[]>([]);
  const asked = useRef<{ timer: ReturnType<typeof setTimeout>; controller: AbortController }>(undefined);
  const stop = (): void => {
    clearTimeout(asked.current?.timer);
    asked.current?.controller.abort();
  };
  useEffect(() => stop, []);

  const handleSearch = (text: string): void => {
    stop();
    if (text.trim() === '') return setValues([]);
    const controller = new AbortController();
    const { signal } = controller;
    const timer = setTimeout(() => {
      // Without suggestions the field is a text field as any other: a failure is not worth a message.
      suggest(field, text, signal).then(
        (found) => !signal.aborted && setValues(found),
        () => !signal.aborted && setValues([]),
      );
    }, debounceMs);
    asked.current = { timer, controller };
  };
  return (
    <AutoComplete
      id={id}
      allowClear
      aria-label={label}
      style={{ width: '100%' }}
      value={value}
      status={status}
      placeholder={t('valuePlaceholder')}
      defaultActiveFirstOption={false}
      options={[...new Set(values)].map((text) => ({ value: text }))}
      showSearch={{ onSearch: handleSearch }}
      onChange={(next) => onChange(next ?? '')}
    />
  );
}

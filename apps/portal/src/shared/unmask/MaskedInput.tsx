import { Button, Input, type InputProps, Space } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isMask } from './masks.ts';

interface MaskedInputProps extends Omit<InputProps, 'value' | 'onChange'> {
  value?: string | null;
  onChange?: (value: string) => void;
}

/**
 * Input for a field that some users see masked. A mask cannot be edited: a button empties the field for a new value, and another restores
 * the mask. Untouched, the mask stays in the form and is no part of a save.
 */
export function MaskedInput({ value, onChange, ...rest }: MaskedInputProps) {
  const { t } = useTranslation('shared');
  const [mask, setMask] = useState<string>();
  const shown = value ?? '';
  const hasMask = isMask(shown);
  const input = <Input {...rest} value={shown} readOnly={hasMask} onChange={(event) => onChange?.(event.target.value)} />;
  if (rest.disabled || (!hasMask && mask === undefined)) return input;
  const replace = (): void => {
    setMask(shown);
    onChange?.('');
  };
  const keep = (): void => {
    onChange?.(mask!);
    setMask(undefined);
  };
  return (
    <Space.Compact block>
      {input}
      <Button onClick={hasMask ? replace : keep}>{t(hasMask ? 'mask.replace' : 'mask.keep')}</Button>
    </Space.Compact>
  );
}

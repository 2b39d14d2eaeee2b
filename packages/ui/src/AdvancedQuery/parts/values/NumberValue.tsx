import { Input } from 'antd';
import { useState } from 'react';
import { useSettings } from '../../../HarrowProvider/settings.ts';
import { numberMarks } from '../../../Money/formatNumber.ts';
import type { QueryValueProps } from '../../AdvancedQuery.types.ts';
import { useQueryTexts } from '../../hooks/useQueryTexts.ts';
import { clearable } from '../../../inputs/index.ts';
import { showNumberText, toNumberText } from '../../model/values/numberText.ts';

/** A number as exact text: amounts and ids may have more digits than a double holds. */
export function NumberValue({ id, value, onChange, status = '', 'aria-label': label }: Omit<QueryValueProps, 'field' | 'rule' | 'multiple'>) {
  const { t } = useQueryTexts();
  const { language } = useSettings();
  const marks = numberMarks(language);
  // The typed text stays as it is while it stands for the value.
  const [typed, setTyped] = useState('');
  const shown = toNumberText(typed, marks) === value ? typed : showNumberText(value, marks);
  return (
    <Input
      id={id}
      allowClear={clearable}
      aria-label={label}
      inputMode="decimal"
      autoComplete="off"
      value={shown}
      status={status}
      placeholder={t('valuePlaceholder')}
      onChange={(event) => {
        setTyped(event.target.value);
        onChange(toNumberText(event.target.value, marks));
      }}
    />
  );
}

import { Select } from 'antd';
import type { ClipboardEvent } from 'react';
import type { QueryValueProps } from '../../AdvancedQuery.types.ts';
import { useQueryTexts } from '../../hooks/useQueryTexts.ts';
import { pastedValues } from '../../model/pastedValues.ts';

/** Several values, typed one by one or pasted as a column of a spreadsheet. */
export function ListValue({ id, value, onChange, onPasted, status = '', 'aria-label': label }: QueryValueProps & { onPasted: (count: number) => void }) {
  const { t } = useQueryTexts();
  const values = value.split(',').filter((item) => item !== '');

  const handlePaste = (event: ClipboardEvent): void => {
    const pasted = pastedValues(event.clipboardData.getData('text'));
    if (pasted.length < 2) return;
    event.preventDefault();
    event.stopPropagation();
    onChange([...new Set([...values, ...pasted])].join(','));
    onPasted(pasted.length);
  };
  return (
    // The list itself is the control; the box only sees what is pasted into it.
    <div role="presentation" onPasteCapture={handlePaste}>
      <Select
        id={id}
        mode="tags"
        open={false}
        suffixIcon={null}
        allowClear
        aria-label={label}
        style={{ width: '100%' }}
        maxTagCount={8}
        tokenSeparators={[',', '，', ';']}
        value={values}
        status={status}
        placeholder={t('listPlaceholder')}
        onChange={(next: string[]) => onChange([...new Set(next.flatMap(pastedValues))].join(','))}
      />
    </div>
  );
}

import { Select } from 'antd';
import type { ClipboardEvent } from 'react';
import { useSettings } from '../../../HarrowProvider/settings.ts';
import { numberMarks } from '../../../Money/formatNumber.ts';
import type { QueryValueProps } from '../../AdvancedQuery.types.ts';
import { useQueryTexts } from '../../hooks/useQueryTexts.ts';
import { showNumberText, toNumberTexts } from '../../model/values/numberText.ts';
import { pastedValues } from '../../model/values/pastedValues.ts';

interface ListValueProps extends QueryValueProps {
  /** Numbers are typed and shown with the decimal mark of the language. */
  isNumber: boolean;
  onPasted: (count: number) => void;
}

const separators = [';', '；', '，', '、'];

/** Several values, typed one by one or pasted as a column of a spreadsheet. */
export function ListValue({ id, value, onChange, isNumber, onPasted, status = '', 'aria-label': label }: ListValueProps) {
  const { t } = useQueryTexts();
  const { language } = useSettings();
  const marks = numberMarks(language);
  const read = (text: string): string[] => (isNumber ? toNumberTexts(text, marks) : pastedValues(text));
  const values = value.split(',').filter((item) => item !== '');

  const handlePaste = (event: ClipboardEvent): void => {
    const pasted = read(event.clipboardData.getData('text'));
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
        tokenSeparators={isNumber && marks.decimal === ',' ? separators : [',', ...separators]}
        value={isNumber ? values.map((item) => showNumberText(item, marks)) : values}
        status={status}
        placeholder={t('listPlaceholder')}
        onChange={(next: string[]) => onChange([...new Set(next.flatMap(read))].join(','))}
      />
    </div>
  );
}

import { useTranslation } from '../../../HarrowProvider/language/useTranslation.ts';
import type { Selection } from '../../ListPage.types.ts';

export interface SelectAllProps<T> {
  records: T[];
  rowKey: (record: T) => string;
  selection: Selection<T>;
}

/** Selects or clears the page; what is selected on other pages stays. */
export function SelectAll<T>({ records, rowKey, selection }: SelectAllProps<T>) {
  const { t } = useTranslation('ui');
  const ids = records.filter((record) => !selection.isDisabled?.(record)).map(rowKey);
  const count = ids.filter((id) => selection.ids.includes(id)).length;
  const all = ids.length > 0 && count === ids.length;
  const handleChange = (): void => {
    const others = selection.ids.filter((id) => !ids.includes(id));
    selection.onChange(all ? others : [...others, ...ids]);
  };
  return (
    <input
      type="checkbox"
      aria-label={t('list.selectAll')}
      checked={all}
      disabled={ids.length === 0}
      ref={(box) => {
        if (box) box.indeterminate = count > 0 && !all;
      }}
      onChange={handleChange}
    />
  );
}

import { Checkbox, Input } from 'antd';
import { useMemo, useState } from 'react';
import type { EditableColumn } from '../columnModel/EditableColumn.types.ts';
import { useTableContext } from '../context/tableContext.ts';
import { type Choice, choicesOf, type HeaderFilter } from '../view/headerFilter.ts';
import tools from '../toolbar/tools.module.css';
import { clearable } from '../../inputs/clearable.tsx';

type Choices = Extract<HeaderFilter, { kind: 'choices' }>;

interface FilterChoicesProps {
  column: EditableColumn<object>;
  asked: Choices;
  onChange: (asked: Choices) => void;
  shownText: (value: unknown, row: object) => string;
}

/** More than these are found by searching. */
const mostShown = 100;
const searchFrom = 8;

/** The values that the column has now, to be ticked. */
export function FilterChoices({ column, asked, onChange, shownText }: FilterChoicesProps) {
  const { model, t } = useTableContext();
  const [search, setSearch] = useState('');
  // Those that are there when the panel opens.
  // oxlint-disable-next-line react/exhaustive-deps
  const all = useMemo(() => choicesOf(model.store.rows(), column.value, labelOf), []);
  const found = all.filter(({ label }) => label.toLowerCase().includes(search.trim().toLowerCase()));

  function labelOf(value: unknown, row: object): string {
    return column.isOn ? t(column.isOn(value) ? 'yes' : 'no') : shownText(value, row);
  }
  function toggle({ value, label }: Choice) {
    const kept = asked.values.map((one, index) => ({ value: one, label: asked.labels[index] ?? '' })).filter((one) => !Object.is(one.value, value));
    const next = kept.length < asked.values.length ? kept : [...kept, { value, label }];
    onChange({ kind: 'choices', values: next.map((one) => one.value), labels: next.map((one) => one.label) });
  }
  return (
    <>
      {all.length > searchFrom && (
        <Input
          allowClear={clearable}
          aria-label={t('filter.search')}
          placeholder={t('filter.search')}
          value={search}
          onChange={({ target }) => setSearch(target.value)}
        />
      )}
      <ul className={tools.choices}>
        {found.slice(0, mostShown).map((choice) => (
          <li key={`${typeof choice.value} ${String(choice.value)}`}>
            <Checkbox checked={asked.values.some((value) => Object.is(value, choice.value))} onChange={() => toggle(choice)}>
              {choice.label}
            </Checkbox>
          </li>
        ))}
      </ul>
      {model.blocks && <p className={tools.hint}>{t('rowSource.choices')}</p>}
      {found.length > mostShown && <p className={tools.hint}>{t('filter.more', { count: found.length - mostShown })}</p>}
    </>
  );
}

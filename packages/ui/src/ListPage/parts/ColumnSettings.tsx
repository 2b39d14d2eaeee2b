import ArrowDownOutlined from '@ant-design/icons/ArrowDownOutlined';
import ArrowUpOutlined from '@ant-design/icons/ArrowUpOutlined';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { Density } from '../../HarrowProvider/density.ts';
import type { ListLayoutState } from '../hooks/useListLayout.ts';
import { type Column, isHidden, moveKey, orderColumns } from '../model/columns.ts';

const densities: Density[] = ['compact', 'default', 'roomy'];

/** Which columns, in which order, how dense. Alt with an arrow key moves the focused column, too. */
export default function ColumnSettings<T>({ columns, state }: { columns: Column<T>[]; state: ListLayoutState }) {
  const { t } = useTranslation('ui');
  const { layout, density, change, reset } = state;
  const ordered = orderColumns(columns, layout.order);
  const keys = ordered.map((column) => column.key);
  const hidden = ordered.filter((column) => isHidden(column, layout)).map((column) => column.key);

  const move = (key: string, by: -1 | 1): void => change({ order: moveKey(keys, key, by) });
  const toggle = (key: string): void => change({ hidden: hidden.includes(key) ? hidden.filter((other) => other !== key) : [...hidden, key] });
  const handleKeyDown = (event: KeyboardEvent, key: string): void => {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    move(key, event.key === 'ArrowUp' ? -1 : 1);
  };
  return (
    <div className="hw-columns">
      <fieldset className="hw-columns-density">
        <legend>{t('columns.density')}</legend>
        {densities.map((name) => (
          <label key={name}>
            <input type="radio" name="hw-density" checked={density === name} onChange={() => change({ density: name })} />
            {t(`columns.${name}`)}
          </label>
        ))}
      </fieldset>
      <fieldset>
        <legend>{t('columns.title')}</legend>
        <ul className="hw-columns-list">
          {ordered.map((column, index) => (
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
            <li key={column.key} onKeyDown={(event) => handleKeyDown(event, column.key)}>
              <label>
                <input
                  type="checkbox"
                  checked={!hidden.includes(column.key)}
                  // The last one stays: a table without columns shows nothing to click.
                  disabled={!hidden.includes(column.key) && hidden.length === ordered.length - 1}
                  onChange={() => toggle(column.key)}
                />
                <span id={`hw-column-${column.key}`}>{column.title}</span>
              </label>
              <button
                type="button"
                className="hw-icon-button"
                aria-label={t('columns.up')}
                aria-describedby={`hw-column-${column.key}`}
                disabled={index === 0}
                onClick={() => move(column.key, -1)}
              >
                <ArrowUpOutlined />
              </button>
              <button
                type="button"
                className="hw-icon-button"
                aria-label={t('columns.down')}
                aria-describedby={`hw-column-${column.key}`}
                disabled={index === ordered.length - 1}
                onClick={() => move(column.key, 1)}
              >
                <ArrowDownOutlined />
              </button>
            </li>
          ))}
        </ul>
      </fieldset>
      <button type="button" className="hw-link" onClick={reset}>
        {t('columns.reset')}
      </button>
    </div>
  );
}

import { ArrowDownOutlined, ArrowUpOutlined, VerticalLeftOutlined, VerticalRightOutlined } from '@ant-design/icons';
import { Button, Checkbox, Radio } from 'antd';
import type { KeyboardEvent } from 'react';
import type { EditableColumn } from '../columnModel/EditableColumn.types.ts';
import styles from '../EditableTable.module.css';
import { useTableContext } from '../context/tableContext.ts';
import { useTableTools } from '../context/tableToolsContext.ts';
import { useColumnCommands } from './useColumnCommands.ts';
import { arrangeColumns } from '../columnModel/column.ts';
import tools from '../toolbar/tools.module.css';

/** Which columns, in which order, pinned where, how high the rows. Alt with an arrow key moves the column that has the focus. */
export default function ColumnSettingsPanel({ size }: { size: 'default' | 'compact' }) {
  const { columns: shown, t } = useTableContext();
  const { settings, allColumns } = useTableTools();
  const commands = useColumnCommands();
  if (!settings || !commands) return null;
  const listed = arrangeColumns(allColumns.map((column) => ({ ...column, concealed: false })));
  const isShown = ({ key }: EditableColumn<object>) => shown.some((column) => column.key === key);

  /** The neighbour in this list, which has the columns out of sight, too. */
  function move(column: EditableColumn<object>, by: 1 | -1) {
    const other = listed[listed.findIndex(({ key }) => key === column.key) + by];
    if (other && other.frozen === column.frozen) commands!.place(column.key, other.key, by > 0 ? 'behind' : 'before');
  }
  function handleKeyDown(event: KeyboardEvent, column: EditableColumn<object>) {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    move(column, event.key === 'ArrowUp' ? -1 : 1);
  }
  return (
    <div role="dialog" aria-label={t('columns.settings')} className={tools.settings}>
      <fieldset>
        <legend>{t('columns.size')}</legend>
        <Radio.Group
          aria-label={t('columns.size')}
          value={size}
          onChange={({ target }) => settings.set({ ...settings.settings(), size: target.value as 'default' | 'compact' })}
          options={[
            { value: 'default', label: t('columns.sizeDefault') },
            { value: 'compact', label: t('columns.sizeCompact') },
          ]}
        />
      </fieldset>
      <fieldset>
        <legend>{t('columns.settings')}</legend>
        <ul className={tools.columns}>
          {listed.map((column, index) => {
            const { key, title: name } = column;
            const pin = column.frozen ?? 'none';
            return (
              <li key={key} onKeyDown={(event) => handleKeyDown(event, column)}>
                <Checkbox
                  checked={isShown(column)}
                  // The last one stays: a table without columns shows nothing to click.
                  disabled={isShown(column) && shown.length === 1}
                  onChange={() => commands.show(key, !isShown(column))}
                >
                  {name}
                </Checkbox>
                <button
                  type="button"
                  className={styles.iconButton}
                  aria-label={t('columns.pinLeftOf', { name })}
                  aria-pressed={pin === 'left'}
                  onClick={() => commands.pin(key, pin === 'left' ? 'none' : 'left')}
                >
                  <VerticalRightOutlined aria-hidden />
                </button>
                <button
                  type="button"
                  className={styles.iconButton}
                  aria-label={t('columns.pinRightOf', { name })}
                  aria-pressed={pin === 'right'}
                  onClick={() => commands.pin(key, pin === 'right' ? 'none' : 'right')}
                >
                  <VerticalLeftOutlined aria-hidden />
                </button>
                <button
                  type="button"
                  className={styles.iconButton}
                  aria-label={t('columns.up', { name })}
                  disabled={listed[index - 1]?.frozen !== column.frozen || index === 0}
                  onClick={() => move(column, -1)}
                >
                  <ArrowUpOutlined aria-hidden />
                </button>
                <button
                  type="button"
                  className={styles.iconButton}
                  aria-label={t('columns.down', { name })}
                  disabled={listed[index + 1]?.frozen !== column.frozen || index === listed.length - 1}
                  onClick={() => move(column, 1)}
                >
                  <ArrowDownOutlined aria-hidden />
                </button>
              </li>
            );
          })}
        </ul>
      </fieldset>
      <Button onClick={settings.reset}>{t('columns.reset')}</Button>
    </div>
  );
}

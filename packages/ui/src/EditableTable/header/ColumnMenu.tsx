import { FilterFilled, MoreOutlined } from '@ant-design/icons';
import { Dropdown, type MenuProps } from 'antd';
import type { EditableColumn } from '../EditableTable.types.ts';
import styles from '../EditableTable.module.css';
import { useTableContext } from '../table/tableContext.ts';
import { useTableTools } from '../toolbar/tableToolsContext.ts';
import type { ColumnCommands } from '../columnSettings/useColumnCommands.ts';
import { useColumnResize } from './useColumnResize.ts';
import { useSortCommand } from '../view/useSortCommand.ts';
import { settingOf } from '../columnSettings/columnSettings.ts';
import tools from '../toolbar/tools.module.css';

interface ColumnMenuProps {
  column: EditableColumn<object>;
  order: 'asc' | 'desc' | undefined;
  filtered: boolean;
  open: boolean;
  onOpen: () => void;
  onClose: () => void;
  onFilter: () => void;
  commands: ColumnCommands | undefined;
}

/** All that can be done with a column. The menu itself is mounted when it is opened; Tab passes the button, Alt+Down opens it. */
export function ColumnMenu({ column, order, filtered, open, onOpen, onClose, onFilter, commands }: ColumnMenuProps) {
  const { model, columns, t } = useTableContext();
  const { settings, sortable, filterable } = useTableTools();
  const sort = useSortCommand();
  const resize = useColumnResize(column.key);
  const { key, title } = column;
  const button = (
    <button
      type="button"
      tabIndex={-1}
      data-head-tool
      className={`${styles.iconButton} ${tools.menu}`}
      data-active={filtered || undefined}
      aria-label={t(filtered ? 'columns.menuFiltered' : 'columns.menu', { name: title })}
      aria-haspopup="menu"
      aria-expanded={open}
      onClick={open ? undefined : onOpen}
    >
      {filtered ? <FilterFilled aria-hidden /> : <MoreOutlined aria-hidden />}
    </button>
  );
  if (!open) return button;

  const pinned = column.frozen ?? 'none';
  const groups: Entry[][] = [
    sortable
      ? [
          { key: 'asc', label: t('sort.asc'), run: () => sort.set(column, 'asc') },
          { key: 'desc', label: t('sort.desc'), run: () => sort.set(column, 'desc') },
          { key: 'unsorted', label: t('sort.clear'), disabled: !order, run: () => sort.set(column, undefined) },
        ]
      : [],
    filterable
      ? [
          { key: 'filter', label: t('filter.open'), run: onFilter },
          { key: 'unfiltered', label: t('filter.clear'), disabled: !filtered, run: () => model.view.setFilter(key, undefined) },
        ]
      : [],
    commands && settings
      ? [
          { key: 'left', label: t('columns.pinLeft'), disabled: pinned === 'left', run: () => commands.pin(key, 'left') },
          { key: 'right', label: t('columns.pinRight'), disabled: pinned === 'right', run: () => commands.pin(key, 'right') },
          { key: 'none', label: t('columns.unpin'), disabled: pinned === 'none', run: () => commands.pin(key, 'none') },
          { key: 'back', label: t('columns.moveBack'), disabled: !commands.canMove(key, -1), run: () => commands.move(key, -1) },
          { key: 'on', label: t('columns.moveOn'), disabled: !commands.canMove(key, 1), run: () => commands.move(key, 1) },
          { key: 'fit', label: t('columns.fitWidth'), run: resize.fit },
          { key: 'width', label: t('columns.resetWidth'), disabled: settingOf(settings.settings(), key).width === undefined, run: () => resize.set(undefined) },
          // The last one stays: a table without columns shows nothing to click.
          { key: 'hide', label: t('columns.hide'), disabled: columns.length === 1, run: () => commands.show(key, false) },
        ]
      : [],
  ];
  const entries = groups.flat();
  const items: MenuProps['items'] = groups
    .filter((group) => group.length > 0)
    .flatMap((group, index) => [...(index > 0 ? [{ type: 'divider' as const, key: `line ${index}` }] : []), ...group.map(({ run: _, ...item }) => item)]);
  return (
    <Dropdown
      open
      autoFocus
      trigger={['click']}
      placement="bottomRight"
      onOpenChange={(wanted) => wanted || onClose()}
      menu={{
        items,
        onClick: ({ key: chosen, domEvent }) => {
          domEvent.stopPropagation();
          onClose();
          // Once the menu has closed and given the focus back, which a panel may then take.
          setTimeout(() => entries.find((entry) => entry.key === chosen)?.run());
        },
      }}
    >
      {button}
    </Dropdown>
  );
}

interface Entry {
  key: string;
  label: string;
  disabled?: boolean;
  run: () => void;
}

import { Dropdown, type MenuProps } from 'antd';
import type { ReactElement } from 'react';
import { settingOf } from '../columnSettings/columnSettings.ts';
import { useTableContext } from '../context/tableContext.ts';
import { useTableTools } from '../context/tableToolsContext.ts';
import { useSortCommand } from './useSortCommand.ts';
import type { ColumnMenuProps } from './ColumnMenu.tsx';
import { useColumnResize } from './useColumnResize.ts';

interface Entry {
  key: string;
  label: string;
  disabled?: boolean;
  run: () => void;
}

interface ColumnMenuListProps extends Pick<ColumnMenuProps, 'column' | 'order' | 'filtered' | 'onClose' | 'onFilter' | 'commands'> {
  /** The button that it hangs on. */
  children: ReactElement;
}

/** The open menu of a column. The focus goes into it. */
export default function ColumnMenuList({ column, order, filtered, onClose, onFilter, commands, children }: ColumnMenuListProps) {
  const { model, columns, t } = useTableContext();
  const { settings, sortable, filterable } = useTableTools();
  const sort = useSortCommand();
  const resize = useColumnResize(column.key);
  const { key } = column;
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
      {children}
    </Dropdown>
  );
}

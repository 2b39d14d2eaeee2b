import { FilterFilled, MoreOutlined } from '@ant-design/icons';
import { Suspense } from 'react';
import { lazyDialog } from '../../HarrowProvider/parts/lazyPart.ts';
import type { ColumnCommands } from '../columnSettings/useColumnCommands.ts';
import type { EditableColumn } from '../columnModel/EditableColumn.types.ts';
import styles from '../EditableTable.module.css';
import { useTableContext } from '../context/tableContext.ts';
import tools from '../toolbar/tools.module.css';

const { Dialog: ColumnMenuList, prepare } = lazyDialog(() => import('./ColumnMenuList.tsx'));

export interface ColumnMenuProps {
  column: EditableColumn<object>;
  order: 'asc' | 'desc' | undefined;
  filtered: boolean;
  open: boolean;
  onOpen: () => void;
  onClose: () => void;
  onFilter: () => void;
  commands: ColumnCommands | undefined;
}

/** Commands on a column. The menu's code is loaded when its button is hovered; Tab skips the button, Alt+Down opens it. */
export function ColumnMenu({ open, onOpen, ...menu }: ColumnMenuProps) {
  const { t } = useTableContext();
  const { filtered, column } = menu;
  const button = (
    <button
      type="button"
      tabIndex={-1}
      data-head-tool
      className={`${styles.iconButton} ${tools.menu}`}
      data-active={filtered || undefined}
      aria-label={t(filtered ? 'columns.menuFiltered' : 'columns.menu', { name: column.title })}
      aria-haspopup="menu"
      aria-expanded={open}
      onPointerEnter={prepare}
      onClick={open ? undefined : onOpen}
    >
      {filtered ? <FilterFilled aria-hidden /> : <MoreOutlined aria-hidden />}
    </button>
  );
  if (!open) return button;
  return (
    <Suspense fallback={button}>
      <ColumnMenuList {...menu}>{button}</ColumnMenuList>
    </Suspense>
  );
}

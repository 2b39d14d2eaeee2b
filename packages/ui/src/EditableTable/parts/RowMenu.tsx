import { ArrowDownOutlined, ArrowUpOutlined, DeleteOutlined, MoreOutlined, PlusOutlined } from '@ant-design/icons';
import { Dropdown } from 'antd';
import { useState } from 'react';
import styles from '../EditableTable.module.css';
import { useTableContext } from '../hooks/tableContext.ts';

interface RowMenuProps {
  rowId: string;
  index: number;
  disabled: boolean;
}

/** Insert below, move, remove. The menu itself is mounted when it is first opened. */
export function RowMenu({ rowId, index, disabled }: RowMenuProps) {
  const { model, commands, t } = useTableContext();
  const [state, setState] = useState<'never' | 'open' | 'closed'>('never');
  const button = (
    <button
      type="button"
      className={styles.iconButton}
      aria-label={t('rowMenu', { row: index + 1 })}
      aria-haspopup="menu"
      aria-expanded={state === 'open'}
      onClick={state === 'never' ? () => setState('open') : undefined}
    >
      <MoreOutlined aria-hidden />
    </button>
  );
  if (state === 'never') return button;
  const items = [
    { key: 'insert', label: t('insertBelow'), icon: <PlusOutlined aria-hidden />, disabled: !commands.addable || model.room() === 0 },
    { key: 'up', label: t('moveUp'), icon: <ArrowUpOutlined aria-hidden />, disabled: index === 0 },
    { key: 'down', label: t('moveDown'), icon: <ArrowDownOutlined aria-hidden />, disabled: index === model.store.ids().length - 1 },
    { type: 'divider' as const },
    { key: 'remove', label: t('remove'), icon: <DeleteOutlined aria-hidden />, danger: true, disabled: !commands.removable || disabled },
  ];
  const run: Record<string, () => void> = {
    insert: () => commands.insertBelow(rowId),
    up: () => commands.move(rowId, -1),
    down: () => commands.move(rowId, 1),
    remove: () => commands.remove([rowId]),
  };
  return (
    <Dropdown
      trigger={['click']}
      autoFocus
      placement="bottomRight"
      open={state === 'open'}
      onOpenChange={(open) => setState(open ? 'open' : 'closed')}
      menu={{ items, onClick: ({ key }) => run[key]?.() }}
    >
      {button}
    </Dropdown>
  );
}

import { BarsOutlined, DeleteOutlined, FileSearchOutlined, MoreOutlined, PlusOutlined, SubnodeOutlined } from '@ant-design/icons';
import { useTableContext } from '../context/tableContext.ts';
import { orderRefusal } from '../dragging/rowDrag.ts';
import { MenuButton } from '../cells/MenuButton.tsx';
import { moveItems } from '../dragging/moveItems.tsx';

interface RowMenuProps {
  rowId: string;
  index: number;
  disabled: boolean;
}

/** Commands on a row: insert below, move, remove, open its details. */
export function RowMenu({ rowId, index, disabled }: RowMenuProps) {
  const table = useTableContext();
  const { model, commands, rowViews, readOnly, insertable, t } = table;
  const cannotInsert = (): boolean => !commands.addable || commands.addDisabled || model.room() === 0;

  const viewItems = () => [
    ...(rowViews?.hasSubForm(rowId) ? [{ key: 'subForm', label: t('subForm.open'), icon: <BarsOutlined aria-hidden /> }] : []),
    ...(rowViews?.hasDetails ? [{ key: 'details', label: t('details.title'), icon: <FileSearchOutlined aria-hidden /> }] : []),
  ];
  const editItems = () => [
    ...(insertable ? [{ key: 'insert', label: t('insertBelow'), icon: <PlusOutlined aria-hidden />, disabled: cannotInsert() }] : []),
    ...(insertable && table.treeColumn !== undefined
      ? [{ key: 'inside', label: t('insertInside'), icon: <SubnodeOutlined aria-hidden />, disabled: cannotInsert() }]
      : []),
    ...(table.blockParts ? [] : moveItems(table, rowId, table.drag ? table.drag.refusal(rowId) : orderRefusal(model.view))),
    { type: 'divider' as const },
    {
      key: 'remove',
      label: t('remove'),
      icon: <DeleteOutlined aria-hidden />,
      danger: true,
      disabled: !commands.removable || commands.removeDisabled || disabled,
    },
  ];
  const items = () => {
    const [views, edits] = [viewItems(), readOnly ? [] : editItems()];
    return views.length > 0 && edits.length > 0 ? [...views, { type: 'divider' as const }, ...edits] : [...views, ...edits];
  };
  const run: Record<string, () => void> = {
    insert: () => commands.insertBelow(rowId),
    inside: () => commands.insertInside(rowId),
    up: () => commands.move(rowId, -1),
    down: () => commands.move(rowId, 1),
    remove: () => commands.remove([rowId]),
    subForm: () => rowViews?.openSubForm(rowId),
    details: () => rowViews?.openDetails(rowId),
  };
  return (
    // The grid is one stop of Tab; arrows lead here.
    <MenuButton tabIndex={-1} aria-label={t('rowMenu', { row: index + 1 })} items={items} onChoose={(key) => run[key]?.()}>
      <MoreOutlined aria-hidden />
    </MenuButton>
  );
}

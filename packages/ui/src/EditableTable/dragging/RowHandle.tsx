import { HolderOutlined, PlusOutlined } from '@ant-design/icons';
import type { KeyboardEvent } from 'react';
import { useTableContext } from '../context/tableContext.ts';
import { helperKeys } from '../layout/helperColumns.ts';
import type { LiftedRow } from '../context/rowParts.types.ts';
import { useTopic } from '../topics/useTopic.ts';
import { MenuButton } from '../cells/MenuButton.tsx';
import rowStyles from '../rows/rows.module.css';
import { moveItems } from './moveItems.tsx';

/** The handle that moves its row: dragged (`RowDragging`), or lifted by Space and moved by arrow keys. A click opens a menu. */
export function RowHandle({ rowId, index }: { rowId: string; index: number }) {
  const table = useTableContext();
  const { model, commands, viewport, focus, insertable, tableId, t } = table;
  const drag = table.drag!;
  const isLifted = useTopic(model.topics, 'drag', () => drag.lifted()?.rowId === rowId);
  useTopic(model.topics, 'order', model.view.ids);
  const refusal = drag.refusal(rowId);

  function handleKeyDown(event: KeyboardEvent) {
    const lifted = isLifted ? drag.lifted() : undefined;
    if (event.key === ' ' && !event.repeat) {
      if (lifted) drop();
      else if (!drag.lift(rowId)) commands.refuseMove(refusal);
    } else if (lifted && event.key === 'Enter') drop();
    else if (lifted && event.key === 'Escape') drag.cancel();
    else if (lifted && event.key in steps) {
      drag.moveTo(steps[event.key]!(lifted, viewport.pageSize(), model.view.ids().length - 1));
      focus.scrollToRow(model.view.ids().at(drag.lifted()!.to)!);
    } else return;
    event.preventDefault();
    event.stopPropagation();
  }

  function drop() {
    drag.drop();
    focus.focusCell(rowId, helperKeys.drag);
  }

  const items = () => [
    ...moveItems(table, rowId, refusal),
    ...(insertable
      ? [
          {
            key: 'insert',
            label: t('drag.insert'),
            icon: <PlusOutlined aria-hidden />,
            disabled: !commands.addable || commands.addDisabled || model.room() === 0,
          },
        ]
      : []),
  ];
  const run: Record<string, () => void> = {
    up: () => commands.move(rowId, -1),
    down: () => commands.move(rowId, 1),
    insert: () => commands.insertBelow(rowId),
  };
  return (
    <MenuButton
      className={rowStyles.handle}
      data-drag-handle
      data-lifted={isLifted || undefined}
      data-refused={refusal !== undefined || undefined}
      title={refusal && t(`drag.${refusal}`)}
      aria-label={t('drag.handle', { row: index + 1 })}
      aria-describedby={`${tableId}-drag`}
      aria-pressed={isLifted || undefined}
      items={items}
      onChoose={(key) => run[key]?.()}
      onKeyDown={handleKeyDown}
      // Space presses a button when it is let go.
      onKeyUp={(event) => event.key === ' ' && event.preventDefault()}
      onBlur={() => isLifted && drag.cancel()}
    >
      <HolderOutlined aria-hidden />
    </MenuButton>
  );
}

/** Moves of a lifted row by key. */
const steps: Readonly<Record<string, (row: LiftedRow, page: number, last: number) => number>> = {
  ArrowUp: ({ to }) => to - 1,
  ArrowDown: ({ to }) => to + 1,
  PageUp: ({ to }, page) => to - page,
  PageDown: ({ to }, page) => to + page,
  Home: () => 0,
  End: (_row, _page, last) => last,
};

import { type AutoScrollOptions, DndContext, type DragMoveEvent, PointerSensor, useDraggable, useSensor, useSensors } from '@dnd-kit/core';
import { type RefObject, useEffect, useRef } from 'react';
import { useTableContext } from '../context/tableContext.ts';
import { helperKeys } from '../layout/helperColumns.ts';
import { gapAt, positionInGap } from './rowDrag.ts';

/** Px that a pointer has to go before it drags: less is a click. */
const pointer = { activationConstraint: { distance: 4 } };
/** Rows scroll while the pointer is near the upper or lower edge; sideways only beyond it. */
const autoScroll: AutoScrollOptions = { threshold: { x: 0, y: 0.15 } };
/** `DragStatus` says what happens, for pointer and keyboard alike. */
const silent = { onDragStart: noText, onDragOver: noText, onDragEnd: noText, onDragCancel: noText };
const accessibility = { announcements: silent, screenReaderInstructions: { draggable: '' }, restoreFocus: false };

interface RowDraggingProps {
  scroller: RefObject<HTMLElement | null>;
}

/**
 * Dragging by pointer. What is dragged is, for the library, the box of all rows: rows come and go under the pointer, and where
 * a row would go is arithmetic. So no row has a hook, and nothing is drawn for rows out of view. Loaded by tables that need it.
 */
export default function RowDragging({ scroller }: RowDraggingProps) {
  const { model, drag, commands, offsets } = useTableContext();
  const sensors = useSensors(useSensor(PointerSensor, pointer));
  const pressed = useRef<{ rowId: string; y: number }>(undefined);

  function handleDragStart() {
    const { rowId } = pressed.current!;
    if (!drag!.lift(rowId)) commands.refuseMove(drag!.refusal(rowId));
  }

  function handleDragMove({ delta }: DragMoveEvent) {
    const lifted = drag!.lifted();
    // The way includes what was scrolled since.
    if (lifted) drag!.moveTo(positionInGap(gapAt(pressed.current!.y + delta.y, offsets()), lifted.from));
  }

  return (
    <DndContext
      sensors={sensors}
      autoScroll={autoScroll}
      accessibility={accessibility}
      onDragStart={handleDragStart}
      onDragMove={handleDragMove}
      onDragEnd={() => drag!.drop()}
      onDragCancel={() => drag!.cancel()}
    >
      <RowBox
        scroller={scroller}
        onPress={(rowId, y) => {
          // The row stays rendered, and with it the handle that the pointer holds.
          model.activeCell.set({ rowId, column: helperKeys.drag, mode: 'edit' });
          pressed.current = { rowId, y };
        }}
      />
    </DndContext>
  );
}

interface RowBoxProps extends RowDraggingProps {
  /** A handle was pressed, `y` px from the top of the first row. */
  onPress: (rowId: string, y: number) => void;
}

function RowBox({ scroller, onPress }: RowBoxProps) {
  const { setNodeRef, listeners } = useDraggable({ id: 'rows' });
  const press = useRef(handlePress);
  useEffect(() => {
    press.current = handlePress;
  });

  function handlePress(event: PointerEvent) {
    const handle = (event.target as HTMLElement).closest<HTMLElement>('[data-drag-handle]');
    const rowId = handle?.closest<HTMLElement>('[data-row-id]')?.dataset['rowId'];
    const box = handle?.closest<HTMLElement>('[role="rowgroup"]');
    if (rowId === undefined || !box || box.parentElement !== scroller.current) return;
    setNodeRef(box);
    onPress(rowId, event.clientY - box.getBoundingClientRect().top);
    listeners?.['onPointerDown']?.({ nativeEvent: event });
  }

  useEffect(() => {
    const grid = scroller.current;
    const listen = (event: PointerEvent) => press.current(event);
    grid?.addEventListener('pointerdown', listen);
    return () => grid?.removeEventListener('pointerdown', listen);
  }, [scroller]);
  return null;
}

function noText(): undefined {
  return undefined;
}

import { closestCenter, type CollisionDetection, type DragMoveEvent, PointerSensor, pointerWithin, useSensor, useSensors } from '@dnd-kit/core';
import { useState } from 'react';
import { type DropPlace, dropPlace } from '../model/dropPlace.ts';
import type { QueryBuilder } from './useQueryBuilder.ts';

/** Px that a pointer has to go before it drags: less is a click. */
const pointer = { activationConstraint: { distance: 4 } };
const noText = (): undefined => undefined;
/** The builder says what happened, for pointer and keyboard alike. */
const silent = { onDragStart: noText, onDragOver: noText, onDragEnd: noText, onDragCancel: noText };
const accessibility = { announcements: silent, screenReaderInstructions: { draggable: '' }, restoreFocus: false };

const underPointer: CollisionDetection = (args) => {
  const hits = pointerWithin(args);
  return hits.length > 0 ? hits : closestCenter(args);
};

/** Dragging of lines and groups: what is dragged, where it would go, and the settings of the library. */
export function useLineDrag({ root, place }: QueryBuilder) {
  const [dragged, setDragged] = useState<string>();
  const [drop, setDrop] = useState<DropPlace>();
  const sensors = useSensors(useSensor(PointerSensor, pointer));
  const stop = (): void => {
    setDragged(undefined);
    setDrop(undefined);
  };

  function placeAt({ over, active, activatorEvent, delta }: DragMoveEvent): DropPlace | undefined {
    if (!over || over.id === active.id) return undefined;
    const y = (activatorEvent as PointerEvent).clientY + delta.y;
    const found = dropPlace(root, String(over.id), y < over.rect.top + over.rect.height / 2 ? 'upper' : 'lower');
    return found?.targetId === active.id ? undefined : found;
  }

  return {
    dragged,
    drop,
    context: {
      sensors,
      accessibility,
      collisionDetection: underPointer,
      onDragStart: ({ active }: { active: { id: string | number } }) => setDragged(String(active.id)),
      onDragMove: (event: DragMoveEvent) => {
        const next = placeAt(event);
        setDrop((now) => (now?.targetId === next?.targetId && now?.side === next?.side ? now : next));
      },
      onDragEnd: (event: DragMoveEvent) => {
        stop();
        const found = placeAt(event);
        if (found) place(String(event.active.id), found.targetId, found.side);
      },
      onDragCancel: stop,
    },
  };
}

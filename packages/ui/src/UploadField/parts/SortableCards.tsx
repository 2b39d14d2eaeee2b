import { closestCenter, DndContext, MouseSensor, TouchSensor, useSensor, useSensors } from '@dnd-kit/core';
import { rectSortingStrategy, SortableContext, useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import styles from '../UploadField.module.css';
import type { FileActions } from './fileActions.ts';
import { PictureCard } from './PictureCard.tsx';

/** Px that a mouse has to go before it drags: less is a click. */
const mouse = { activationConstraint: { distance: 4 } };
/** A finger has to rest for this many ms: one that moves at once scrolls. */
const touch = { activationConstraint: { delay: 250, tolerance: 8 } };
const noText = (): undefined => undefined;
/** The arrows do the same by keys, and say it in their names. */
const accessibility = {
  announcements: { onDragStart: noText, onDragOver: noText, onDragEnd: noText, onDragCancel: noText },
  screenReaderInstructions: { draggable: '' },
};

interface SortableCardsProps {
  cards: readonly FileActions[];
  /** One for each card. */
  keys: readonly string[];
  onMove: (from: number, to: number) => void;
}

/** Cards that a mouse or a finger puts into another order. */
export default function SortableCards({ cards, keys, onMove }: SortableCardsProps) {
  const sensors = useSensors(useSensor(MouseSensor, mouse), useSensor(TouchSensor, touch));
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={accessibility}
      onDragEnd={({ active, over }) => over && active.id !== over.id && onMove(keys.indexOf(String(active.id)), keys.indexOf(String(over.id)))}
    >
      <SortableContext items={[...keys]} strategy={rectSortingStrategy}>
        <ul className={styles.cards}>
          {cards.map((card, index) => (
            <SortableCard key={keys[index]} id={keys[index]!} card={card} />
          ))}
        </ul>
      </SortableContext>
    </DndContext>
  );
}

function SortableCard({ id, card }: { id: string; card: FileActions }) {
  const { setNodeRef, listeners, transform, transition, isDragging } = useSortable({ id });
  const drag = { ref: setNodeRef, listeners, isDragging, style: { transform: CSS.Translate.toString(transform), transition } };
  return <PictureCard {...card} drag={drag} />;
}

import { closestCenter, DndContext, KeyboardSensor, PointerSensor, useSensor, useSensors } from '@dnd-kit/core';
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { useSyncExternalStore } from 'react';
import { moveKey, moveKeyTo } from '../../../columnArrangement/columnArrangement.ts';
import type { Density } from '../../../styles/density.ts';
import { useListTexts } from '../../hooks/useListTexts.ts';
import type { ListLayoutState } from '../../hooks/useListLayout.ts';
import { type Column, defaultWidth, isHidden, orderColumns, pinOf, toWidth } from '../../model/columns.ts';
import { ColumnSettingsRow } from './ColumnSettingsRow.tsx';
import styles from './ColumnSettings.module.css';

const densities: Density[] = ['compact', 'default', 'roomy'];
const pointer = { activationConstraint: { distance: 4 } };
const keyboard = { coordinateGetter: sortableKeyboardCoordinates };

/** Which columns, in which order, how wide, which stay in view, how dense. All of it by pointer and by keys. */
export default function ColumnSettings<T>({ columns, state }: { columns: Column<T>[]; state: ListLayoutState }) {
  const { t } = useListTexts();
  const { layout, density, change, reset, shown } = state;
  const widths = useSyncExternalStore(shown.subscribe, shown.read);
  const sensors = useSensors(useSensor(PointerSensor, pointer), useSensor(KeyboardSensor, keyboard));
  const ordered = orderColumns(columns, layout.order);
  const keys = ordered.map((column) => column.key);
  const hidden = ordered.filter((column) => isHidden(column, layout)).map((column) => column.key);
  const nameOf = (key: unknown): string => {
    const title = ordered.find((column) => column.key === key)?.title;
    return typeof title === 'string' ? title : String(key);
  };
  const place = (key: unknown): number => keys.indexOf(String(key)) + 1;
  const announcements = {
    onDragStart: ({ active }: { active: { id: unknown } }) => t('columns.lifted', { column: nameOf(active.id) }),
    onDragOver: ({ active, over }: { active: { id: unknown }; over: { id: unknown } | null }) => {
      if (!over) return undefined;
      // It is over itself as soon as it is lifted.
      if (over.id === active.id) return t('columns.lifted', { column: nameOf(active.id) });
      return t('columns.over', { column: nameOf(active.id), place: place(over.id), n: keys.length });
    },
    onDragEnd: ({ active, over }: { active: { id: unknown }; over: { id: unknown } | null }) =>
      t('columns.dropped', { column: nameOf(active.id), place: place((over ?? active).id), n: keys.length }),
    onDragCancel: ({ active }: { active: { id: unknown } }) => t('columns.cancelled', { column: nameOf(active.id) }),
  };
  return (
    <div className={styles.columns}>
      <fieldset className={styles.density}>
        <legend>{t('columns.density')}</legend>
        {densities.map((name) => (
          <label key={name}>
            <input type="radio" name="hw-density" checked={density === name} onChange={() => change({ density: name })} />
            {t(`columns.${name}`)}
          </label>
        ))}
      </fieldset>
      <fieldset>
        <legend>{t('columns.title')}</legend>
        <DndContext
          sensors={sensors}
          collisionDetection={closestCenter}
          accessibility={{ announcements, screenReaderInstructions: { draggable: t('columns.howToMove') } }}
          onDragEnd={({ active, over }) => over && change({ order: moveKeyTo(keys, String(active.id), String(over.id)) })}
        >
          <SortableContext items={keys} strategy={verticalListSortingStrategy}>
            <ul className={styles.order}>
              {ordered.map((column) => {
                const { key } = column;
                return (
                  <ColumnSettingsRow
                    key={key}
                    id={key}
                    title={column.title}
                    isShown={!hidden.includes(key)}
                    // The last one stays: a table without columns shows nothing to click.
                    isOnlyOne={!hidden.includes(key) && hidden.length === ordered.length - 1}
                    width={layout.widths?.[key] ?? widths[key] ?? column.width ?? defaultWidth}
                    pin={pinOf(column, layout)}
                    onToggle={() => change({ hidden: hidden.includes(key) ? hidden.filter((other) => other !== key) : [...hidden, key] })}
                    onMove={(by) => change({ order: moveKey(keys, key, by) })}
                    onWidth={(width) => change({ widths: { ...layout.widths, [key]: toWidth(width) } })}
                    onPin={(pin) => change({ pins: { ...layout.pins, [key]: pin } })}
                  />
                );
              })}
            </ul>
          </SortableContext>
        </DndContext>
      </fieldset>
      <p className={styles.keys}>{t('columns.keys')}</p>
      <button type="button" className="hw-link" onClick={reset}>
        {t('columns.reset')}
      </button>
    </div>
  );
}

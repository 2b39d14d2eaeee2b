import { HolderOutlined } from '@ant-design/icons';
import { useDraggable } from '@dnd-kit/core';
import styles from '../AdvancedQuery.module.css';
import { useBuilder } from '../hooks/builderContext.ts';

/** Moves a line or group: by arrow keys while it has the focus, or dragged. */
export function MoveHandle({ id, label }: { id: string; label: string }) {
  const { builder, formId } = useBuilder();
  const { setNodeRef, listeners } = useDraggable({ id });
  return (
    <button
      ref={setNodeRef}
      type="button"
      className={`hw-icon-button ${styles.handle}`}
      data-part="move"
      aria-label={label}
      aria-describedby={`${formId}-move`}
      onPointerDown={(event) => listeners?.['onPointerDown']?.(event)}
      onKeyDown={(event) => {
        if (event.altKey || event.ctrlKey || event.metaKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
        event.preventDefault();
        builder.step(id, event.key === 'ArrowUp' ? -1 : 1);
      }}
    >
      <HolderOutlined aria-hidden />
    </button>
  );
}

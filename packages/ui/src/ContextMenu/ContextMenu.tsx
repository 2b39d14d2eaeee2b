import { type KeyboardEvent, type MouseEvent, useState } from 'react';
import styles from './ContextMenu.module.css';
import type { ContextMenuItem, ContextMenuProps } from './ContextMenu.types.ts';
import { useLongPress } from './hooks/useLongPress.ts';
import type { Point } from './model/placeMenu.ts';
import { OpenMenu } from './parts/OpenMenu.tsx';

interface Opened {
  point: Point;
  target: HTMLElement;
  items: ContextMenuItem[];
  /** Gets the focus back. */
  focused: HTMLElement | undefined;
}

/**
 * A menu where it is asked for: by the second mouse button, by a long press (0.5 s) on touch screens, by the menu key or
 * Shift+F10. It stays in the window, has submenus, and gives the focus back.
 */
export function ContextMenu({ items, onSelect, label, children }: ContextMenuProps) {
  const [opened, setOpened] = useState<Opened>();

  function open(target: HTMLElement, point: Point): boolean {
    const shown = typeof items === 'function' ? items(target) : items;
    if (shown.length === 0) return false;
    const focused = document.activeElement instanceof HTMLElement ? document.activeElement : undefined;
    setOpened({ target, point, items: shown, focused });
    return true;
  }
  const longPress = useLongPress(open);

  function close(): void {
    opened?.focused?.focus({ preventScroll: true });
    setOpened(undefined);
  }

  function handleContextMenu(event: MouseEvent): void {
    if (open(event.target as HTMLElement, { x: event.clientX, y: event.clientY })) event.preventDefault();
  }

  function handleKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'ContextMenu' && !(event.shiftKey && event.key === 'F10')) return;
    const target = event.target as HTMLElement;
    const { left, bottom } = target.getBoundingClientRect();
    if (open(target, { x: left, y: bottom })) event.preventDefault();
  }

  return (
    <>
      <div role="presentation" className={styles.place} onContextMenu={handleContextMenu} onKeyDown={handleKeyDown} {...longPress}>
        {children}
      </div>
      {opened && (
        <OpenMenu
          items={opened.items}
          point={opened.point}
          label={label}
          onClose={close}
          onSelect={(key) => {
            // First the focus, so that what is chosen may move it on.
            close();
            onSelect(key, opened.target);
          }}
        />
      )}
    </>
  );
}

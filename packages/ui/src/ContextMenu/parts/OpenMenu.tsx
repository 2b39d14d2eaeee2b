import { Menu, type MenuProps, type MenuRef } from 'antd';
import { type KeyboardEvent, type SyntheticEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useLookScope } from '../../HarrowProvider/look/LookScope.tsx';
import { useMediaQuery } from '../../HarrowProvider/look/useMediaQuery.ts';
import { useTranslation } from '../../HarrowProvider/language/useTranslation.ts';
import styles from '../ContextMenu.module.css';
import type { ContextMenuItem } from '../ContextMenu.types.ts';
import { placeMenu, type Point } from '../model/placeMenu.ts';

interface OpenMenuProps {
  items: ContextMenuItem[];
  point: Point;
  label: string | undefined;
  onSelect: (key: string) => void;
  onClose: () => void;
}

/** Opens and closes a submenu within its menu by Right, Left and Escape; antd does so only for one beside it. */
function stepInside(event: KeyboardEvent): boolean {
  const focused = event.target as HTMLElement;
  const title =
    event.key === 'ArrowRight'
      ? focused.closest<HTMLElement>('[aria-expanded="false"]')
      : ['ArrowLeft', 'Escape'].includes(event.key) && focused.closest('.ant-menu-submenu')?.querySelector<HTMLElement>('[aria-expanded="true"]');
  if (!title) return false;
  event.preventDefault();
  title.focus();
  title.click();
  return true;
}

const stop = (event: SyntheticEvent): void => event.stopPropagation();

/** The menu itself, above everything. Events in it are not those of the place it was asked for. */
export function OpenMenu({ items, point, label, onSelect, onClose }: OpenMenuProps) {
  const { t } = useTranslation('ui');
  const backdrop = useRef<HTMLDivElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const menu = useRef<MenuRef>(null);
  const [place, setPlace] = useState<Point>();
  const [openKeys, setOpenKeys] = useState<string[]>([]);
  // Two menus side by side need more room than a phone has: there a submenu opens within its menu.
  const isNarrow = useMediaQuery('(width < 768px)');

  useLayoutEffect(() => {
    const element = box.current!;
    const settle = (): void => {
      const { offsetWidth: width, offsetHeight: height } = element;
      setPlace(placeMenu(point, { width, height }, { width: document.documentElement.clientWidth, height: window.innerHeight }));
    };
    settle();
    // An open submenu makes a menu longer.
    const observer = new ResizeObserver(settle);
    observer.observe(element);
    return () => observer.disconnect();
  }, [point]);
  useEffect(() => {
    menu.current?.focus({ preventScroll: true });
  }, [point]);
  useEffect(() => {
    window.addEventListener('resize', onClose);
    return () => window.removeEventListener('resize', onClose);
  });

  const scope = useLookScope();

  function handleKeyDown(event: KeyboardEvent): void {
    event.stopPropagation();
    if (event.key === 'Tab') {
      event.preventDefault();
      onClose();
    }
    if (isNarrow && stepInside(event)) return;
    if (event.key !== 'Escape') return;
    if (!isNarrow && openKeys.length > 0) setOpenKeys(openKeys.slice(0, -1));
    else onClose();
  }

  return createPortal(
    <div
      ref={backdrop}
      role="presentation"
      className={`${styles.backdrop} ${scope}`}
      onPointerDown={(event) => {
        event.stopPropagation();
        if (event.target === event.currentTarget) onClose();
      }}
      onContextMenu={(event) => {
        event.preventDefault();
        event.stopPropagation();
      }}
      onKeyDown={handleKeyDown}
      onMouseDown={stop}
      onPointerUp={stop}
      onPointerMove={stop}
      onClick={stop}
      onDoubleClick={stop}
    >
      <div ref={box} className={styles.menu} style={place ? { left: place.x, top: place.y } : { left: 0, top: 0 }}>
        <Menu
          ref={menu}
          aria-label={label ?? t('contextMenu.label')}
          mode={isNarrow ? 'inline' : 'vertical'}
          inlineIndent={16}
          selectable={false}
          items={items as MenuProps['items']}
          openKeys={openKeys}
          onOpenChange={setOpenKeys}
          getPopupContainer={() => backdrop.current!}
          onClick={({ key }) => onSelect(key)}
        />
      </div>
    </div>,
    document.body,
  );
}

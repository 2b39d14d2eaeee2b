import { Dropdown, type MenuProps } from 'antd';
import { type ButtonHTMLAttributes, useRef, useState } from 'react';
import styles from '../EditableTable.module.css';
import rowStyles from '../rows/rows.module.css';

interface MenuButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** Asked when the menu opens. */
  items: () => NonNullable<MenuProps['items']>;
  /** Called with the key of the chosen item. */
  onChoose: (key: string) => void;
}

/**
 * A button with an icon that opens a menu. The menu is mounted when it is first opened, beside the button and not around
 * it, so that the button stays the same element: for the focus, and for the second of two clicks.
 */
export function MenuButton({ items, onChoose, ...rest }: MenuButtonProps) {
  const [state, setState] = useState<'never' | 'open' | 'closed'>('never');
  const button = useRef<HTMLButtonElement>(null);
  /** A press on the button closes the menu by itself, before the click comes. */
  const wasOpen = useRef(false);

  function handleOpenChange(open: boolean) {
    setState(open ? 'open' : 'closed');
    if (!open && document.activeElement?.closest('[role="menu"]')) button.current?.focus();
  }

  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles.iconButton}
        aria-haspopup="menu"
        aria-expanded={state === 'open'}
        onPointerDown={() => {
          wasOpen.current = state === 'open';
        }}
        onClick={() => {
          setState(wasOpen.current ? 'closed' : 'open');
          wasOpen.current = false;
        }}
        {...rest}
      />
      {state !== 'never' && (
        <Dropdown
          trigger={['click']}
          autoFocus
          placement="bottomLeft"
          open={state === 'open'}
          onOpenChange={handleOpenChange}
          menu={{ items: state === 'open' ? items() : [], onClick: ({ key }) => onChoose(key) }}
        >
          <span className={rowStyles.menuAnchor} />
        </Dropdown>
      )}
    </>
  );
}

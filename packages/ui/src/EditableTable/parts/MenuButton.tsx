import { Dropdown, type MenuProps } from 'antd';
import { type ButtonHTMLAttributes, useState } from 'react';
import styles from '../EditableTable.module.css';

interface MenuButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** Asked when the menu opens. */
  items: () => NonNullable<MenuProps['items']>;
  /** Called with the key of the chosen item. */
  onChoose: (key: string) => void;
}

/** A button with an icon that opens a menu. The menu itself is mounted when it is first opened. */
export function MenuButton({ items, onChoose, ...rest }: MenuButtonProps) {
  const [state, setState] = useState<'never' | 'open' | 'closed'>('never');
  const button = (
    <button
      type="button"
      className={styles.iconButton}
      aria-haspopup="menu"
      aria-expanded={state === 'open'}
      onClick={state === 'never' ? () => setState('open') : undefined}
      {...rest}
    />
  );
  if (state === 'never') return button;
  return (
    <Dropdown
      trigger={['click']}
      autoFocus
      placement="bottomRight"
      open={state === 'open'}
      onOpenChange={(open) => setState(open ? 'open' : 'closed')}
      menu={{ items: state === 'open' ? items() : [], onClick: ({ key }) => onChoose(key) }}
    >
      {button}
    </Dropdown>
  );
}

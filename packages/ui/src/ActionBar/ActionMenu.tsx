import { EllipsisOutlined } from '@ant-design/icons';
import { Dropdown } from 'antd';
import { useState } from 'react';
import { useTranslation } from '../HarrowProvider/language/useTranslation.ts';
import type { Action } from './ActionBar.types.ts';

export interface ActionMenuProps {
  /** Its entries, in order; without any there is no menu. */
  actions: Action[];
  /** Accessible name of the menu. Default "More actions". */
  label?: string;
}

/**
 * The "…" button. The menu itself is built when it is first opened, so that a table can carry one in every row.
 */
export function ActionMenu({ actions, label }: ActionMenuProps) {
  const { t } = useTranslation('ui');
  const [open, setOpen] = useState<boolean>();
  const button = (
    <button
      type="button"
      className="hw-icon-button"
      aria-label={label ?? t('more.actions')}
      aria-haspopup="menu"
      aria-expanded={open ?? false}
      onClick={() => setOpen(true)}
    >
      <EllipsisOutlined aria-hidden />
    </button>
  );
  if (open === undefined) return button;
  const items = actions.map(({ key, label: text, icon, danger, disabled, hint }) => ({
    key,
    label: text,
    icon,
    danger,
    disabled,
    title: hint ?? '',
  }));
  return (
    <Dropdown
      open={open}
      onOpenChange={setOpen}
      trigger={['click']}
      placement="bottomRight"
      autoFocus
      menu={{
        items,
        onClick: ({ key, domEvent }) => {
          domEvent.stopPropagation();
          setOpen(false);
          actions.find((action) => action.key === key)?.onClick();
        },
      }}
    >
      {button}
    </Dropdown>
  );
}

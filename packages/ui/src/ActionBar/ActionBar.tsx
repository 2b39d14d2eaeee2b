import { Button } from 'antd';
import { useMediaQuery } from '../HarrowProvider/look/useMediaQuery.ts';
import type { Action } from './ActionBar.types.ts';
import { ActionMenu } from './ActionMenu.tsx';
import styles from './ActionBar.module.css';

export interface ActionBarProps {
  /** The buttons, in the order in which they are shown. */
  actions: Action[];
  /** Buttons beside the filled one before the rest goes under "…". Default 3; on narrow screens at most 2, so that they stay in one row. */
  limit?: number;
}

/** The actions of a screen: one filled button at the right, the quiet rest beside it, more than `limit` under "…". */
export function ActionBar({ actions, limit = 3 }: ActionBarProps) {
  // Only one may be filled; a second "primary" is a quiet one.
  const main = actions.find((action) => action.primary);
  const rest = actions.filter((action) => action !== main);
  const most = useMediaQuery('(width < 768px)') ? Math.min(limit, 2) : limit;
  const shown = rest.length > most ? rest.slice(0, most - 1) : rest;
  const more = rest.slice(shown.length);
  return (
    <div className={styles.actions}>
      {more.length > 0 && <ActionMenu actions={more} />}
      {shown.map((action) => (
        <ActionButton key={action.key} action={action} />
      ))}
      {main && <ActionButton action={main} type="primary" />}
    </div>
  );
}

function ActionButton({ action, type = 'default' }: { action: Action; type?: 'primary' | 'default' }) {
  const { label, icon, danger, disabled, hint, loading, onClick } = action;
  return (
    <Button type={type} icon={icon} danger={danger} disabled={disabled} loading={loading} title={hint} onClick={onClick}>
      {label}
    </Button>
  );
}

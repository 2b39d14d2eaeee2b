import type { Action } from '../../../ActionBar/ActionBar.types.ts';
import { ActionMenu } from '../../../ActionBar/ActionMenu.tsx';
import styles from '../table.module.css';

/** The first two actions of a row appear under the pointer and on focus; "…" is always there. */
export function RowActions({ actions, label }: { actions: Action[]; label: string }) {
  if (actions.length === 0) return null;
  const shown = actions.slice(0, 2);
  return (
    <div className={styles.rowActions}>
      <span className={styles.rowActionsQuick}>
        {shown.map((action) => (
          <button key={action.key} type="button" className="hw-link" disabled={action.disabled} title={action.hint} onClick={action.onClick}>
            {action.label}
          </button>
        ))}
      </span>
      <ActionMenu actions={actions} label={label} />
    </div>
  );
}

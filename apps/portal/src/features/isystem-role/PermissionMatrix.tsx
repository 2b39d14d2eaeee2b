import type { PermissionNode } from '@harrow/api-client';
import { ListSkeleton } from '@harrow/ui';
import { useQuery } from '@tanstack/react-query';
import { Checkbox, Input } from 'antd';
import { Fragment, type KeyboardEvent, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CallFailure } from '../../shared/calls/CallFailure.tsx';
import styles from './PermissionMatrix.module.css';
import { actionOf, changeRights, listsOf, ownRights, permissionColumns } from './permissionColumns.ts';
import { permissionTree } from './roles.ts';

interface PermissionMatrixProps {
  id?: string;
  value?: string[];
  onChange?: (value: string[]) => void;
  disabled?: boolean;
}

/**
 * Rights of a role: a row per module and below it one per list of its lines, a column per right. The box of a row or column takes all of it
 * that is shown; arrow keys move from box to box.
 */
export function PermissionMatrix({ id, value = [], onChange, disabled = false }: PermissionMatrixProps) {
  const { t } = useTranslation('isystemRole');
  const { data, error, refetch } = useQuery(permissionTree);
  const [wanted, setWanted] = useState('');
  const columns = useMemo(() => permissionColumns(data ?? []), [data]);
  if (error) return <CallFailure error={error} onRetry={() => void refetch()} />;
  if (!data) return <ListSkeleton rows={6} />;
  const granted = new Set(value);
  const text = wanted.trim().toLowerCase();
  const shown = data.filter(({ title, key }) => title.toLowerCase().includes(text) || key.toLowerCase().includes(text));
  const change = (keys: readonly string[], on: boolean): void => onChange?.(changeRights(data, value, keys, on));
  const box = { granted, disabled, onChange: change };
  const keysOf = (action: string): string[] => shown.flatMap((module) => ownRights(module).flatMap(({ key }) => (actionOf(key) === action ? [key] : [])));
  return (
    <div id={id}>
      <Input.Search
        allowClear
        disabled={false}
        aria-label={t('findModule')}
        placeholder={t('findModule')}
        onChange={(event) => setWanted(event.target.value)}
      />
      {/* Focusable, so that it can be scrolled with the keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className={`${styles.scroll} hw-focusable`} role="region" aria-label={t('field.permissions')} tabIndex={0}>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrows are a shortcut between boxes that Tab reaches, too */}
        <table className={styles.matrix} onKeyDown={goToNextBox}>
          <thead>
            <tr>
              <th scope="col">{t('module')}</th>
              {columns.map(({ action, title }) => (
                <th key={action} scope="col">
                  <Rights {...box} keys={keysOf(action)} label={t('all', { name: title })} />
                  <div>{title}</div>
                </th>
              ))}
              <th scope="col">{t('others')}</th>
            </tr>
          </thead>
          <tbody>
            {shown.map((module) => (
              <Fragment key={module.key}>
                <Row node={module} rights={ownRights(module)} columns={columns.map(({ action }) => action)} {...box} />
                {listsOf(module).map((lines) => (
                  <Row key={lines.key} node={lines} rights={lines.children ?? []} columns={columns.map(({ action }) => action)} isInner {...box} />
                ))}
              </Fragment>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}

interface BoxProps {
  granted: ReadonlySet<string>;
  disabled: boolean;
  onChange: (keys: readonly string[], on: boolean) => void;
}

interface RowProps extends BoxProps {
  node: PermissionNode;
  rights: readonly PermissionNode[];
  columns: readonly string[];
  /** Lines of the module above. */
  isInner?: boolean;
}

function Row({ node: { title }, rights, columns, isInner = false, ...box }: RowProps) {
  const others = rights.filter(({ key }) => !columns.includes(actionOf(key)));
  return (
    <tr>
      <th scope="row" className={isInner ? styles.inner : undefined}>
        <Rights {...box} keys={rights.map(({ key }) => key)} label={title}>
          {title}
        </Rights>
      </th>
      {columns.map((action) => {
        const right = rights.find(({ key }) => actionOf(key) === action);
        return <td key={action}>{right && <Rights {...box} keys={[right.key]} label={`${title} · ${right.title}`} />}</td>;
      })}
      <td className={styles.others}>
        {others.map((right) => (
          <Rights key={right.key} {...box} keys={[right.key]} label={`${title} · ${right.title}`}>
            {right.title}
          </Rights>
        ))}
      </td>
    </tr>
  );
}

/** A box for one right or for several at once. */
function Rights({ keys, label, granted, disabled, onChange, children }: BoxProps & { keys: readonly string[]; label: string; children?: string }) {
  const count = keys.filter((key) => granted.has(key)).length;
  return (
    <Checkbox
      aria-label={label}
      disabled={disabled || keys.length === 0}
      checked={keys.length > 0 && count === keys.length}
      indeterminate={count > 0 && count < keys.length}
      onChange={(event) => onChange(keys, event.target.checked)}
    >
      {children}
    </Checkbox>
  );
}

const steps: Readonly<Record<string, readonly [rows: number, cells: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** Goes in the direction of the arrow to the next cell that has a box. */
function goToNextBox(event: KeyboardEvent<HTMLTableElement>): void {
  const cell = (event.target as Element).closest('td, th');
  const step = steps[event.key];
  if (!step || !(cell instanceof HTMLTableCellElement)) return;
  event.preventDefault();
  const { rows } = event.currentTarget;
  let row = (cell.parentElement as HTMLTableRowElement).rowIndex;
  let at = cell.cellIndex;
  for (;;) {
    row += step[0];
    at += step[1];
    const next = rows[row]?.cells[at];
    if (!next) return;
    const box = next.querySelector<HTMLInputElement>('input:enabled');
    if (box) return box.focus();
  }
}

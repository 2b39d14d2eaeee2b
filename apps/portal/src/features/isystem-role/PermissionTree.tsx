import type { PermissionNode } from '@harrow/api-client';
import { ListSkeleton } from '@harrow/ui';
import { useQuery } from '@tanstack/react-query';
import { Checkbox, Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './PermissionTree.module.css';
import { permissionTree } from './roles.ts';
import { CallFailure } from '../../shared/CallFailure.tsx';

interface PermissionTreeProps {
  id?: string;
  value?: string[];
  onChange?: (value: string[]) => void;
  disabled?: boolean;
}

/** What a role may do: a line per module, a box per action; the module's box takes all of them. */
export function PermissionTree({ id, value = [], onChange, disabled }: PermissionTreeProps) {
  const { t } = useTranslation('isystemRole');
  const { data, error, refetch } = useQuery(permissionTree);
  const [wanted, setWanted] = useState('');
  if (error) return <CallFailure error={error} onRetry={() => void refetch()} />;
  if (!data) return <ListSkeleton rows={6} />;
  const granted = new Set(value);
  const text = wanted.trim().toLowerCase();
  const shown = data.filter(({ title, key }) => title.toLowerCase().includes(text) || key.toLowerCase().includes(text));
  const change = (keys: readonly string[], on: boolean): void => {
    const next = new Set(granted);
    for (const key of keys) {
      if (on) next.add(key);
      else next.delete(key);
    }
    onChange?.([...next]);
  };
  return (
    <div id={id}>
      <Input.Search
        allowClear
        disabled={false}
        aria-label={t('findModule')}
        placeholder={t('findModule')}
        onChange={(event) => setWanted(event.target.value)}
      />
      <div className={styles.modules}>
        {shown.map((module) => (
          <Module key={module.key} module={module} granted={granted} disabled={disabled ?? false} onChange={change} />
        ))}
      </div>
    </div>
  );
}

interface ModuleProps {
  module: PermissionNode;
  granted: ReadonlySet<string>;
  disabled: boolean;
  onChange: (keys: readonly string[], on: boolean) => void;
}

function Module({ module: { title, children }, granted, disabled, onChange }: ModuleProps) {
  const actions = children ?? [];
  const keys = actions.map(({ key }) => key);
  const count = keys.filter((key) => granted.has(key)).length;
  return (
    <div className={styles.module} role="group" aria-label={title}>
      <Checkbox
        className={styles.name ?? ''}
        disabled={disabled}
        checked={count === keys.length}
        indeterminate={count > 0 && count < keys.length}
        onChange={(event) => onChange(keys, event.target.checked)}
      >
        {title}
      </Checkbox>
      <div className={styles.actions}>
        {actions.map(({ key, title: action }) => (
          <Checkbox key={key} disabled={disabled} checked={granted.has(key)} onChange={(event) => onChange([key], event.target.checked)}>
            {action}
          </Checkbox>
        ))}
      </div>
    </div>
  );
}

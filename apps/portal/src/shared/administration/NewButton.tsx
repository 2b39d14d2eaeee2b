import { Button } from 'antd';
import type { ReactNode } from 'react';
import { usePermission } from '../usePermission.ts';

/** Adds a record, for users who may. @param permission e.g. `depart:add` */
export function NewButton({ permission, onClick, children }: { permission: string; onClick: () => void; children: ReactNode }) {
  if (!usePermission(permission)) return null;
  return (
    <Button type="primary" onClick={onClick}>
      {children}
    </Button>
  );
}

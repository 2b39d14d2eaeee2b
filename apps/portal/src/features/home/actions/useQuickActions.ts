import { canUse } from '@harrow/ui';
import { useQuery } from '@tanstack/react-query';
import { config } from '../../../platform/config.ts';
import { permissionsStore } from '../../../platform/session/permissions.ts';
import { useStore } from '../../../platform/store.ts';
import { actionOrder } from './actionOrder.ts';
import { type QuickAction, quickActions } from './actions.ts';

/** The quick actions that the user may take, in their order. */
export function useQuickActions(): readonly QuickAction[] {
  const permissions = useStore(permissionsStore);
  const { data } = useQuery(actionOrder.query());
  return (data?.order ?? []).filter((action) => canUse(quickActions[action].permission, permissions, config.buttonAuthMode));
}

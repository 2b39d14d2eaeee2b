import { permissionsOfLists } from '@harrow/ui/editable-table';
import { useMemo } from 'react';
import { permissionsStore } from '../../platform/session/permissions.ts';
import { useStore } from '../../platform/store.ts';

/**
 * The user's rights to the lines of a document: for the `permissions` of its table, whose `authPre` is the prefix, and for buttons beside
 * it.
 * @param prefix `{docType}:{list}`, for example `warrantyClaim:parts`
 */
export function useLineRights(prefix: string): { permissions: ReturnType<typeof permissionsOfLists>; mayAdd: boolean; mayRemove: boolean } {
  const { granted, defaults } = useStore(permissionsStore);
  return useMemo(() => {
    const permissions = permissionsOfLists({ auth: granted, allAuth: defaults });
    const excluded = new Set(permissions.excluded(`${prefix}:`));
    return { permissions, mayAdd: !excluded.has('add'), mayRemove: !excluded.has('remove') && !excluded.has('batch_delete') };
  }, [granted, defaults, prefix]);
}

import { permissionsStore } from '../../../../platform/session/permissions.ts';
import { useStore } from '../../../../platform/store.ts';
import { isGranted } from '../../../../shared/usePermission.ts';
import { apportionmentTab } from './apportionmentTab.tsx';
import { extensionTab } from './extensionTab.tsx';
import { campaignTab } from './campaignTab.tsx';
import { handoverTab } from './handoverTab.tsx';
import { insuranceTab } from './insuranceTab.tsx';
import { maintenanceTab } from './maintenanceTab.tsx';
import { partsReplacedTab } from './partsReplacedTab.tsx';
import type { AnyTab } from './passportTab.ts';
import { pdiTab } from './pdiTab.tsx';
import { usedPartsTab } from './usedPartsTab.tsx';

/** Tabs of the passport that families of documents add, in their order. A family declares its tab and names it here. */
const passportTabs: readonly AnyTab[] = [
  pdiTab,
  handoverTab,
  maintenanceTab,
  extensionTab,
  campaignTab,
  partsReplacedTab,
  usedPartsTab,
  apportionmentTab,
  insuranceTab,
];

/** Those that the user may see. */
export function usePassportTabs(): readonly AnyTab[] {
  const permissions = useStore(permissionsStore);
  return passportTabs.filter(({ permission }) => permission === null || isGranted(permissions, permission));
}

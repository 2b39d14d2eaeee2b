import type { Grants } from './matrix.ts';

/** Rights of areas whose calls are still to come: a role gets each when something asks for it. A module that declares one of these takes it from here. */
export const grantsInAdvance: Readonly<Record<string, Grants>> = {
  news: { DA: 'V', DS: 'V', DP: 'V', DM: 'V', MS: 'V', MM: 'V', MP: 'V', MK: 'VMX', MF: 'V', MT: 'V', SA: 'VM' },
  vehicleOrder: { DA: 'VRX', DM: 'VRX', MM: 'V', MK: 'VMXI', MF: 'VX+paid', SA: 'V' },
  salesGoal: { DA: 'VRX', DM: 'VRX', MK: 'VMXI', MF: 'VX', SA: 'V' },
  orderForecast: { DA: 'VCESDX', DM: 'VCESDX', MP: 'VX', MK: 'VAX', MF: 'V', SA: 'V' },
  marketActive: { DA: 'VCESDX', DM: 'VCESDX', MK: 'VAFX', MF: 'VX', SA: 'V' },
  marketInfo: { DA: 'VCESDX', DS: 'VCES', DP: 'VCES', DM: 'VCESDX', MS: 'V', MM: 'VX', MP: 'V', MK: 'VRX', SA: 'V' },
  prodUpgradeSuggest: { DA: 'VCESDX', DS: 'VCESDX', DP: 'VCES', DM: 'VCESDX', MS: 'VAX', MM: 'VAFX', MP: 'V', MK: 'VX', SA: 'V' },
};

import type { Grants } from './matrix.ts';

/** Rights of areas whose calls are still to come: a role gets each when something asks for it. A module that declares one of these takes it from here. */
export const grantsInAdvance: Readonly<Record<string, Grants>> = {
  news: { DA: 'V', DS: 'V', DP: 'V', DM: 'V', MS: 'V', MM: 'V', MP: 'V', MK: 'VMX', MF: 'V', MT: 'V', SA: 'VM' },
  vehicleOrder: { DA: 'VXP', DM: 'VXP', MM: 'V', MK: 'VMXIP', MF: 'VX', SA: 'V' },
  partsStock: { DA: 'VXI', DS: 'V', DP: 'VXI', MS: 'V', MM: 'V', MP: 'VX', MF: 'V', SA: 'V' },
  partsOrder: { DA: 'VCESDXP', DS: 'V', DP: 'VCESDXP', MM: 'V', MP: 'VAMXIP', MF: 'VX+paid', SA: 'V' },
  packingList: { DA: 'VXP', DS: 'V', DP: 'VXP', MM: 'V', MP: 'VMXIP+generate', MF: 'V', SA: 'V' },
  partsArrival: { DA: 'VXP+generate', DS: 'V', DP: 'VXP+generate', MM: 'V', MP: 'VX', MF: 'V', SA: 'V' },
  partsClaim: { DA: 'VCESDXP', DP: 'VCESDXP', MM: 'V', MP: 'VAXPF', MF: 'VFX', SA: 'V' },
  dealerPayment: { DA: 'VXPC', DP: 'VX', DM: 'VX', MM: 'V', MP: 'V', MK: 'V', MF: 'VMXIP+paid', SA: 'V' },
  monthlyCollectReceipts: { DA: 'VRXP', MM: 'V', MP: 'V', MK: 'V', MF: 'VMSXP+close', SA: 'V' },
  salesGoal: { DA: 'VX', DM: 'VX', MK: 'VMXI', MF: 'VX', SA: 'V' },
  orderForecast: { DA: 'VCESDX', DM: 'VCESDX', MP: 'VX', MK: 'VAX', MF: 'V', SA: 'V' },
  marketActive: { DA: 'VCESDX', DM: 'VCESDX', MK: 'VAFX', MF: 'VX', SA: 'V' },
  marketInfo: { DA: 'VCESDX', DS: 'VCES', DP: 'VCES', DM: 'VCESDX', MS: 'V', MM: 'VX', MP: 'V', MK: 'VRX', SA: 'V' },
  prodUpgradeSuggest: { DA: 'VCESDX', DS: 'VCESDX', DP: 'VCES', DM: 'VCESDX', MS: 'VAX', MM: 'VAFX', MP: 'V', MK: 'VX', SA: 'V' },
  training: { DA: 'V', DS: 'V', DP: 'V', DM: 'V', MS: 'V', MM: 'V', MP: 'V', MK: 'V', MF: 'V', MT: 'VMXI', SA: 'V' },
  trainingRegistration: { DA: 'VCESDX', DS: 'VCES', DP: 'VCES', DM: 'VCES', MF: 'VX', MT: 'VAXP', SA: 'V' },
  trainApply: { DA: 'VCESDX', DS: 'VCES', DP: 'VCES', DM: 'VCES', MS: 'V', MM: 'V', MF: 'V', MT: 'VAX', SA: 'V' },
};

import type { Grants } from './matrix.ts';

/** Rights of areas whose calls are still to come: a role gets each when something asks for it. A module that declares one of these takes it from here. */
export const grantsInAdvance: Readonly<Record<string, Grants>> = {
  training: { DA: 'V', DS: 'V', DP: 'V', DM: 'V', MS: 'V', MM: 'V', MP: 'V', MK: 'V', MF: 'V', MT: 'VMXI', SA: 'V' },
  trainingRegistration: { DA: 'VCESDX', DS: 'VCES', DP: 'VCES', DM: 'VCES', MF: 'VX', MT: 'VAX', SA: 'V' },
  trainApply: { DA: 'VCESDX', DS: 'VCES', DP: 'VCES', DM: 'VCES', MS: 'V', MM: 'V', MF: 'V', MT: 'VAX', SA: 'V' },
};

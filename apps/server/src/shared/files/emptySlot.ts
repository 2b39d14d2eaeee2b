import type { InvalidField } from '../refusal/refusal.ts';

/** A slot that has to hold a file before the document is handed in, and holds none. It may be for a photo, a scan or a signature. */
export const emptySlot = (slot: string): InvalidField => ({ field: slot, code: 'E-116', textKey: 'attach.slotEmpty' });

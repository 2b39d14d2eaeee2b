// Written by generateSlots.ts from the contract; do not edit.

export const documentPostSlots = {"attachments":{}} as const;

// Written by generateSlots.ts from the contract; do not edit.

export const trainApplySlots = {"attachments":{"most":20}} as const;

// Written by generateSlots.ts from the contract; do not edit.

export const feedbackSlots = {"attachments":{"most":20}} as const;

// Written by generateSlots.ts from the contract; do not edit.

export const monthlyCollectReceiptsSlots = {"signedFile":{"takes":["image","pdf"]}} as const;

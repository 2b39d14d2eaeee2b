// Written by generateSlots.ts from the contract; do not edit.

export const partsSlots = {"picture":{"takes":["image"]}} as const;

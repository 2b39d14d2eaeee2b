// Written by generateSlots.ts from the contract; do not edit.

export const serviceFeeSlots = {"proof":{"takes":["image","pdf"]}} as const;
